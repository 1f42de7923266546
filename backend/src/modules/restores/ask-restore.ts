import { asc, desc, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import type { BackendEnv } from "../../env";
import { type Clock, MINUTE, SECOND } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { bucketOf } from "../../shared/numbers/bucket";
import { cellOf } from "../../shared/stores/cells/cell-of";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import { requireCellBelow } from "../../shared/stores/cells/require-cell";
import type { Directory, Stores } from "../../shared/stores/stores";
import { beginDump, type DumpManifest, dumpNameAt, listDumps, readManifest } from "../dumps";
import { placeOfBucket } from "../moves";
import { restores } from "./restores.tables";

/** Dependencies of the calls about restores. */
export interface RestoreDependencies {
  readonly env: BackendEnv;
  readonly stores: Stores;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

export type Restore = typeof restores.$inferSelect;

/**
 * Money that moved shortly before the moment is compared too, because a customer is read later than the dump
 * begins.
 */
const MARGIN_MS = 60 * MINUTE;

/** Start of the period in which money is compared after a restore, ms. */
export const comparedFrom = ({ momentAt }: Pick<Restore, "momentAt">): number => momentAt - MARGIN_MS;

/** The restored part: a customer, or all customers in the dump of a cell. */
interface AskedRestore {
  readonly customerId: number | undefined;
  readonly cell: number | undefined;
  readonly dump: string;
  readonly reason: string;
  readonly reviewer: string;
}

const RESTORES_SHOWN = 100;

/** @throws BusinessError INVALID_INPUT without cells, or for a cell that does not exist */
function requireCell({ env }: { env: BackendEnv }, cell: number | undefined): number {
  const cells = cellsOf(env);
  if (!cells) throw invalidInput("没有分片，请按数据库的备份恢复");
  if (cell !== undefined) requireCellBelow(cells.count, cell, "cell");
  return cells.count;
}

/**
 * Requests a restore from a dump (decision 079); the minute job does it. A repeated request changes nothing
 * while the restore is open.
 *
 * @returns the id
 * @throws BusinessError INVALID_INPUT; NOT_FOUND for a missing dump, or a customer who is not in it; CONFLICT
 *   while another restore of the customer or the cell is open
 */
export async function askRestore(asked: AskedRestore, dependencies: RestoreDependencies): Promise<number> {
  const { directory, clock, ids } = dependencies;
  const { customerId, cell, dump, reason, reviewer } = asked;
  const count = requireCell(dependencies, cell);
  if ((customerId === undefined) === (cell === undefined)) throw invalidInput("请填写客户或分片之一");
  const found = await findDump({ customerId, cell, dump, count }, dependencies);
  const of = { cell: found.cell, customerId: customerId ?? null };
  const id = await withFreshIds(async () => {
    const fresh = ids.directoryId();
    // One statement checks and stores: otherwise two requests at once would restore twice, and the second
    // restore would delete changes since the first.
    const [stored] = await commit(directory, [
      directory
        .prepare(
          `INSERT INTO restores (id, cell, customer_id, dump, moment_at, asked_by, reason, asked_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE NOT EXISTS (
             SELECT 1 FROM restores
             WHERE done_at IS NULL AND cell = ?2 AND (customer_id IS NULL OR customer_id = ?3))`,
        )
        .bind(fresh, of.cell, of.customerId, dump, found.beganAt, reviewer, reason, clock.now()),
    ]);
    return stored?.meta.changes === 1 ? fresh : null;
  });
  if (id !== null) return id;
  const open = (await openRestores(directory)).find((one) => one.dump === dump && isOf(one, of));
  if (open) return open.id;
  throw new BusinessError(Code.CONFLICT, "该客户或分片正在恢复，请等待完成");
}

type Restored = Pick<Restore, "cell" | "customerId">;

/** Whether a restore is for exactly this customer or cell. */
const isOf = (one: Restored, other: Restored): boolean =>
  one.cell === other.cell && one.customerId === other.customerId;

/**
 * The dump of the cell. At that time the customer may have been in another cell, the usual one of the bucket.
 */
async function findDump(
  wanted: { customerId: number | undefined; cell: number | undefined; dump: string; count: number },
  { env, directory }: RestoreDependencies,
): Promise<DumpManifest> {
  const { customerId, cell, dump, count } = wanted;
  if (customerId === undefined) {
    const manifest = await readManifest(env.FILES, { cell: cell ?? 0, dump });
    if (!manifest) throw notFound("备份");
    return manifest;
  }
  const bucket = bucketOf(customerId);
  const { cell: present } = await placeOfBucket(directory, { bucket, count });
  for (const place of new Set([present, cellOf(bucket, count)])) {
    const manifest = await readManifest(env.FILES, { cell: place, dump });
    if (manifest?.files.some(({ customers }) => customers.includes(customerId))) return manifest;
  }
  throw notFound("该客户的备份");
}

/** Restores and their states, the newest first. */
export const listRestores = (directory: Directory): Promise<Restore[]> =>
  drizzle(directory).select().from(restores).orderBy(desc(restores.askedAt)).limit(RESTORES_SHOWN);

/** Open restores, the oldest first. */
export const openRestores = (directory: Directory): Promise<Restore[]> =>
  drizzle(directory).select().from(restores).where(isNull(restores.doneAt)).orderBy(asc(restores.askedAt));

/** @throws BusinessError NOT_FOUND */
export async function findRestore(directory: Directory, id: number): Promise<Restore> {
  const restore = await drizzle(directory).select().from(restores).where(eq(restores.id, id)).get();
  if (!restore) throw notFound("恢复任务");
  return restore;
}

/**
 * The state of a restore: waiting or running, done with payments held, or with payments released; cancelled
 * before anyone was restored.
 */
export function stateOf({
  doneAt,
  openedAt,
  restored,
  cancelledBy,
}: Restore): "RESTORING" | "HELD" | "OPEN" | "CANCELLED" {
  if (doneAt === null) return "RESTORING";
  if (restored === 0) return cancelledBy === null ? "OPEN" : "CANCELLED";
  return openedAt === null ? "HELD" : "OPEN";
}

/** Begins a dump of a cell now. @returns its name @throws BusinessError INVALID_INPUT */
export async function askDump(cell: number, dependencies: RestoreDependencies): Promise<string> {
  requireCell(dependencies, cell);
  const { stores, clock } = dependencies;
  const now = clock.now();
  const db = stores.all()[cell];
  if (!db) throw notFound("分片");
  // The name contains the second. An earlier dump of the same second would lack later changes, so the next
  // second is used.
  for (let at = now; ; at += SECOND) {
    const name = dumpNameAt(at);
    if (await beginDump(db, { name, now })) return name;
  }
}

/** Names of the complete dumps of a cell, the newest first. @throws BusinessError INVALID_INPUT */
export async function dumpsOfCell(cell: number, dependencies: RestoreDependencies): Promise<string[]> {
  requireCell(dependencies, cell);
  return listDumps(dependencies.env.FILES, cell);
}
