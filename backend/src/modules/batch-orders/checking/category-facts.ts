import { drizzle } from "drizzle-orm/d1";
import type { GoodsMeasures } from "../../../../../schema/rules/catalog/goods-measures";
import { type Recogniser, recogniserOf } from "../../../../../schema/rules/recognise/recogniser";
import { invalidInput } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";
import { areaAncestry, areaTree } from "../../areas";
import { nameAndPhone } from "../../customers";
import { categoryIdOf, categoryOf, goodsOf, servicesOfType, typesOfCategory } from "../../goods";
import { lastSender } from "../../orders";
import { type PriceBook, priceBook } from "../../pricing";
import { type ReferenceSource, readReference } from "../../reference";
import { servedAreas } from "../../service-areas";

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
  { db, ...source }: ReferenceSource & { readonly db: CustomerStore },
): Promise<CategoryFacts> {
  const [reference, [goods, [last], [customer]]] = await Promise.all([
    readReference(source),
    drizzle(db).batch([goodsOf(db, customerId), lastSender(db, customerId), nameAndPhone(db, customerId)]),
  ]);
  const category = categoryOf(reference, goodsTypeId);
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
    const categoryId = categoryIdOf(reference, rest.goodsTypeId);
    if (categoryId === null) continue;
    const one = { ...rest, categoryId, measures };
    if (one.sku) bySku.set(goodsKey(one.sku), one);
    const key = goodsKey(one.name);
    if (known.get(key)?.categoryId === goodsTypeId && one.categoryId !== goodsTypeId) continue;
    known.set(key, one);
  }
  const served = servedAreas(reference, goodsTypeId);
  return {
    category: { id: category.id, name: category.name },
    orderType,
    services: servicesOfType(reference, goodsTypeId),
    goods: known,
    goodsBySku: bySku,
    types: typesOfCategory(reference, goodsTypeId)
      .filter(({ parentId }) => parentId !== null)
      .map(({ id, name }) => ({ id, name })),
    prices: priceBook(goodsTypeId, reference),
    recognise: recogniserOf(areaTree(reference)),
    isServed: (areaCode) => areaAncestry(areaCode).some((code) => served.has(code)),
    sender: last ?? { name: customer?.name || "客户", phone: customer?.phone ?? "" },
  };
}
