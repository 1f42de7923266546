import type { CreateOrderInput } from "~/gql/graphql";
import { parseVolume } from "../../../../schema/rules/order-draft";
import { areaCodeOf } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";
import { expectedTimeToIso } from "../visit/expected-time";

/**
 * The draft as the mutation takes it, or null when step one is not complete. `quotedTotalFee` is the price in 分 that the
 * customer was shown; another price now is refused (ux.md U20).
 */
export function createOrderInputOf(
  draft: OrderDraft,
  quotedTotalFee: number | null,
): CreateOrderInput | null {
  const areaCode = areaCodeOf(draft);
  const volume = parseVolume(draft.totalVolume);
  if (!draft.goodsTypeId || !draft.serviceType || !areaCode || draft.isLift === null || volume === null) {
    return null;
  }
  const items: CreateOrderInput["items"] = [];
  for (const item of draft.orderItems) {
    if (!item.imgUrl || !item.goodsTypeId) return null;
    items.push({
      imageUrl: item.imgUrl,
      videoUrl: item.installVideoUrl,
      goodsTypeId: item.goodsTypeId,
      name: item.name.trim(),
      count: item.count,
      packingMethod: filled(item.packingMethod),
      description: filled(item.description),
    });
  }
  const isArrival = draft.isArrival === "true";
  const pickup = draft.takeDeliveryFee ? pickupOf(draft) : NO_PICKUP;
  return {
    idempotencyKey: draft.idempotencyKey,
    type: draft.orderType,
    goodsTypeId: draft.goodsTypeId,
    serviceTypeId: draft.serviceType,
    takeDeliveryFee: draft.takeDeliveryFee,
    customerName: draft.customerName.trim(),
    customerPhone: draft.customerPhone,
    hasLift: draft.isLift === "true",
    floors: draft.isLift === "true" ? null : Number(draft.floorsNumber),
    areaCode,
    address: draft.address.trim(),
    items,
    totalVolume: String(volume),
    packingCount: Number(draft.packingCount),
    isArrival,
    logisticsNo: filled(draft.logisticsNo),
    logisticsPhone: filled(draft.logisticsPhone),
    logisticsCompany: filled(draft.logisticsCompany),
    ...pickup,
    verifType: draft.verifType,
    verifOrderNo: draft.verifType === "NOT" ? null : filled(draft.verifOrderNo),
    expectedAt: expectedTimeToIso(draft.expectedTime),
    remark: filled(draft.remark),
    contactName: draft.userName.trim(),
    contactPhone: draft.userPhone,
    quotedTotalFee,
  };
}

/** Where nothing is collected, nothing is said about it: what an earlier choice of service has asked for stays behind. */
const NO_PICKUP = {
  pickupCode: null,
  pickupAddress: null,
  pickupPoint: null,
  pickupAreaCode: null,
  transportAt: null,
} satisfies Partial<CreateOrderInput>;

function pickupOf(draft: OrderDraft) {
  const { pickUpLng: lng, pickUpLat: lat } = draft;
  return {
    pickupCode: filled(draft.pickupCode),
    pickupAddress: filled(draft.pickupAddress),
    pickupPoint: lng === null || lat === null ? null : { lng, lat },
    pickupAreaCode: draft.pickupAreaCode.at(-1) ?? null,
    transportAt: expectedTimeToIso(draft.transportTime),
  } satisfies Partial<CreateOrderInput>;
}

function filled(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
