import type { createOrder } from "../../../../../schema/rest/placing/order-creation";
import type { CallParsed } from "../../../../../schema/rest/rest-call";
import { Code } from "../../../../../schema/rules/codes";
import { normalizeContactPhone } from "../../../../../schema/rules/contact-phone";
import { inYuan } from "../../../../../schema/rules/money";
import { normalizeWaybill } from "../../../../../schema/rules/orders/waybill";
import {
  expectedTimeIssue,
  transportTimeIssue,
  windowIssue,
} from "../../../../../schema/rules/placing/expected-time";
import {
  type DraftIssue,
  parseVolume,
  stepOneIssues,
  stepTwoIssues,
} from "../../../../../schema/rules/placing/order-draft";
import { formatIso } from "../../../../../schema/rules/time";
import { parseTime } from "../../../shared/clock";
import { BusinessError, invalidInput, notFound } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";
import { areaPath } from "../../areas";
import { isPriced, type Quote, quoteOrder, requirePrice } from "../../pricing";
import { type Reference, type ReferenceSource, readCurrentReference, readReference } from "../../reference";
import { assertAreaServed } from "../../service-areas";
import type { orderItems, orders } from "../orders.tables";
import { parameterOf } from "./parameter-names";
import { findReferences, type OrderReferences } from "./references";

export type NewOrder = CallParsed<typeof createOrder>["body"];

/** An order that can be stored. The caller adds its identity, state and dates. */
export interface CheckedOrder {
  readonly order: Omit<
    typeof orders.$inferInsert,
    "id" | "orderNo" | "customerId" | "status" | "version" | "createdAt" | "expiresAt"
  >;
  readonly items: readonly Omit<typeof orderItems.$inferInsert, "id" | "orderId" | "position">[];
}

/**
 * Checks a new order against the rules of the form, the reference data and the price tables. Money, names and
 * ownership in the request are not trusted (PLACE-27..61, security.md S6).
 *
 * @throws BusinessError with the message of the first rule that fails; PRICE_IN_MAINTENANCE; PRICE_CHANGED
 *   when the price is no longer the one that the customer was shown
 */
export async function checkNewOrder(
  { customerId, draft }: { customerId: number; draft: NewOrder },
  { db, ...source }: ReferenceSource & { readonly db: CustomerStore },
): Promise<CheckedOrder> {
  const reference = await readReference(source);
  const references = await findReferences(
    {
      customerId,
      goodsTypeId: draft.goodsTypeId,
      serviceTypeId: draft.serviceType,
      urls: draft.orderItems.flatMap((item) => [item.imgUrl, item.installVideoUrl ?? ""]).filter(Boolean),
    },
    reference,
    { db },
  );
  const { service, typeName } = references;
  if (!service) throw invalidInput("该类目暂不提供所选服务", "serviceType");
  const phones = {
    customerPhone: normalizeContactPhone(draft.customerPhone),
    userPhone: normalizeContactPhone(draft.userPhone),
  };
  const volume = checkForm({ ...draft, ...phones }, service.takeDeliveryFee, references);
  const wished = wishedTimes(draft, source.clock.now());

  const area = areaPath(reference, draft.areaCode);
  if (!area) throw invalidInput("请选择所在城市", "areaCode");
  assertAreaServed(reference, { goodsTypeId: draft.goodsTypeId, areaCode: draft.areaCode });
  const job = {
    goodsTypeId: draft.goodsTypeId,
    serviceTypeId: draft.serviceType,
    areaCode: draft.areaCode,
    totalVolume: volume,
    items: draft.orderItems,
  };
  const isForBids = draft.priceWay === "BIDS";
  if (isForBids && draft.orderType !== "GENERAL")
    throw invalidInput("即时订单按平台价格结算，不能选择师傅报价", "priceWay");
  const quote = await priceShown(
    (facts) => quoteOrder(job, facts),
    isForBids ? null : (draft.quotedTotalFee ?? null),
    source,
  );

  return {
    order: {
      ...phones,
      ...area,
      orderType: draft.orderType,
      goodsTypeId: draft.goodsTypeId,
      goodsTypeName: typeName(draft.goodsTypeId),
      serviceTypeId: draft.serviceType,
      serviceTypeName: service.name,
      customerName: draft.customerName.trim(),
      areaCode: draft.areaCode,
      address: draft.address.trim(),
      isLift: draft.isLift === true,
      floorsNumber: draft.isLift ? null : draft.floorsNumber,
      isArrival: draft.isArrival,
      isNeedTakeDelivery: service.takeDeliveryFee,
      logisticsNo: textOrNull(normalizeWaybill(draft.logisticsNo ?? "")),
      logisticsPhone: textOrNull(draft.logisticsPhone),
      logisticsCompany: textOrNull(draft.logisticsCompany),
      pickupCode: textOrNull(draft.pickupCode),
      pickupAddress: textOrNull(draft.pickupAddress),
      pickUpLng: draft.pickUpLng ?? null,
      pickUpLat: draft.pickUpLat ?? null,
      pickupAreaCode: draft.pickupAreaCode ?? null,
      packingCount: draft.packingCount,
      volumeHundredths: Math.round(volume * 100),
      verifType: draft.verifType,
      verifOrderNo: textOrNull(draft.verifOrderNo),
      ...wished,
      remark: textOrNull(draft.remark),
      shopOrderNo: textOrNull(draft.shopOrderNo),
      shopName: textOrNull(draft.shopName),
      userName: draft.userName.trim(),
      ...(isForBids
        ? { bidding: "OPEN", workerFee: 0, serviceFees: [], totalAmount: 0 }
        : {
            bidding: null,
            workerFee: quote.workerFeeFen,
            serviceFees: quote.lines,
            totalAmount: quote.totalFeeFen,
          }),
    },
    items: draft.orderItems.map((item) => ({
      goodsTypeId: item.goodsTypeId,
      goodsTypeName: typeName(item.goodsTypeId),
      name: item.name.trim(),
      count: item.count,
      packingMethod: textOrNull(item.packingMethod),
      description: textOrNull(item.description),
      imgUrl: item.imgUrl,
      installVideoUrl: textOrNull(item.installVideoUrl),
    })),
  };
}

/**
 * When the goods are to be collected, and the wished time of the visit: a moment, or a window of one day. Both
 * are still to come. `now` in ms.
 *
 * @throws BusinessError INVALID_INPUT
 */
function wishedTimes(
  draft: Pick<NewOrder, "transportTime" | "expectedTime" | "expectedEndTime">,
  now: number,
) {
  const transportTime = moment(draft.transportTime, "transportTime", "提货时间有误");
  const missed = transportTimeIssue(isoOf(transportTime), now);
  if (missed) throw invalidInput(missed, "transportTime");
  const expectedTime = moment(draft.expectedTime, "expectedTime", "期望服务时间有误");
  const expectedEndTime = moment(draft.expectedEndTime, "expectedEndTime", "期望服务时间有误");
  const late = expectedTimeIssue(isoOf(expectedTime), now);
  if (late) throw invalidInput(late, "expectedTime");
  const issue = windowIssue(expectedTime, expectedEndTime);
  if (issue) throw invalidInput(issue, "expectedEndTime");
  return { transportTime, expectedTime, expectedEndTime };
}

/**
 * Checks the rules of both steps of the form; pictures of other customers count as missing. Returns the
 * volume in m³.
 */
function checkForm(draft: NewOrder, takeDeliveryFee: boolean, { media }: OrderReferences): number {
  const items = draft.orderItems.map((item) => ({
    ...item,
    imageUrl: media.get(item.imgUrl) === "image" ? item.imgUrl : null,
  }));
  const { isLift: hasLift = null, floorsNumber: floors = null, userName: contactName } = draft;
  failOn(stepOneIssues({ ...draft, items, hasLift, floors }));
  failOn(stepTwoIssues({ ...draft, takeDeliveryFee, contactName, contactPhone: draft.userPhone }));
  for (const { installVideoUrl } of draft.orderItems) {
    if (installVideoUrl && media.get(installVideoUrl) !== "video") throw notFound("安装视频");
  }
  const volume = parseVolume(draft.totalVolume);
  if (volume === null) throw invalidInput("请输入的体积", "totalVolume");
  return volume;
}

function failOn(issues: readonly DraftIssue[]): void {
  const first = issues[0];
  if (first) throw invalidInput(first.message, parameterOf(first.field));
}

/**
 * The price, which must be the one that the customer was shown. Another isolate may have shown newer prices,
 * so a difference counts only after the present prices were read.
 *
 * @throws BusinessError PRICE_IN_MAINTENANCE; PRICE_CHANGED with the new price
 */
async function priceShown(
  quoteBy: (reference: Reference) => Quote,
  shownYuan: number | null,
  source: ReferenceSource,
): Promise<Quote> {
  const isAsShown = ({ totalFeeFen }: Quote) =>
    shownYuan === null || Math.round(shownYuan * 100) === totalFeeFen;
  const kept = quoteBy(await readReference(source));
  const quote = isAsShown(kept) && isPriced(kept) ? kept : quoteBy(await readCurrentReference(source));
  requirePrice(quote);
  if (!isAsShown(quote)) {
    const price = inYuan(quote.totalFeeFen);
    throw new BusinessError(Code.PRICE_CHANGED, `价格已更新为${price}，请确认后重新提交`);
  }
  return quote;
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : formatIso(ms));

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

function moment(text: string | null | undefined, parameter: string, message: string): number | null {
  if (!text) return null;
  try {
    return parseTime(text);
  } catch {
    throw invalidInput(message, parameter);
  }
}
