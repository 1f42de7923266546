import { totalMeasures } from "../../../../schema/rules/catalog/goods-measures";
import { isTouched } from "../draft/draft-rules";
import { type OrderDraft, type OrderDraftItem, untypedTotals } from "../draft/order-draft";

const TOTALS = ["totalVolume", "packingCount"] as const;

/**
 * The change that other goods mean: volume and packages are those that the goods library says of them all. What the
 * customer has typed stays, until they take a good of the library again; what is no longer known is asked for again.
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
