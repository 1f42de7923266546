import type { PriceQuoteInput } from "~/gql/graphql";
import {
  ORDER_DRAFT_LIMITS,
  packingCountIssue,
  parseVolume,
} from "../../../../schema/rules/placing/order-draft";
import { areaCodeOf } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";

/** Input on which the price depends (PLACE-47), or null while it is incomplete. */
export function quoteInputOf(draft: OrderDraft): PriceQuoteInput | null {
  const { goodsTypeId, serviceTypeId } = draft;
  const areaCode = areaCodeOf(draft);
  const totalVolume = parseVolume(draft.totalVolume);
  if (!goodsTypeId || !serviceTypeId || !areaCode || totalVolume === null) return null;
  if (packingCountIssue(draft.packingCount) !== null) return null;

  const items: PriceQuoteInput["items"] = [];
  for (const item of draft.items) {
    const isCountable = Number.isInteger(item.count) && item.count >= 1;
    if (!item.goodsTypeId || !isCountable || item.count > ORDER_DRAFT_LIMITS.itemCountMax) return null;
    items.push({ name: item.name.trim(), count: item.count, goodsTypeId: item.goodsTypeId });
  }
  if (items.length === 0) return null;
  return {
    goodsTypeId,
    serviceTypeId,
    areaCode,
    totalVolume,
    items,
    packingCount: Number(draft.packingCount),
  };
}
