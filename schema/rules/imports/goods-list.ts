import type { ImportValues } from "./order-import";

/** What stands between the goods of one order in a cell, as between remarks. */
const GOODS_SEPARATOR = "；";

/** Goods that one order takes (API-023). */
export const MAX_GOODS_OF_ORDER = 50;

/** Fields that say something of each good, in the same sequence. */
export const GOODS_FIELDS = ["goodsName", "sku", "count"] as const;

/** One good of an order, as the file says it. */
export type GoodsEntry = Pick<ImportValues, (typeof GOODS_FIELDS)[number]>;

const parts = (text: string): string[] => text.split(/[；;]/).map((part) => part.trim());

/**
 * The goods of one order: `三人沙发；茶几` with the counts `1；2` are two. The counts tell how many goods there are, so that a name
 * may hold a separator where there is one count.
 *
 * @returns null when names or SKUs are not as many as the counts
 */
export function goodsEntries({ goodsName, sku, count }: GoodsEntry): GoodsEntry[] | null {
  const counts = parts(count);
  if (counts.length === 1) return [{ goodsName, sku, count }];
  const listOf = (text: string) => (text === "" ? counts.map(() => "") : parts(text));
  const names = listOf(goodsName);
  const skus = listOf(sku);
  if (names.length !== counts.length || skus.length !== counts.length) return null;
  return counts.map((one, at) => ({ goodsName: names[at] ?? "", sku: skus[at] ?? "", count: one }));
}

/** The same goods as texts of the fields; what none of them says stays empty. */
export const goodsTexts = (entries: readonly GoodsEntry[]): GoodsEntry => {
  const textOf = (field: (typeof GOODS_FIELDS)[number]) => {
    const texts = entries.map((entry) => entry[field]);
    return field === "count" || texts.some(Boolean) ? texts.join(GOODS_SEPARATOR) : "";
  };
  return { goodsName: textOf("goodsName"), sku: textOf("sku"), count: textOf("count") };
};
