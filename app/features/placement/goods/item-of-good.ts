import type { OrderDraftItem } from "../draft/order-draft";
import type { LibraryGood } from "./goods-library-query";
import type { ItemType } from "./paste/pasted-goods";

/** What an order takes over from a good of the library. */
type SavedGood = Pick<LibraryGood, "name" | "imageUrl" | "videoUrl" | "description" | "goodsTypeId">;

/** What a saved good says about an order's; what it says nothing of stays as it was filled in. */
export function itemOf(
  { name, imageUrl, videoUrl, description, goodsTypeId }: SavedGood,
  itemTypes: readonly ItemType[],
): Partial<OrderDraftItem> {
  return {
    name,
    imageUrl,
    // A saved good may be of a category that this order cannot hold.
    goodsTypeId: itemTypes.some(({ id }) => id === goodsTypeId) ? goodsTypeId : null,
    ...(videoUrl ? { videoUrl } : {}),
    ...(description ? { description } : {}),
  };
}
