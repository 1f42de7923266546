import { drizzle } from "drizzle-orm/d1";
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
import { goodsIndex, type KnownGoods, type KnownIndexes } from "./goods-index";

/** Data against which rows of one category are checked, read once for a whole file. */
export interface CategoryFacts extends KnownIndexes {
  readonly category: { readonly id: number; readonly name: string };
  readonly orderType: "TIMELY" | "GENERAL";
  readonly services: readonly {
    readonly id: number;
    readonly name: string;
    readonly takeDeliveryFee: boolean;
  }[];
  /** Types of goods within the category. */
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly prices: PriceBook;
  readonly recognise: Recogniser;
  isServed(areaCode: string): boolean;
  /** The contact for questions about the orders: the one of the customer's last order. */
  readonly sender: { readonly name: string; readonly phone: string };
}

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

  // In the sequence of their use, the last one used last.
  const known: KnownGoods[] = [];
  for (const { volumeHundredths, packingCount, weightHundredths, ...rest } of goods) {
    const measures = {
      volume: volumeHundredths && volumeHundredths / 100,
      packingCount,
      weight: weightHundredths && weightHundredths / 100,
    };
    const categoryId = categoryIdOf(reference, rest.goodsTypeId);
    if (categoryId !== null) known.push({ ...rest, categoryId, measures });
  }
  const served = servedAreas(reference, goodsTypeId);
  return {
    category: { id: category.id, name: category.name },
    orderType,
    services: servicesOfType(reference, goodsTypeId),
    goodsByName: goodsIndex(known, ({ name }) => name, goodsTypeId),
    goodsBySku: goodsIndex(known, ({ sku }) => sku, goodsTypeId),
    types: typesOfCategory(reference, goodsTypeId)
      .filter(({ parentId }) => parentId !== null)
      .map(({ id, name }) => ({ id, name })),
    prices: priceBook(goodsTypeId, reference),
    recognise: recogniserOf(areaTree(reference)),
    isServed: (areaCode) => areaAncestry(areaCode).some((code) => served.has(code)),
    sender: last ?? { name: customer?.name || "客户", phone: customer?.phone ?? "" },
  };
}
