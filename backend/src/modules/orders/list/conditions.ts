import { phoneBeginning } from "../../../../../schema/rules/contact-phone";
import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import { asciiLower } from "../../../shared/ascii-lower";
import type { Period } from "../../../shared/period";
import { overdueVisit } from "../reading/overdue-visits";
import { type OrderFilter, statusesOf, UNFINISHED } from "./filter";
import { foundByKeyword } from "./search/keyword-search";
import { type Bind, startsWith, tailIs, tailOf } from "./search/texts";

/**
 * Two forms of a condition (decision 020): for finding the rows by the filter's own index, and for reading
 * the list in its sequence and checking each row. A `+` before a column prevents the use of its index.
 */
type Way = "found" | "walked";

/** A filter of the table `orders` as SQL, in both forms with the same numbered values. */
export interface Conditions {
  readonly found: string;
  readonly walked: string;
  /** The first value is the customer. */
  readonly values: readonly (string | number)[];
  /** Adds a value and returns its number in the statement; also for conditions besides the filter. */
  readonly bind: Bind;
}

/** @see Conditions */
export function conditionsOf(filter: OrderFilter): Conditions {
  const values: (string | number)[] = [];
  /** Every value is bound once, even if it is used several times, because D1 takes a hundred. */
  const bind: Bind = (value) => {
    const known = values.indexOf(value);
    return `?${known === -1 ? values.push(value) : known + 1}`;
  };
  const write = (way: Way) => conditions(filter, way, bind).join(" AND ");
  return { found: write("found"), walked: write("walked"), values, bind };
}

function conditions(filter: OrderFilter, way: Way, bind: Bind): string[] {
  const column = (name: string) => (way === "walked" ? `+${name}` : name);
  const within = (name: string, period: Period | undefined) => [
    ...(period?.from === undefined ? [] : [`${name} >= ${bind(period.from)}`]),
    ...(period?.before === undefined ? [] : [`${name} < ${bind(period.before)}`]),
  ];
  const is = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${column(name)} = ${bind(value)}`];
  const { appointResult } = filter;
  return [
    `${foundBesideOrders(filter) && way === "found" ? "+" : ""}customer_id = ${bind(filter.customerId)}`,
    ...statusConditions(filter, column, bind),
    ...visitConditions(filter, column, bind),
    ...within("created_at", filter.created),
    ...within(column("completed_at"), filter.completed),
    ...within(column("appointment_time"), filter.appointed),
    ...startsWith(column("order_no"), filter.orderNo, bind),
    ...startsWith(column("lower(logistics_no)"), filter.logisticsNo && asciiLower(filter.logisticsNo), bind),
    ...startsWith(column("area_code"), filter.areaCode && areaPrefix(filter.areaCode), bind),
    ...is("goods_type_name", filter.goodsTypeName),
    ...is("service_type_name", filter.serviceTypeName),
    ...is("shop_name", filter.shopName),
    ...is("pay_way", filter.payWay),
    ...is("logistics_company", filter.logisticsCompany),
    ...(appointResult === undefined ? [] : [`${column("appoint_result")} = ${Number(appointResult)}`]),
    ...(filter.customer === undefined
      ? []
      : [nameOrPhone("customer_name", "customer_phone", filter.customer, bind, true)]),
    ...(filter.keyword === undefined
      ? []
      : [`${column("")}id IN (${foundByKeyword(filter.keyword, filter, bind)})`]),
    ...(filter.worker === undefined ? [] : [workerCondition(filter.worker, column("worker_id"), bind)]),
  ];
}

/**
 * The common prefix of the codes of an area and of all areas below it: 330000 is a province, 330100 a city.
 */
export const areaPrefix = (code: string) => code.replace(/(?:00)+$/, "");

const quotedList = (statuses: readonly OrderStatus[]) => statuses.map((status) => `'${status}'`).join(", ");
/** The same words as in the index `orders_open`, so that SQLite uses it. */
const OPEN = "status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')";
/** The same for `orders_abnormal`: an unsolved exception (C-43). */
const IS_ABNORMAL = "is_goods_abnormal = 1 AND solve_exception_way IS NULL";

/** The same words as in the index `orders_unassigned`: paid, and no master assigned yet. */
const UNASSIGNED = "status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER')";
const HAS_UNPAID_MARKUP =
  "id IN (SELECT order_id FROM markups WHERE customer_id = ?1 AND status = 'WAIT_PAY')";

/** Whether another table finds the few orders, so that no index of the customer's orders is needed. */
const foundBesideOrders = ({ status, keyword }: OrderFilter) =>
  status === "MARKUP_WAIT_PAY" || keyword !== undefined;

function statusConditions(filter: OrderFilter, column: (name: string) => string, bind: Bind): string[] {
  const { status, isFinish, isArrival, isGoodsAbnormal } = filter;
  return [
    ...(status === undefined ? [] : conditionsOfStatus(status, column)),
    ...(filter.overdueUntil === undefined ? [] : [`${column("paid_at")} <= ${bind(filter.overdueUntil)}`]),
    ...(isFinish === undefined ? [] : conditionsOfStatus(isFinish ? "SETTLED" : "UNSETTLED", column)),
    ...(isArrival === false ? conditionsOfStatus("NOT_ARRIVAL", column) : []),
    ...(isArrival === true ? ["is_arrival = 1"] : []),
    ...(isGoodsAbnormal === true ? [IS_ABNORMAL] : []),
    ...(isGoodsAbnormal === false ? [`NOT (${IS_ABNORMAL})`] : []),
  ];
}

function visitConditions(
  { overdueVisit: asked }: OrderFilter,
  column: (name: string) => string,
  bind: Bind,
): string[] {
  if (!asked) return [];
  const overdue = overdueVisit(bind(asked.now), bind(asked.today), column);
  // Without an appointment the condition is null, which is not true either.
  return asked.isWanted ? overdue : [`(${overdue.join(" AND ")}) IS NOT TRUE`];
}

function conditionsOfStatus(
  status: NonNullable<OrderFilter["status"]>,
  column: (name: string) => string,
): string[] {
  // The goods of a finished order are no longer expected (C-64).
  if (status === "NOT_ARRIVAL") return [OPEN, "is_arrival = 0"];
  if (status === "ABNORMAL") return [IS_ABNORMAL];
  if (status === "UNSETTLED") return [OPEN];
  if (status === "REFUND") return ["refund_status <> 'CANCEL'"];
  if (status === "ASSIGN_OVERTIME") return [UNASSIGNED];
  if (status === "MARKUP_WAIT_PAY") return [`${column("")}${HAS_UNPAID_MARKUP}`];
  const statuses = statusesOf(status) ?? [];
  // A single status has an index of its own, in the sequence of the list.
  if (statuses.length === 1) return [`status = ${quotedList(statuses)}`];
  const among = `${column("status")} IN (${quotedList(statuses)})`;
  return statuses.every((one) => UNFINISHED.includes(one)) ? [OPEN, among] : [among];
}

/**
 * A part of the name; or, if the text can be one, the beginning of the phone, or its last four digits if they
 * are indexed. It is compared without patterns, so that `%` and `_` are plain characters.
 */
function nameOrPhone(name: string, phone: string, text: string, bind: Bind, hasTail = false): string {
  const part = `instr(${hasCase(text) ? `lower(${name})` : name}, ${bind(asciiLower(text))}) > 0`;
  const beginning = phoneBeginning(text);
  if (beginning === null) return part;
  const tail = hasTail ? tailOf(beginning) : null;
  const ends = tail === null ? "" : ` OR ${tailIs(phone, tail, bind)}`;
  return `(${part} OR ${startsWith(phone, beginning, bind).join(" AND ")}${ends})`;
}

/** Chinese has no case. Without `lower`, twenty thousand names are read in half the time. */
const hasCase = (text: string) => /[a-z]/i.test(text);

/** Masters of immediate orders are hidden from the customer (DETAIL-17), so a search must not find them. */
const workerCondition = (text: string, workerId: string, bind: Bind): string =>
  `order_type = 'GENERAL' AND ${workerId} IN (${mastersFound(text, bind)})`;

/** A query for the masters that a text finds, among those whom the customer has met (decision 065). */
export const mastersFound = (text: string, bind: Bind): string =>
  `SELECT worker_id AS id FROM customer_masters WHERE customer_id = ?1 AND ${nameOrPhone("name", "phone", text, bind)}`;
