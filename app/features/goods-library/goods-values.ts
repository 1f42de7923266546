import { fenToAmount } from "../../../schema/rules/money";
import type { GoodsDetails } from "./details-fields";
import type { LibraryGood } from "./library-queries";

/** A good of the library as values of its form. */
export interface GoodsValues extends GoodsDetails {
  imgUrl: string | null;
  installVideoUrl: string | null;
  goodsTypeId: string;
  name: string;
  shopUrl: string;
  description: string;
}

/** What the form of a good begins with; a copy has no SKU, which is of one good. */
export const goodsValuesOf = (
  good: LibraryGood | null,
  { isChange }: { isChange: boolean },
): GoodsValues => ({
  imgUrl: good?.imageUrl ?? null,
  installVideoUrl: good?.videoUrl ?? null,
  goodsTypeId: good?.goodsTypeId ?? "",
  name: good?.name ?? "",
  shopUrl: good?.shopUrl ?? "",
  description: good?.description ?? "",
  sku: isChange ? (good?.sku ?? "") : "",
  volume: good?.volume?.toString() ?? "",
  packingCount: good?.packingCount?.toString() ?? "",
  weight: good?.weight?.toString() ?? "",
  costPrice: good?.costPrice == null ? "" : fenToAmount(good.costPrice),
});
