import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import type { BackendEnv } from "../../env";
import { type Clock, DAY } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { bucketOf } from "../../shared/numbers/bucket";
import { cellName } from "../../shared/stores/cells/cell-of";
import { cellStub, cellsOf } from "../../shared/stores/cells/open-cells";
import { requireCellBelow } from "../../shared/stores/cells/require-cell";
import type { Directory } from "../../shared/stores/stores";
import { dumpNameAt } from "../dumps";
import { placeOfBucket } from "../moves";
import { pastDumps } from "./past-dumps.tables";

export type PastDumpRow = typeof pastDumps.$inferSelect;

interface Dependencies {
  readonly env: BackendEnv;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** How long the platform keeps bookmarks. */
const BOOKMARKS_KEPT_MS = 30 * DAY;
const SHOWN = 100;

interface AskedPastDump {
  /** The only customer in the dump; without it all customers of the cell. */
  readonly customerId: number | undefined;
  /** The cell; by default the present cell of the customer. */
  readonly cell: number | undefined;
  /** The moment, ms. */
  readonly at: number;
  readonly reason: string;
  readonly reviewer: string;
}

/**
 * Requests a dump of a past moment (decision 083); the minute job makes it. The cell takes no requests in the
 * meantime. A repeated request changes nothing while the dump is open.
 *
 * @returns its name
 * @throws BusinessError INVALID_INPUT without cells, for a cell that does not exist, and for a moment to
 *   which the platform cannot go back; CONFLICT while the cell makes another one
 */
export async function askPastDump(asked: AskedPastDump, dependencies: Dependencies): Promise<string> {
  const { env, directory, clock, ids } = dependencies;
  const { customerId, at, reason, reviewer } = asked;
  const cells = cellsOf(env);
  if (!cells) throw invalidInput("没有分片，请按数据库的书签恢复");
  const now = clock.now();
  if (at >= now || at < now - BOOKMARKS_KEPT_MS) throw invalidInput("时间应在最近 30 天内", "time");
  const cell = asked.cell ?? (await cellOfCustomer(directory, customerId, cells.count));
  requireCellBelow(cells.count, cell, "cell");
  if (await wasAway(directory, { cell, at }))
    throw invalidInput("该时刻分片正在备份过去的数据，请选择更早或更晚的时间", "time");
  if (!(await cellStub(cells.CELLS, cellName(cell)).canGoBackTo(at)))
    throw invalidInput("平台没有该时刻的书签，请使用每晚的备份", "time");
  const nameOf = (id: number) => `${dumpNameAt(at)}-past-${id}`;
  const id = await withFreshIds(async () => {
    const fresh = ids.directoryId();
    // One statement checks and stores, because a cell can be at only one moment at a time.
    const [stored] = await commit(directory, [
      directory
        .prepare(
          `INSERT INTO past_dumps (id, name, cell, customer_id, at, asked_by, reason, asked_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE NOT EXISTS (
             SELECT 1 FROM past_dumps WHERE done_at IS NULL AND cell = ?3)`,
        )
        .bind(fresh, nameOf(fresh), cell, customerId ?? null, at, reviewer, reason, now),
    ]);
    return stored?.meta.changes === 1 ? fresh : null;
  });
  if (id !== null) return nameOf(id);
  const open = await openPastDump(directory, cell);
  if (open?.at === at && open.customerId === (customerId ?? null)) return open.name;
  throw new BusinessError(Code.CONFLICT, "该分片正在备份另一时刻，请等待完成");
}

/**
 * Whether the cell may have been in the past at this moment, ms: then a bookmark would bring the rows of an
 * earlier moment.
 */
async function wasAway(directory: Directory, { cell, at }: { cell: number; at: number }): Promise<boolean> {
  const isMeanwhile = and(lte(pastDumps.askedAt, at), gte(pastDumps.doneAt, at));
  return (await drizzle(directory).$count(pastDumps, and(eq(pastDumps.cell, cell), isMeanwhile))) > 0;
}

async function cellOfCustomer(directory: Directory, customerId: number | undefined, count: number) {
  if (customerId === undefined) throw invalidInput("请填写客户或分片");
  return (await placeOfBucket(directory, { bucket: bucketOf(customerId), count })).cell;
}

/** The unfinished dump of a cell. */
export const openPastDump = (directory: Directory, cell: number): Promise<PastDumpRow | undefined> =>
  drizzle(directory)
    .select()
    .from(pastDumps)
    .where(and(eq(pastDumps.cell, cell), isNull(pastDumps.doneAt)))
    .get();

/** Dumps of past moments and their states, the newest first. */
export const listPastDumps = (directory: Directory): Promise<PastDumpRow[]> =>
  drizzle(directory).select().from(pastDumps).orderBy(desc(pastDumps.askedAt)).limit(SHOWN);

/** The state of a dump of a past moment. */
export function stateOf({ doneAt, isMade, cancelledBy }: PastDumpRow): "WRITING" | "READY" | "FAILED" {
  if (doneAt === null) return cancelledBy === null || isMade ? "WRITING" : "FAILED";
  return isMade ? "READY" : "FAILED";
}

/**
 * Cancels the dump: the minute job brings the cell back to the present, even if the dump is incomplete.
 *
 * @throws BusinessError NOT_FOUND when the cell makes none
 */
export async function cancelPastDump(
  { cell, reviewer }: { cell: number; reviewer: string },
  { directory }: Pick<Dependencies, "directory">,
): Promise<void> {
  const { meta } = await drizzle(directory)
    .update(pastDumps)
    .set({ cancelledBy: reviewer })
    .where(and(eq(pastDumps.cell, cell), isNull(pastDumps.doneAt)));
  if (meta.changes === 0) throw notFound("备份");
}
