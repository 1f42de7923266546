import type { CreateOrderInput } from "~/gql/graphql";
import { areaCodeOf } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";

/** Without a pickup all of its fields are empty, even if an earlier service needed them. */
const NO_PICKUP = {
  pickupCode: null,
  pickupAddress: null,
  pickupPoint: null,
  pickupAreaCode: null,
  transportAt: null,
} satisfies Partial<CreateOrderInput>;

/**
 * The draft as input of the mutation, or null when step one is incomplete. `quotedTotalFee` is the price in 分
 * that the customer was shown; if the price has changed, the order is refused (ux.md U20). It is null for an
 * order with bids.
 */
export function createOrderInputOf(
  draft: OrderDraft,
  quotedTotalFee: number | null,
): CreateOrderInput | null {
  const { mode, copied, areaPath, areaNames, pickupAreaPath, pickupAreaNames, isGoodsShown, ...order } =
    draft;
  const { goodsTypeId, serviceTypeId, hasLift } = order;
  const areaCode = areaCodeOf(draft);
  if (!goodsTypeId || !serviceTypeId || !areaCode || hasLift === null) return null;
  const items = order.items.flatMap(({ key, measures, imageUrl, goodsTypeId: typeId, ...item }) =>
    imageUrl && typeId ? [{ ...item, imageUrl, goodsTypeId: typeId }] : [],
  );
  if (items.length < order.items.length) return null;
  return {
    ...order,
    goodsTypeId,
    serviceTypeId,
    hasLift,
    areaCode,
    items,
    floors: hasLift ? null : Number(order.floors),
    packingCount: Number(order.packingCount),
    verifOrderNo: order.verifType === "NOT" ? null : order.verifOrderNo,
    pickupAreaCode: pickupAreaPath.at(-1) ?? null,
    ...(order.takeDeliveryFee ? {} : NO_PICKUP),
    priceWay: quotedTotalFee === null ? "BIDS" : "PLATFORM",
    quotedTotalFee,
  };
}
