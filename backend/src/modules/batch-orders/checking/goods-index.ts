import type { GoodsMeasures } from "../../../../../schema/rules/catalog/goods-measures";
import type { GoodsEntry } from "../../../../../schema/rules/imports/goods-list";
import { asciiLower } from "../../../shared/ascii-lower";

/** A good of the customer's library, under the name by which rows find it. */
export interface KnownGoods {
  readonly name: string;
  readonly goodsTypeId: number;
  /** The category of its goods type. */
  readonly categoryId: number;
  readonly imgUrl: string;
  readonly installVideoUrl: string | null;
  readonly sku: string | null;
  readonly measures: GoodsMeasures;
}

/** Names are compared without regard to spaces, case and width. */
export const goodsKey = (name: string): string => name.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

/** Goods of the library by one of their texts. */
interface GoodsIndex {
  /** The good with a text as it is written, or else one whose text differs in spaces, case and width alone. */
  find(text: string): KnownGoods | undefined;
  /** One good for each text. */
  readonly goods: readonly KnownGoods[];
}

/**
 * Indexes goods by name or SKU; goods without the text are left out. When two goods have one text, the good of the
 * category counts, then the one that comes last.
 */
export function goodsIndex(
  goods: readonly KnownGoods[],
  textOf: (good: KnownGoods) => string | null,
  categoryId: number,
): GoodsIndex {
  const by = (keyOf: (text: string) => string) => {
    const known = new Map<string, KnownGoods>();
    for (const one of goods) {
      const text = textOf(one);
      if (!text) continue;
      const key = keyOf(text);
      if (known.get(key)?.categoryId === categoryId && one.categoryId !== categoryId) continue;
      known.set(key, one);
    }
    return known;
  };
  const exactly = by(asciiLower);
  const nearly = by(goodsKey);
  return {
    find: (text) => exactly.get(asciiLower(text)) ?? nearly.get(goodsKey(text)),
    goods: [...exactly.values()],
  };
}

/** The library by name and by SKU. */
export interface KnownIndexes {
  readonly goodsByName: GoodsIndex;
  readonly goodsBySku: GoodsIndex;
}

/** The good of the library with this SKU, or else with this name, and by which of the two it was found (BATCH-10). */
export function findGoods(
  { sku, goodsName }: GoodsEntry,
  { goodsBySku, goodsByName }: KnownIndexes,
): { readonly good: KnownGoods; readonly by: "sku" | "goodsName" } | null {
  const bySku = sku === "" ? undefined : goodsBySku.find(sku);
  if (bySku) return { good: bySku, by: "sku" };
  const byName = goodsName === "" ? undefined : goodsByName.find(goodsName);
  return byName ? { good: byName, by: "goodsName" } : null;
}
