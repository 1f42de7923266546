import { z } from "zod";
import {
  LIBRARY_GOODS_MAX,
  LIBRARY_GOODS_MESSAGES,
  type LibraryGoodsDraft,
  libraryGoodsIssues,
  NO_DETAILS,
  shopUrlIn,
  skuTaken,
} from "../../../../schema/rules/catalog/library-goods";
import { yuanToFen } from "../../../../schema/rules/money";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { requireOwnPictures, requireOwnVideo } from "../files";
import { once } from "../idempotency";
import { type ReferenceSource, readReference } from "../reference";
import {
  countGoods,
  deleteGoods,
  findGoodsBySku,
  type GoodsValues,
  insertGoods,
  type OwnGoods,
  SKU_INDEX,
  takenNames,
  updateGoods,
} from "./library.repository";
import { readGoods } from "./read-library";

interface Dependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A good in a request. */
export interface SentGoods {
  readonly goodsTypeId: number;
  readonly name: string;
  readonly shopUrl?: string | null;
  readonly description?: string | null;
  readonly installVideoUrl?: string | null;
  readonly imgUrl: string;
  readonly sku?: string | null;
  /** Of one piece: m³, packages, kg, 元. */
  readonly volume?: number | null;
  readonly packingCount?: number | null;
  readonly weight?: number | null;
  readonly costPrice?: number | null;
}

/**
 * Adds a good to the library (GOODS-04 to GOODS-07), at most once per key.
 *
 * @throws BusinessError INVALID_INPUT for missing fields, for a duplicate SKU and for a full library,
 *   NOT_FOUND for another customer's file, IDEMPOTENCY_MISMATCH
 */
export function addGoods(
  { customerId, key, goods }: { customerId: number; key: string; goods: SentGoods },
  dependencies: Dependencies,
): Promise<{ id: number }> {
  const { db, clock, ids } = dependencies;
  const command = {
    customerId,
    key,
    command: "goods.add",
    params: goods,
    result: z.object({ id: z.number() }),
  };
  return once({ db, clock, ...command }, async (record) => {
    const values = await checked(goods, customerId, dependencies);
    await requireRoom(db, customerId, 1);
    return withFreshIds(async () => {
      const id = ids.rowId(customerId);
      const goods = { ...values, customerId, id, createdAt: clock.now() };
      await commitGoods(db, goods, [record({ id }), insertGoods(db, [goods])]);
      return { id };
    });
  });
}

/**
 * Changes a good. Orders keep their own copy.
 *
 * @throws BusinessError as {@link addGoods}, and NOT_FOUND for a missing or foreign good (ROLE-16)
 */
export async function changeGoods(
  which: OwnGoods,
  goods: SentGoods,
  dependencies: Dependencies,
): Promise<void> {
  await readGoods(which, dependencies);
  const values = await checked(goods, which.customerId, dependencies);
  const { db } = dependencies;
  await commitGoods(db, { ...values, ...which }, [updateGoods(db, which, values)]);
}

/** Stores a good. @throws BusinessError INVALID_INPUT where another good has its SKU */
async function commitGoods(
  db: CustomerStore,
  { customerId, sku }: Pick<GoodsValues, "sku"> & { customerId: number },
  statements: D1PreparedStatement[],
): Promise<void> {
  try {
    await commit(db, statements);
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(SKU_INDEX) && sku)) throw error;
    const other = await findGoodsBySku(db, { customerId, sku });
    throw invalidInput(skuTaken(sku, other?.name ?? "其他商品"));
  }
}

/**
 * Deletes goods; orders keep their own copy. @throws BusinessError NOT_FOUND when none of them is the
 * customer's (ROLE-16)
 */
export async function removeGoods(
  { customerId, ids }: { customerId: number; ids: readonly number[] },
  { db }: Pick<Dependencies, "db">,
): Promise<number> {
  const deleted = await deleteGoods(db, customerId, ids);
  if (deleted === 0) throw notFound("商品");
  return deleted;
}

/** Fields that a pasted line does not have. */
const NO_MORE = {
  shopUrl: null,
  description: null,
  installVideoUrl: null,
  sku: null,
  volumeHundredths: null,
  packingCount: null,
  weightHundredths: null,
  costPrice: null,
};

/**
 * Adds the goods of a pasted list, all with one picture (ux.md U21), at most once per key. A name that is in
 * the library or in an earlier line is left out.
 *
 * @throws BusinessError as {@link addGoods}
 */
export function pasteGoods(
  pasted: {
    customerId: number;
    key: string;
    imgUrl: string;
    goods: readonly Pick<SentGoods, "goodsTypeId" | "name">[];
  },
  dependencies: Dependencies,
): Promise<{ added: number; leftOut: number }> {
  const { customerId, key, imgUrl, goods } = pasted;
  const { db, clock, ids } = dependencies;
  const result = z.object({ added: z.number(), leftOut: z.number() });
  const command = { customerId, key, command: "goods.paste", params: { imgUrl, goods }, result };
  return once({ db, clock, ...command }, async (record) => {
    const lines = goods.map((line) => ({ ...line, name: line.name.trim() }));
    for (const line of lines) requireWhole({ ...NO_DETAILS, ...line, imgUrl, shopUrl: "" });
    await requireTypes(lines, dependencies);
    await requireOwnPictures([imgUrl], { ...dependencies, customerId });
    const names = [...new Set(lines.map(({ name }) => name))];
    const taken = await takenNames(db, customerId, names);
    const fresh = lines.filter(
      ({ name }, index) => !taken.has(name) && lines.findIndex((line) => line.name === name) === index,
    );
    await requireRoom(db, customerId, fresh.length);
    const done = { added: fresh.length, leftOut: lines.length - fresh.length };
    await withFreshIds(() => {
      const made = ids.rowIds(customerId, fresh.length);
      return commit(db, [
        record(done),
        // The first line gets the newest id, so that the list shows the goods in the sequence of the text.
        insertGoods(
          db,
          fresh.toReversed().map((line, index) => ({
            ...NO_MORE,
            ...line,
            imgUrl,
            customerId,
            id: made[index] as number,
            createdAt: clock.now(),
          })),
        ),
      ]);
    });
    return done;
  });
}

/** A good for the database. @throws BusinessError INVALID_INPUT, NOT_FOUND */
async function checked(
  goods: SentGoods,
  customerId: number,
  dependencies: Dependencies,
): Promise<GoodsValues> {
  const { goodsTypeId, imgUrl, volume, packingCount, weight, costPrice } = goods;
  const sku = goods.sku?.trim() ?? "";
  const shopUrl = goods.shopUrl?.trim() ?? "";
  const installVideoUrl = goods.installVideoUrl || null;
  requireWhole({
    ...goods,
    shopUrl,
    sku,
    volume: fieldText(volume),
    packingCount: fieldText(packingCount),
    weight: fieldText(weight),
    costPrice: fieldText(costPrice),
  });
  await requireTypes([goods], dependencies);
  await requireOwnPictures([imgUrl], { ...dependencies, customerId });
  if (installVideoUrl) await requireOwnVideo(installVideoUrl, { ...dependencies, customerId });
  return {
    goodsTypeId,
    name: goods.name.trim(),
    shopUrl: shopUrlIn(shopUrl),
    description: goods.description?.trim() || null,
    imgUrl,
    installVideoUrl,
    sku: sku || null,
    volumeHundredths: hundredths(volume),
    packingCount: packingCount ?? null,
    weightHundredths: hundredths(weight),
    costPrice: costPrice == null ? null : yuanToFen(costPrice),
  };
}

/** A number as text, as the form contains it. */
const fieldText = (number: number | null | undefined) => (number == null ? "" : String(number));
const hundredths = (number: number | null | undefined) => (number == null ? null : Math.round(number * 100));

function requireWhole(draft: LibraryGoodsDraft): void {
  const [issue] = libraryGoodsIssues(draft);
  if (issue) throw invalidInput(issue.message);
}

async function requireTypes(
  goods: readonly Pick<SentGoods, "goodsTypeId">[],
  dependencies: ReferenceSource,
): Promise<void> {
  const { goodsTypes } = await readReference(dependencies);
  if (goods.some(({ goodsTypeId }) => !goodsTypes.has(goodsTypeId))) {
    throw invalidInput(LIBRARY_GOODS_MESSAGES.goodsTypeId);
  }
}

/** Two requests at the same moment may exceed the limit a little; nothing depends on the exact number. */
async function requireRoom(db: CustomerStore, customerId: number, more: number): Promise<void> {
  if ((await countGoods(db, customerId)) + more > LIBRARY_GOODS_MAX) {
    throw invalidInput(LIBRARY_GOODS_MESSAGES.full);
  }
}
