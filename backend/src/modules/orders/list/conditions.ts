import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import type { Period } from "../../../shared/period";
import { overdueVisit } from "../reading/overdue-visits";
import { type OrderFilter, statusesOf, UNFINISHED } from "./filter";
import { foundByKeyword } from "./search/keyword-search";
import { type Bind, isTail, phoneDigits, startsWith, tailIs } from "./search/texts";

/**
 * How a condition is written (decision 020): so that SQLite finds the rows by the filter's own index, or so that it
 * walks the list in its sequence and looks at each entry. A `+` before a column keeps its index away.
 */
type Way = "found" | "walked";

/** What a filter asks of the table `orders`, as SQL in both ways over the same numbered values. */
export interface Conditions {
  readonly found: string;
  readonly walked: string;
  /** The first one is the customer. */
  readonly values: readonly (string | number)[];
  /** Number of a value, as it is written; for what a statement asks beside the filter. */
  readonly bind: Bind;
}

/** @see Conditions */
export function conditionsOf(filter: OrderFilter): Conditions {
  const values: (string | number)[] = [];
  /** Every value is bound once, however often it is written: D1 takes a hundred. */
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
    ...startsWith(column("lower(logistics_no)"), filter.logisticsNo?.toLowerCase(), bind),
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

/** What the codes of an area and of everything below it begin with: 330000 is a province, 330100 a city. */
export const areaPrefix = (code: string) => code.replace(/(?:00)+$/, "");

const listed = (statuses: readonly OrderStatus[]) => statuses.map((status) => `'${status}'`).join(", ");
/** Word for word what the index `orders_open` holds, so that SQLite knows. */
const OPEN = "status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')";
/** Likewise of `orders_abnormal`: an unsolved exception (C-43). */
const IS_ABNORMAL = "is_goods_abnormal = 1 AND solve_exception_way IS NULL";

/** Word for word what the index `orders_unassigned` holds: paid, and no master assigned yet. */
const UNASSIGNED = "status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER')";
const HAS_UNPAID_MARKUP =
  "id IN (SELECT order_id FROM markups WHERE customer_id = ?1 AND status = 'WAIT_PAY')";

/** Whether another table knows the few orders that are asked for, so that no index of the customer's is needed. */
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
  // Without an appointment it is neither.
  return asked.isWanted ? overdue : [`(${overdue.join(" AND ")}) IS NOT TRUE`];
}

function conditionsOfStatus(
  status: NonNullable<OrderFilter["status"]>,
  column: (name: string) => string,
): string[] {
  // The goods of a finished order are not expected any more (C-64).
  if (status === "NOT_ARRIVAL") return [OPEN, "is_arrival = 0"];
  if (status === "ABNORMAL") return [IS_ABNORMAL];
  if (status === "UNSETTLED") return [OPEN];
  if (status === "REFUND") return ["refund_status <> 'CANCEL'"];
  if (status === "ASSIGN_OVERTIME") return [UNASSIGNED];
  if (status === "MARKUP_WAIT_PAY") return [`${column("")}${HAS_UNPAID_MARKUP}`];
  const statuses = statusesOf(status) ?? [];
  // One status has an index of its own, in the sequence of the list.
  if (statuses.length === 1) return [`status = ${listed(statuses)}`];
  const among = `${column("status")} IN (${listed(statuses)})`;
  return statuses.every((one) => UNFINISHED.includes(one)) ? [OPEN, among] : [among];
}

/**
 * A part of the name, or, where the text could be one, the beginning of the phone, or its last four digits where it is
 * found by these. Compared as it is, without patterns, so that `%` and `_` stand for themselves.
 */
function nameOrPhone(name: string, phone: string, text: string, bind: Bind, hasTail = false): string {
  const part = `instr(${hasCase(text) ? `lower(${name})` : name}, ${bind(text.toLowerCase())}) > 0`;
  const digits = phoneDigits(text);
  if (digits === null) return part;
  const tail = hasTail && isTail(digits) ? ` OR ${tailIs(phone, digits, bind)}` : "";
  return `(${part} OR ${startsWith(phone, digits, bind).join(" AND ")}${tail})`;
}

/** Chinese has none, and twenty thousand names are read in half the time as they are. */
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

/** Those of immediate orders have no name and no phone for their customer (DETAIL-17), so a search must not betray them. */
const workerCondition = (text: string, workerId: string, bind: Bind): string =>
  `order_type = 'GENERAL' AND ${workerId} IN (${mastersFound(text, bind)})`;

/** A query for the masters whom a text finds, among those whom the customer has met (decision 065). */
export const mastersFound = (text: string, bind: Bind): string =>
  `SELECT worker_id AS id FROM customer_masters WHERE customer_id = ?1 AND ${nameOrPhone("name", "phone", text, bind)}`;
