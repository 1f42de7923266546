import { totalMeasures } from "../../../../schema/rules/catalog/goods-measures";
import { isTouched } from "../draft/draft-rules";
import { type OrderDraft, type OrderDraftItem, untypedTotals } from "../draft/order-draft";

const TOTALS = ["totalVolume", "packingCount"] as const;

/**
 * The change for other goods: volume and packages are their totals from the goods library. Typed values stay
 * until the customer picks a library good again; unknown values have to be typed again.
 */
export function withItems(draft: OrderDraft, items: readonly OrderDraftItem[]): Partial<OrderDraft> {
  const before = totalMeasures(draft.items.filter(isTouched));
  const after = totalMeasures(items.filter(isTouched));
  const untyped = untypedTotals(draft.type);
  const isPicked = items.some(
    ({ key, measures }) =>
      measures !== null && measures !== draft.items.find((item) => item.key === key)?.measures,
  );
  const change: Partial<OrderDraft> = { items: [...items] };
  for (const name of TOTALS) {
    const hasFollowed = draft[name] === before[name];
    if (after[name] !== null && (isPicked || hasFollowed || draft[name] === untyped[name])) {
      change[name] = after[name];
    } else if (after[name] === null && hasFollowed) change[name] = untyped[name];
  }
  return change;
}
