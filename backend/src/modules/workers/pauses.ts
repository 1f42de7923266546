import { and, desc, eq, gte, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  DAYS_WITH_STAFF,
  LEAST_RATINGS,
  lowestOf,
  monthBefore,
} from "../../../../schema/rules/masters/master-pause";
import { dayOf } from "../../../../schema/rules/time";
import type { BackendEnv } from "../../env";
import { chooseMasterSide } from "../../providers/masters/master-side";
import { addMonth, type Clock, DAY, formatTime, startOfDay } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { type Directory, openStores } from "../../shared/stores/stores";
import { masterPauseLists, masterPauses, workerMonthRatings } from "./workers.tables";

type MasterPauseRow = typeof masterPauses.$inferSelect;

interface PauseDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A statement can have a hundred bound values, and a row has eight. */
const ROWS_PER_STATEMENT = 10;
const PAUSES_SHOWN = 200;

/**
 * Lists the lowest masters of the last month, once a month, with its first run of the cron (GEN-08). The
 * pause begins three days later, on the fourth, and lasts a month. Each master is told.
 */
export async function listLowestMasters({ env, clock, ids }: PauseDependencies): Promise<void> {
  const { directory } = openStores(env);
  const now = clock.now();
  const list = { month: monthBefore(dayOf(now)), createdAt: now };
  if (await isListed(directory, list.month)) return;
  const rated = await drizzle(directory)
    .select()
    .from(workerMonthRatings)
    .where(and(eq(workerMonthRatings.month, list.month), gte(workerMonthRatings.evaluations, LEAST_RATINGS)));
  const startsAt = startOfDay(now) + DAYS_WITH_STAFF * DAY;
  const paused = lowestOf(rated).map((row) => ({
    ...row,
    createdAt: now,
    startsAt,
    endsAt: addMonth(startsAt),
  }));
  try {
    await withFreshIds(() =>
      commit(
        directory,
        listStatements(
          directory,
          list,
          paused.map((row) => ({ ...row, id: ids.directoryId() })),
        ),
      ),
    );
  } catch (error) {
    // Another run of the cron was first, and tells the masters.
    if (error instanceof ConstraintViolation) return;
    throw error;
  }
  const side = chooseMasterSide(env, clock);
  await Promise.all(
    paused.map(({ workerId, month, endsAt }) =>
      side?.tell(workerId, {
        businessType: "masterPaused",
        month,
        startTime: formatTime(startsAt),
        endTime: formatTime(endsAt),
      }),
    ),
  );
}

/** Whether the lowest masters of a month (`2026-10`) are listed. */
async function isListed(directory: Directory, month: string): Promise<boolean> {
  const [found] = await drizzle(directory)
    .select()
    .from(masterPauseLists)
    .where(eq(masterPauseLists.month, month));
  return found !== undefined;
}

function listStatements(
  directory: Directory,
  list: typeof masterPauseLists.$inferInsert,
  paused: readonly (typeof masterPauses.$inferInsert)[],
): D1PreparedStatement[] {
  const statements = [statement(directory, drizzle(directory).insert(masterPauseLists).values(list))];
  for (let from = 0; from < paused.length; from += ROWS_PER_STATEMENT) {
    const rows = paused.slice(from, from + ROWS_PER_STATEMENT);
    statements.push(statement(directory, drizzle(directory).insert(masterPauses).values(rows)));
  }
  return statements;
}

/**
 * The list of a month (`2026-10`), or of all months, newest first, at most 200, including pauses that staff
 * have lifted.
 */
export const findPauses = (directory: Directory, month?: string): Promise<MasterPauseRow[]> =>
  drizzle(directory)
    .select()
    .from(masterPauses)
    .where(month === undefined ? undefined : eq(masterPauses.month, month))
    .orderBy(desc(masterPauses.month), desc(masterPauses.id))
    .limit(PAUSES_SHOWN);

/**
 * Staff remove a master from the list before the pause begins, or end the pause. A repeated request changes
 * nothing.
 *
 * @throws BusinessError NOT_FOUND
 */
export async function liftPause(
  { id, reason }: { id: number; reason: string },
  { directory, clock }: { directory: Directory; clock: Pick<Clock, "now"> },
): Promise<void> {
  const [found] = await drizzle(directory).select().from(masterPauses).where(eq(masterPauses.id, id));
  if (!found) throw notFound("暂停记录");
  await drizzle(directory)
    .update(masterPauses)
    .set({ liftedAt: clock.now(), liftReason: reason })
    .where(and(eq(masterPauses.id, id), isNull(masterPauses.liftedAt)));
}
