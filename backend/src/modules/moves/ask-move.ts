import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import type { Clock } from "../../shared/clock";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { bucketOf } from "../../shared/numbers/bucket";
import { cellOf } from "../../shared/stores/cells/cell-of";
import { type CellsEnv, cellsOf } from "../../shared/stores/cells/open-cells";
import { requireCellBelow } from "../../shared/stores/cells/require-cell";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { cellSide } from "./cell-side";
import { CUSTOMERS } from "./moved-tables";
import { bucketMoves } from "./moves.tables";

interface Dependencies {
  readonly env: CellsEnv;
  readonly stores: Stores;
  readonly clock: Clock;
}

/** A bucket, with the cell that holds it and the one it is to move to. */
export interface AskedMove {
  readonly bucket: number;
  readonly from: number;
  readonly to: number;
}

const MOVES_SHOWN = 200;

/** @throws BusinessError INVALID_INPUT without cells, or for a cell that there is not */
function requireCells(env: CellsEnv, wanted: readonly number[], field: string): number {
  const cells = cellsOf(env);
  if (!cells || cells.count === 1) throw invalidInput("只有一个分片，无法搬迁");
  for (const cell of wanted) requireCellBelow(cells.count, cell, field);
  return cells.count;
}

/**
 * Asks for the move of a customer to another cell; all customers of the bucket go along (decision 078). The
 * minute job moves them. Asking for the same again changes nothing; asking for the cell that holds the customer ends a move
 * whose rows are still being copied.
 *
 * @throws BusinessError NOT_FOUND; INVALID_INPUT without cells, or for the cell that holds the customer; CONFLICT while
 *   the bucket moves elsewhere
 */
export async function askMove(
  { customerId, cell }: { customerId: number; cell: number },
  { env, stores, clock }: Dependencies,
): Promise<AskedMove> {
  const count = requireCells(env, [cell], "cell");
  const bucket = bucketOf(customerId);
  const isOpen = (await readMove(stores.directory, bucket))?.doneAt === null;
  // The rows of a bucket on its way may not be read for the moment.
  if (!isOpen && !(await isCustomer(stores.of(customerId), customerId))) throw notFound("客户");
  return storeMove(stores.directory, { bucket, to: cell, count, now: clock.now() });
}

const readMove = (directory: Directory, bucket: number) =>
  drizzle(directory).select().from(bucketMoves).where(eq(bucketMoves.bucket, bucket)).get();

async function isCustomer(db: CustomerStore, customerId: number): Promise<boolean> {
  return (await db.prepare(`SELECT 1 FROM ${CUSTOMERS} WHERE id = ?`).bind(customerId).first()) !== null;
}

/** @throws BusinessError as {@link askMove} */
async function storeMove(
  directory: Directory,
  { bucket, to, count, now }: { bucket: number; to: number; count: number; now: number },
): Promise<AskedMove> {
  const orm = drizzle(directory);
  const known = await readMove(directory, bucket);
  const from = known?.cell ?? cellOf(bucket, count);
  const isOpen = known !== undefined && known.doneAt === null;
  const isCopying = isOpen && known.movedAt === null && !known.isRevoked;
  if (isCopying && known.target === to) return { bucket, from, to };
  if (isCopying && from === to) {
    await orm
      .update(bucketMoves)
      .set({ isRevoked: true })
      .where(and(eq(bucketMoves.bucket, bucket), isNull(bucketMoves.movedAt)));
    return { bucket, from, to };
  }
  const conflict = new BusinessError(Code.CONFLICT, "该客户正在搬迁，请稍后再试");
  if (isOpen) throw conflict;
  if (from === to) throw invalidInput("客户已在该分片", "cell");
  const asked = {
    cell: from,
    target: to,
    askedAt: now,
    runner: null,
    busyUntil: 0,
    listedAt: null,
    isRevoked: false,
    copied: 0,
    frozenMs: null,
    movedAt: null,
    doneAt: null,
    failure: null,
  };
  const { meta } = await orm
    .insert(bucketMoves)
    .values({ bucket, ...asked })
    .onConflictDoUpdate({ target: bucketMoves.bucket, set: asked, setWhere: isNotNull(bucketMoves.doneAt) });
  // Another call was first.
  if (meta.changes === 0) throw conflict;
  return { bucket, from, to };
}

/**
 * Asks for the moves that divide a cell: its buckets are shared out among it and others, so that each has as many orders
 * as it can be. A bucket that is moving already stays with its move.
 *
 * @throws BusinessError INVALID_INPUT
 */
export async function askSplit(
  { cell, targets }: { cell: number; targets: readonly number[] },
  { env, stores, clock }: Dependencies,
): Promise<AskedMove[]> {
  const count = requireCells(env, [cell, ...targets], "targets");
  if (new Set([cell, ...targets]).size !== targets.length + 1)
    throw invalidInput("请填写其他分片，且不重复", "targets");
  const [rows = []] = await cellSide(env, cell).run([
    `SELECT c.id & 4095 AS bucket, COUNT(o.id) AS orders
     FROM ${CUSTOMERS} c LEFT JOIN orders o ON o.customer_id = c.id
     WHERE (c.id & 4095) NOT IN (SELECT m.bucket FROM bucket_marks m) GROUP BY 1 ORDER BY 2 DESC, 1`,
  ]);
  const shares = [cell, ...targets].map((number) => ({ number, orders: 0 }));
  const asked: AskedMove[] = [];
  for (const [bucket, orders] of rows) {
    const lightest = shares.reduce((best, share) => (share.orders < best.orders ? share : best));
    // A customer without orders weighs something, too.
    lightest.orders += Number(orders) + 1;
    if (lightest.number === cell) continue;
    const move = { bucket: Number(bucket), to: lightest.number, count, now: clock.now() };
    asked.push(await storeMove(stores.directory, move));
  }
  return asked;
}

/** What became of moves, the newest first. */
export const listMoves = (directory: Directory) =>
  drizzle(directory)
    .select()
    .from(bucketMoves)
    .orderBy(desc(bucketMoves.askedAt), bucketMoves.bucket)
    .limit(MOVES_SHOWN);

/** Where a move is: waiting, copying rows, open in the new cell while the old one is emptied, or done. */
export function stepOf(move: typeof bucketMoves.$inferSelect): "WAITING" | "COPYING" | "CLEANING" | "DONE" {
  if (move.doneAt !== null) return "DONE";
  if (move.movedAt !== null) return "CLEANING";
  return move.listedAt === null ? "WAITING" : "COPYING";
}
