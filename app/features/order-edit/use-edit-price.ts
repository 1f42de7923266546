import type { PriceQuoteInput } from "~/gql/graphql";
import { formatMoney } from "~/lib/format";
import { paidPriceDiffers } from "../../../schema/rules/orders/order-edit";
import { usePriceQuote } from "../placement/price/use-price-quote";
import type { EditedOrder } from "./edit-query";

/** The price in another district, 分 if there is one. */
export type EditPrice =
  | { status: "same" | "loading" }
  | { status: "changed"; before: number; after: number }
  /** There is no price for now; the message is the reason, and it can be asked for again. */
  | { status: "failed"; message: string }
  /** The order cannot be moved there; the message is the reason. */
  | { status: "refused"; message: string };

/** The price of an order in the chosen district; only requested for another district than the order's own. */
export function useEditPrice(order: EditedOrder, areaCode: string | null) {
  const isMoving = areaCode !== null && areaCode !== order.areaCode && order.isDistrictOpen;
  const { state, ask } = usePriceQuote(isMoving ? quoteInputOf(order, areaCode) : null, isMoving);
  return { price: priceOf(order, state), ask };
}

/** Null where the category is unknown; a backend that has orders changed names it. */
const quoteInputOf = (order: EditedOrder, areaCode: string): PriceQuoteInput | null =>
  order.goodsTypeId === null
    ? null
    : {
        goodsTypeId: order.goodsTypeId,
        serviceTypeId: order.serviceTypeId,
        areaCode,
        totalVolume: order.totalVolume,
        items: order.items.map(({ name, count, goodsTypeId }) => ({ name, count, goodsTypeId })),
        packingCount: order.packingCount,
      };

function priceOf(order: EditedOrder, state: ReturnType<typeof usePriceQuote>["state"]): EditPrice {
  if (state.status === "idle") return { status: "same" };
  if (state.status === "loading") return { status: "loading" };
  if (state.status === "failed") return { status: "failed", message: state.message };
  const before = order.originalAmount;
  const after = state.quote.totalFee;
  if (after === before) return { status: "same" };
  if (order.status === "WAIT_PAY") return { status: "changed", before, after };
  return { status: "refused", message: paidPriceDiffers(formatMoney(after), formatMoney(before)) };
}
