import { drizzle } from "drizzle-orm/d1";
import type { GoodsMeasures } from "../../../../../schema/rules/catalog/goods-measures";
import { type Recogniser, recogniserOf } from "../../../../../schema/rules/recognise/recogniser";
import { invalidInput } from "../../../shared/errors";
import { areaAncestry, readAreaTree } from "../../areas";
import { nameAndPhone } from "../../customers";
import { findServiceTypes, goodsByCategory, typesOfCategory } from "../../goods";
import { lastSender } from "../../orders";
import { openPriceBook, type PriceBook } from "../../pricing";
import { findServedAreas } from "../../service-areas";

/** A good of the customer's library, under the name by which rows find it. */
export interface KnownGoods {
  readonly name: string;
  readonly goodsTypeId: number;
  /** The category that its type belongs to. */
  readonly categoryId: number;
  readonly imgUrl: string;
  readonly installVideoUrl: string | null;
  readonly sku: string | null;
  readonly measures: GoodsMeasures;
}

/** What rows of one category are checked against; read once for a whole file. */
export interface CategoryFacts {
  readonly category: { readonly id: number; readonly name: string };
  readonly orderType: "TIMELY" | "GENERAL";
  readonly services: readonly {
    readonly id: number;
    readonly name: string;
    readonly takeDeliveryFee: boolean;
  }[];
  readonly goods: ReadonlyMap<string, KnownGoods>;
  /** The same by their SKU. */
  readonly goodsBySku: ReadonlyMap<string, KnownGoods>;
  /** Types of goods within the category. */
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly prices: PriceBook;
  readonly recognise: Recogniser;
  isServed(areaCode: string): boolean;
  /** Whom the platform calls about the orders: as for the customer's last one. */
  readonly sender: { readonly name: string; readonly phone: string };
}

/** Names and SKUs are the same whatever their spaces, case and width. */
export const goodsKey = (name: string): string => name.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

/**
 * Reads everything that the rows of a category are checked against, in a handful of round trips however many rows there
 * are.
 *
 * @throws BusinessError INVALID_INPUT for what is no top category (BATCH-01)
 */
export async function readCategoryFacts(
  {
    customerId,
    goodsTypeId,
    orderType,
  }: { customerId: number; goodsTypeId: number; orderType: "TIMELY" | "GENERAL" },
  { db }: { db: D1Database },
): Promise<CategoryFacts> {
  const [tree, services, prices, served, [types, goods, [last], [customer]]] = await Promise.all([
    readAreaTree({ db }),
    findServiceTypes({ db }, goodsTypeId),
    openPriceBook(goodsTypeId, { db }),
    findServedAreas({ db }, goodsTypeId),
    drizzle(db).batch([
      typesOfCategory(db, goodsTypeId),
      goodsByCategory(db, customerId),
      lastSender(db, customerId),
      nameAndPhone(db, customerId),
    ]),
  ]);
  const category = types.find(({ id, parentId }) => id === goodsTypeId && parentId === null);
  if (!category) throw invalidInput("请先选择商品类目");

  const known = new Map<string, KnownGoods>();
  // Of two with one name the one of this category counts, then the one that was used last.
  const bySku = new Map<string, KnownGoods>();
  for (const { volumeHundredths, packingCount, weightHundredths, ...rest } of goods) {
    const measures = {
      volume: volumeHundredths && volumeHundredths / 100,
      packingCount,
      weight: weightHundredths && weightHundredths / 100,
    };
    const one = { ...rest, measures };
    if (one.sku) bySku.set(goodsKey(one.sku), one);
    const key = goodsKey(one.name);
    if (known.get(key)?.categoryId === goodsTypeId && one.categoryId !== goodsTypeId) continue;
    known.set(key, one);
  }
  const servedCodes = new Set(served);
  return {
    category: { id: category.id, name: category.name },
    orderType,
    services,
    goods: known,
    goodsBySku: bySku,
    types: types.filter(({ parentId }) => parentId !== null).map(({ id, name }) => ({ id, name })),
    prices,
    recognise: recogniserOf(tree),
    isServed: (areaCode) => areaAncestry(areaCode).some((code) => servedCodes.has(code)),
    sender: last ?? { name: customer?.name || "客户", phone: customer?.phone ?? "" },
  };
}
