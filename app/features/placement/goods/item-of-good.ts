import { weightNote } from "../../../../schema/rules/catalog/goods-measures";
import { cutText } from "../../../../schema/rules/cut-text";
import type { OrderDraftItem } from "../draft/order-draft";
import type { LibraryGood } from "./goods-library-query";
import type { ItemType } from "./paste/pasted-goods";

/** Data of a library good that an order takes over. */
type SavedGood = Pick<
  LibraryGood,
  "name" | "imageUrl" | "videoUrl" | "description" | "goodsTypeId" | "volume" | "packingCount" | "weight"
>;

/**
 * Values of an order's good from a saved good; missing ones keep their input. Orders have no weight: the
 * master reads it in the description.
 */
export function itemOf(
  { name, imageUrl, videoUrl, goodsTypeId, volume, packingCount, weight, ...good }: SavedGood,
  itemTypes: readonly ItemType[],
): Partial<OrderDraftItem> {
  const description = [good.description, weightNote({ weight })].filter(Boolean).join("；");
  return {
    name,
    imageUrl,
    // A saved good may have a type that this order's category does not have.
    goodsTypeId: itemTypes.some(({ id }) => id === goodsTypeId) ? goodsTypeId : null,
    measures: volume === null && packingCount === null ? null : { volume, packingCount, weight },
    ...(videoUrl ? { videoUrl } : {}),
    ...(description ? { description: cutText(description, 500) } : {}),
  };
}
