import { weightNote } from "../../../../schema/rules/catalog/goods-measures";
import type { OrderDraftItem } from "../draft/order-draft";
import type { LibraryGood } from "./goods-library-query";
import type { ItemType } from "./paste/pasted-goods";

/** What an order takes over from a good of the library. */
type SavedGood = Pick<
  LibraryGood,
  "name" | "imageUrl" | "videoUrl" | "description" | "goodsTypeId" | "volume" | "packingCount" | "weight"
>;

/**
 * What a saved good says about an order's; what it says nothing of stays as it was filled in. Orders have no weight of
 * their own: the master reads it in the description.
 */
export function itemOf(
  { name, imageUrl, videoUrl, goodsTypeId, volume, packingCount, weight, ...good }: SavedGood,
  itemTypes: readonly ItemType[],
): Partial<OrderDraftItem> {
  const description = [good.description, weightNote({ weight })].filter(Boolean).join("；");
  return {
    name,
    imageUrl,
    // A saved good may be of a category that this order cannot hold.
    goodsTypeId: itemTypes.some(({ id }) => id === goodsTypeId) ? goodsTypeId : null,
    measures: volume === null && packingCount === null ? null : { volume, packingCount, weight },
    ...(videoUrl ? { videoUrl } : {}),
    ...(description ? { description: description.slice(0, 500) } : {}),
  };
}
