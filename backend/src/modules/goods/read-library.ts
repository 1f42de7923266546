import { notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Reference, type ReferenceSource, readReference } from "../reference";
import { typesOfCategory } from "./goods.usecases";
import { findGoodsBySku, findLibraryGoods, findOwnGoods, type OwnGoods } from "./library.repository";

interface ReadDependencies extends ReferenceSource {
  readonly db: CustomerStore;
}

/**
 * One page of the customer's own goods (PLACE-25, GOODS-01). `goodsTypeId` may be a category, which includes
 * its children. `keyWord` is searched anywhere in name and SKU; a blank one is ignored.
 */
export async function readLibrary(
  dependencies: ReadDependencies,
  wanted: { customerId: number; goodsTypeId?: number; keyWord?: string; page: number; pageSize: number },
) {
  const reference = await readReference(dependencies);
  const { goodsTypeId } = wanted;
  const { rows, total } = await findLibraryGoods(dependencies, {
    customerId: wanted.customerId,
    goodsTypeIds: goodsTypeId === undefined ? null : idsOf(typesOfCategory(reference, goodsTypeId)),
    keyWord: wanted.keyWord?.trim() || undefined,
    limit: wanted.pageSize,
    offset: (wanted.page - 1) * wanted.pageSize,
  });
  return { rows: rows.map(withTypeName(reference)), total };
}

const idsOf = (types: readonly { readonly id: number }[]) => types.map(({ id }) => id);

/** Goods with the name of their type. */
const withTypeName =
  ({ goodsTypes }: Reference) =>
  <Goods extends { readonly goodsTypeId: number }>(goods: Goods) => ({
    ...goods,
    goodsTypeName: goodsTypes.get(goods.goodsTypeId)?.name ?? "",
  });

/** A customer's good (GOODS-03). @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function readGoods(which: OwnGoods, dependencies: ReadDependencies) {
  const found = await findOwnGoods(dependencies.db, which);
  if (!found) throw notFound("商品");
  return withTypeName(await readReference(dependencies))(found);
}

/** A customer's good with this SKU; null without one (EXT-460). */
export async function readGoodsBySku(
  which: { customerId: number; sku: string },
  dependencies: ReadDependencies,
) {
  const found = await findGoodsBySku(dependencies.db, which);
  return found ? withTypeName(await readReference(dependencies))(found) : null;
}
