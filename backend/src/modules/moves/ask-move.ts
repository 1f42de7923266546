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

/** A bucket, its present cell and its target cell. */
export interface AskedMove {
  readonly bucket: number;
  readonly from: number;
  readonly to: number;
}

const MOVES_SHOWN = 200;

/** @throws BusinessError INVALID_INPUT without cells, or for a cell that does not exist */
function requireCells(env: CellsEnv, wanted: readonly number[], field: string): number {
  const cells = cellsOf(env);
  if (!cells || cells.count === 1) throw invalidInput("只有一个分片，无法搬迁");
  for (const cell of wanted) requireCellBelow(cells.count, cell, field);
  return cells.count;
}

/**
 * Requests the move of a customer to another cell; all customers of the bucket move too (decision 078). The
 * minute job does the work. A repeated request changes nothing. A request for the present cell cancels a move
 * whose rows are still being copied.
 *
 * @throws BusinessError NOT_FOUND; INVALID_INPUT without cells, or for the cell that holds the customer;
 *   CONFLICT while the bucket moves elsewhere
 */
export async function askMove(
  { customerId, cell }: { customerId: number; cell: number },
  { env, stores, clock }: Dependencies,
): Promise<AskedMove> {
  const count = requireCells(env, [cell], "cell");
  const bucket = bucketOf(customerId);
  const isOpen = (await readMove(stores.directory, bucket))?.doneAt === null;
  // The rows of a moving bucket may not be readable for the moment.
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
  // Another request was first.
  if (meta.changes === 0) throw conflict;
  return { bucket, from, to };
}

/**
 * Requests the moves that split a cell: its buckets are distributed over this cell and others, so that the
 * numbers of orders are as equal as possible. A bucket that is moving already keeps its move.
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
    // A customer without orders counts too.
    lightest.orders += Number(orders) + 1;
    if (lightest.number === cell) continue;
    const move = { bucket: Number(bucket), to: lightest.number, count, now: clock.now() };
    asked.push(await storeMove(stores.directory, move));
  }
  return asked;
}

/** Moves and their states, the newest first. */
export const listMoves = (directory: Directory) =>
  drizzle(directory)
    .select()
    .from(bucketMoves)
    .orderBy(desc(bucketMoves.askedAt), bucketMoves.bucket)
    .limit(MOVES_SHOWN);

/** The step of a move: waiting, copying rows, open in the new cell while the old one is emptied, or done. */
export function stepOf(move: typeof bucketMoves.$inferSelect): "WAITING" | "COPYING" | "CLEANING" | "DONE" {
  if (move.doneAt !== null) return "DONE";
  if (move.movedAt !== null) return "CLEANING";
  return move.listedAt === null ? "WAITING" : "COPYING";
}
