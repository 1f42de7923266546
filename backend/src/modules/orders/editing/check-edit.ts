import type { editOrder } from "../../../../../schema/rest/orders/order-edits";
import type { CallParsed } from "../../../../../schema/rest/rest-call";
import { Code } from "../../../../../schema/rules/codes";
import { normalizeContactPhone } from "../../../../../schema/rules/contact-phone";
import { inYuan } from "../../../../../schema/rules/money";
import {
  type EditableOrder,
  editChanges,
  editIssues,
  isEditable,
  paidPriceDiffers,
} from "../../../../../schema/rules/orders/order-edit";
import { normalizeWaybill } from "../../../../../schema/rules/orders/waybill";
import { formatIso, timeToIso } from "../../../../../schema/rules/time";
import { BusinessError, invalidInput } from "../../../shared/errors";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import { areaPath } from "../../areas";
import { requirePrice } from "../../pricing";
import { readCurrentReference, readReference } from "../../reference";
import { assertAreaServed } from "../../service-areas";
import type { OrderRow } from "../orders.repository";
import { parameterOf } from "../placing/parameter-names";
import { quoteAgain } from "../placing/quote-again";
import { findOpenMatters } from "../reading/open-matters";
import type { EditPatch, OrderEdit } from "./edit-request";

/** Fields that a customer wants to change; missing ones are not changed. */
export type WantedEdit = CallParsed<typeof editOrder>["body"];

interface CheckDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: { now(): number };
}

/**
 * Checks a change against the present order; null when it changes nothing. For another district the price is
 * computed again: before the payment the customer must have seen the new price, after the payment the price
 * must be the same.
 *
 * @throws BusinessError INVALID_INPUT with the message of the first rule that fails; AREA_NOT_SERVED;
 *   PRICE_IN_MAINTENANCE; PRICE_CHANGED with the new price
 */
export async function checkEdit(
  order: OrderRow,
  { quotedTotalFee, ...wanted }: WantedEdit,
  dependencies: CheckDependencies,
): Promise<OrderEdit | null> {
  const before = editableOf(order);
  const areaCode = wanted.areaCode ?? order.areaCode;
  const isMoving = areaCode !== order.areaCode;
  const area = isMoving ? areaPath(await readReference(dependencies), areaCode) : order;
  if (!area) throw invalidInput("请选择所在城市", "areaCode");
  const hasLift = wanted.isLift ?? order.isLift;
  const after: EditableOrder = {
    customerName: wanted.customerName?.trim() ?? before.customerName,
    customerPhone:
      wanted.customerPhone === undefined ? before.customerPhone : normalizeContactPhone(wanted.customerPhone),
    areaCode,
    areaNames: namesOf(area),
    address: wanted.address?.trim() ?? before.address,
    hasLift,
    floors: hasLift ? null : wanted.floorsNumber === undefined ? order.floorsNumber : wanted.floorsNumber,
    logisticsNo:
      wanted.logisticsNo === undefined ? before.logisticsNo : normalizeWaybill(wanted.logisticsNo ?? ""),
    expectedAt: wanted.expectedTime === undefined ? before.expectedAt : isoOf(wanted.expectedTime),
    remark: wanted.remark === undefined ? before.remark : (wanted.remark?.trim() ?? ""),
  };
  const changes = editChanges(before, after);
  if (changes.length === 0) return null;
  // The step refuses a status in which nothing can be changed; no rule about a field does.
  const { status } = order;
  const needsWaybill = order.isNeedTakeDelivery && order.isArrival;
  const [issue] = isEditable(status)
    ? editIssues({ ...before, status, needsWaybill }, after, dependencies.clock.now())
    : [];
  if (issue) throw invalidInput(issue.message, parameterOf(issue.field));

  const patch = patchOf(order, after, area);
  if (status === "WAIT_PAY" && hasOtherStairs(before, after) && (await hasBids(order, dependencies))) {
    throw invalidInput("师傅已按原楼层报价，不能修改电梯和楼层；请取消后重新下单");
  }
  if (!isMoving || !isEditable(status)) return { changes, patch };
  if (order.bidding !== null) {
    if (await hasBids(order, dependencies)) {
      throw invalidInput("师傅已按原地区报价，不能修改地区；请取消后重新下单");
    }
    assertAreaServed(await readReference(dependencies), { goodsTypeId: order.goodsTypeId, areaCode });
    return { changes, patch };
  }
  const price = await priceAt(order, areaCode, quotedTotalFee ?? null, dependencies);
  if (price === null) return { changes, patch };
  const paid = { name: "价格", from: inYuan(order.totalAmount), to: inYuan(price.totalAmount) };
  return { changes: [...changes, paid], patch: { ...patch, ...price } };
}

/** Whether the goods are carried up in another way. The floor does not matter with a lift. */
const hasOtherStairs = (before: EditableOrder, after: EditableOrder): boolean =>
  before.hasLift !== after.hasLift || (after.hasLift !== true && before.floors !== after.floors);

/** Whether a master has bid for the order as it stands. */
async function hasBids({ id, bidding }: OrderRow, { db }: CheckDependencies): Promise<boolean> {
  return bidding !== null && (await findOpenMatters(db, [id]))(id).bids.count > 0;
}

const namesOf = ({
  provinceName,
  cityName,
  areaName,
}: Pick<OrderRow, "provinceName" | "cityName" | "areaName">) => [provinceName, cityName, areaName];

/** The fields of an order that its customer can change. */
const editableOf = (order: OrderRow): EditableOrder => ({
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  areaCode: order.areaCode,
  areaNames: namesOf(order),
  address: order.address,
  hasLift: order.isLift,
  floors: order.floorsNumber,
  logisticsNo: order.logisticsNo ?? "",
  expectedAt: order.expectedTime === null ? null : formatIso(order.expectedTime),
  remark: order.remark ?? "",
});

const isoOf = (time: string | null): string | null => (time ? timeToIso(time) : null);

/** The changed columns. */
function patchOf(
  order: OrderRow,
  after: EditableOrder,
  { provinceName, cityName, areaName }: Pick<OrderRow, "provinceName" | "cityName" | "areaName">,
): EditPatch {
  const expectedTime = after.expectedAt === null ? null : Date.parse(after.expectedAt);
  const wanted: EditPatch = {
    customerName: after.customerName,
    customerPhone: after.customerPhone,
    areaCode: after.areaCode,
    provinceName,
    cityName,
    areaName,
    address: after.address,
    isLift: after.hasLift === true,
    floorsNumber: after.floors === null ? null : Number(after.floors),
    logisticsNo: after.logisticsNo || null,
    expectedTime,
    // The end of the window belongs to its begin. A change names no end.
    expectedEndTime: expectedTime === order.expectedTime ? order.expectedEndTime : null,
    remark: after.remark || null,
  };
  const known: Partial<Record<string, unknown>> = order;
  return Object.fromEntries(Object.entries(wanted).filter(([column, value]) => known[column] !== value));
}

/** The price in another district; null when it is the same. */
async function priceAt(
  order: OrderRow,
  areaCode: string,
  quotedYuan: number | null,
  dependencies: CheckDependencies,
): Promise<Required<Pick<EditPatch, "workerFee" | "serviceFees" | "totalAmount">> | null> {
  // The present prices, because the customer may have to pay by them.
  const reference = await readCurrentReference(dependencies);
  assertAreaServed(reference, { goodsTypeId: order.goodsTypeId, areaCode });
  const quote = await quoteAgain(order, reference, dependencies, areaCode);
  requirePrice(quote);
  const total = quote.totalFeeFen;
  if (total === order.totalAmount) return null;
  if (order.status !== "WAIT_PAY")
    throw invalidInput(paidPriceDiffers(inYuan(total), inYuan(order.totalAmount)));
  if (quotedYuan === null || Math.round(quotedYuan * 100) !== total) {
    throw new BusinessError(Code.PRICE_CHANGED, `新地址的价格为${inYuan(total)}，请确认后重新提交`);
  }
  return { workerFee: quote.workerFeeFen, serviceFees: quote.lines, totalAmount: total };
}
