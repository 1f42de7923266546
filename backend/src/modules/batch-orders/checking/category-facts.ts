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
  /** The category of its goods type. */
  readonly categoryId: number;
  readonly imgUrl: string;
  readonly installVideoUrl: string | null;
  readonly sku: string | null;
  readonly measures: GoodsMeasures;
}

/** Data against which rows of one category are checked, read once for a whole file. */
export interface CategoryFacts {
  readonly category: { readonly id: number; readonly name: string };
  readonly orderType: "TIMELY" | "GENERAL";
  readonly services: readonly {
    readonly id: number;
    readonly name: string;
    readonly takeDeliveryFee: boolean;
  }[];
  readonly goods: ReadonlyMap<string, KnownGoods>;
  /** The same goods by SKU. */
  readonly goodsBySku: ReadonlyMap<string, KnownGoods>;
  /** Types of goods within the category. */
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly prices: PriceBook;
  readonly recognise: Recogniser;
  isServed(areaCode: string): boolean;
  /** The contact for questions about the orders: the one of the customer's last order. */
  readonly sender: { readonly name: string; readonly phone: string };
}

/** Names and SKUs are compared without regard to spaces, case and width. */
export const goodsKey = (name: string): string => name.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

/**
 * Reads the data against which rows of a category are checked. The number of round trips does not depend on
 * the number of rows.
 *
 * @throws BusinessError INVALID_INPUT when it is not a top category (BATCH-01)
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
  // When two goods have one name, the good of this category counts, then the good that was used last.
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
