import { isTouched } from "../../draft/draft-rules";
import { freshItem, type OrderDraftItem } from "../../draft/order-draft";
import type { PastedGood } from "./pasted-goods";

/** The goods of an order with the pasted ones at the end; goods without input are removed. */
export const withPastedGoods = (
  items: readonly OrderDraftItem[],
  pasted: readonly PastedGood[],
  newId: () => string,
): OrderDraftItem[] => [
  ...items.filter(isTouched),
  ...pasted.map(({ name, count, type }) => ({
    ...freshItem(newId()),
    name,
    count,
    goodsTypeId: type?.id ?? null,
  })),
];
