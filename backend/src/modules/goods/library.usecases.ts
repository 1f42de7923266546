import { z } from "zod";
import {
  LIBRARY_GOODS_MAX,
  LIBRARY_GOODS_MESSAGES,
  type LibraryGoodsDraft,
  libraryGoodsIssues,
  shopUrlIn,
} from "../../../../schema/rules/catalog/library-goods";
import type { Clock } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { requireOwnPictures, requireOwnVideo } from "../files";
import { once } from "../idempotency";
import {
  countGoods,
  deleteGoods,
  findLibraryGoods,
  findOwnGoods,
  type GoodsValues,
  insertGoods,
  knownTypeIds,
  type OwnGoods,
  takenNames,
  updateGoods,
} from "./library.repository";

interface Dependencies {
  readonly db: D1Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A good as it is sent. */
export interface SentGoods {
  readonly goodsTypeId: number;
  readonly name: string;
  readonly shopUrl?: string | null;
  readonly description?: string | null;
  readonly installVideoUrl?: string | null;
  readonly imgUrl: string;
}

/**
 * One page of the customer's own goods (PLACE-25, GOODS-01). `goodsTypeId` may be a category, which includes its
 * children; `keyWord` is looked for anywhere in the name, and a blank one looks for nothing.
 */
export function readLibrary(
  dependencies: Pick<Dependencies, "db">,
  wanted: { customerId: number; goodsTypeId?: number; keyWord?: string; page: number; pageSize: number },
) {
  return findLibraryGoods(dependencies, {
    customerId: wanted.customerId,
    goodsTypeId: wanted.goodsTypeId,
    keyWord: wanted.keyWord?.trim() || undefined,
    limit: wanted.pageSize,
    offset: (wanted.page - 1) * wanted.pageSize,
  });
}

/** A customer's good (GOODS-03). @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function readGoods(which: OwnGoods, { db }: Pick<Dependencies, "db">) {
  const found = await findOwnGoods(db, which);
  if (!found) throw notFound("商品");
  return found;
}

/**
 * Adds a good to the library (GOODS-04 to GOODS-07), at most once per key.
 *
 * @throws BusinessError INVALID_INPUT for what it lacks and for a full library, NOT_FOUND for another customer's file,
 *   IDEMPOTENCY_MISMATCH
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
      const id = ids.rowId();
      await commit(db, [
        record({ id }),
        insertGoods(db, [{ ...values, customerId, id, createdAt: clock.now() }]),
      ]);
      return { id };
    });
  });
}

/**
 * Changes a good. What orders have of it is their own.
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
  if (!(await updateGoods(dependencies.db, which, values))) throw notFound("商品");
}

/** Deletes goods, of which orders keep their own copy. @throws BusinessError NOT_FOUND when none of them is the customer's (ROLE-16) */
export async function removeGoods(
  { customerId, ids }: { customerId: number; ids: readonly number[] },
  { db }: Pick<Dependencies, "db">,
): Promise<number> {
  const deleted = await deleteGoods(db, customerId, ids);
  if (deleted === 0) throw notFound("商品");
  return deleted;
}

/** What a pasted line says nothing about. */
const NO_MORE = { shopUrl: null, description: null, installVideoUrl: null };

/**
 * Adds the goods of a pasted list under one picture (ux.md U21), at most once per key. A name that the library or an
 * earlier line has already is left out.
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
    for (const line of lines) requireWhole({ ...line, imgUrl, shopUrl: "" });
    await requireTypes(db, lines);
    await requireOwnPictures([imgUrl], { ...dependencies, customerId });
    const names = [...new Set(lines.map(({ name }) => name))];
    const taken = await takenNames(db, customerId, names);
    const fresh = lines.filter(
      ({ name }, index) => !taken.has(name) && lines.findIndex((line) => line.name === name) === index,
    );
    await requireRoom(db, customerId, fresh.length);
    const done = { added: fresh.length, leftOut: lines.length - fresh.length };
    await withFreshIds(() =>
      commit(db, [
        record(done),
        // The first line is the newest, so that the list shows them in the sequence in which they were pasted.
        insertGoods(
          db,
          fresh.toReversed().map((line) => ({
            ...NO_MORE,
            ...line,
            imgUrl,
            customerId,
            id: ids.rowId(),
            createdAt: clock.now(),
          })),
        ),
      ]),
    );
    return done;
  });
}

/** A good as it is stored. @throws BusinessError INVALID_INPUT, NOT_FOUND */
async function checked(
  goods: SentGoods,
  customerId: number,
  dependencies: Dependencies,
): Promise<GoodsValues> {
  const { goodsTypeId, imgUrl } = goods;
  const shopUrl = goods.shopUrl?.trim() ?? "";
  const installVideoUrl = goods.installVideoUrl || null;
  requireWhole({ ...goods, shopUrl });
  await requireTypes(dependencies.db, [goods]);
  await requireOwnPictures([imgUrl], { ...dependencies, customerId });
  if (installVideoUrl) await requireOwnVideo(installVideoUrl, { ...dependencies, customerId });
  return {
    goodsTypeId,
    name: goods.name.trim(),
    shopUrl: shopUrlIn(shopUrl),
    description: goods.description?.trim() || null,
    imgUrl,
    installVideoUrl,
  };
}

function requireWhole(draft: LibraryGoodsDraft): void {
  const [issue] = libraryGoodsIssues(draft);
  if (issue) throw invalidInput(issue.message);
}

async function requireTypes(db: D1Database, goods: readonly Pick<SentGoods, "goodsTypeId">[]): Promise<void> {
  const known = await knownTypeIds(
    db,
    goods.map(({ goodsTypeId }) => goodsTypeId),
  );
  if (goods.some(({ goodsTypeId }) => !known.has(goodsTypeId))) {
    throw invalidInput(LIBRARY_GOODS_MESSAGES.goodsTypeId);
  }
}

/** Two that come at the same moment may go a little beyond; nothing depends on the exact number. */
async function requireRoom(db: D1Database, customerId: number, more: number): Promise<void> {
  if ((await countGoods(db, customerId)) + more > LIBRARY_GOODS_MAX) {
    throw invalidInput(LIBRARY_GOODS_MESSAGES.full);
  }
}
