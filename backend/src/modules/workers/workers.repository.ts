import { and, asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import { workerJobs, workerRatings, workers } from "./workers.tables";

export type WorkerRow = typeof workers.$inferSelect;

/** The masters and providers with these ids, by id, in one query; none when there are no ids. */
export async function findWorkers(
  db: D1Database,
  ids: readonly (number | null)[],
): Promise<Map<number, WorkerRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await drizzle(db)
    .select()
    .from(workers)
    .where(inArray(workers.id, inValues(wanted)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The masters whose ids another query finds, by id, in the same round trip. */
export async function findWorkersAmong(db: D1Database, ids: SQLWrapper): Promise<Map<number, WorkerRow>> {
  const rows = await drizzle(db).select().from(workers).where(inArray(workers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The master or provider, or null. */
export async function findWorker(db: D1Database, id: number): Promise<WorkerRow | null> {
  const [row] = await drizzle(db).select().from(workers).where(eq(workers.id, id));
  return row ?? null;
}

/** How a master was rated so far; null before the first evaluation. */
export async function findRating(
  directory: D1Database,
  workerId: number,
): Promise<typeof workerRatings.$inferSelect | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(workerRatings)
    .where(eq(workerRatings.workerId, workerId));
  return row ?? null;
}

/** What customers compare masters by: their ratings and their finished orders of a category, by their id. */
export async function findStandings(
  directory: D1Database,
  { workerIds, goodsTypeId }: { workerIds: readonly number[]; goodsTypeId: number },
): Promise<(workerId: number) => { evaluations: number; stars: number; finishedOrders: number }> {
  const database = drizzle(directory);
  const [ratings, jobs] = await database.batch([
    database
      .select()
      .from(workerRatings)
      .where(inArray(workerRatings.workerId, inValues(workerIds))),
    database
      .select()
      .from(workerJobs)
      .where(and(inArray(workerJobs.workerId, inValues(workerIds)), eq(workerJobs.goodsTypeId, goodsTypeId))),
  ]);
  const ratingOf = new Map(ratings.map((row) => [row.workerId, row]));
  const jobsOf = new Map(jobs.map((row) => [row.workerId, row.orders]));
  return (workerId) => ({
    evaluations: ratingOf.get(workerId)?.evaluations ?? 0,
    stars: ratingOf.get(workerId)?.stars ?? 0,
    finishedOrders: jobsOf.get(workerId) ?? 0,
  });
}

/** Masters and providers in the sequence in which they joined. */
export const firstWorkers = (db: D1Database, limit: number) =>
  drizzle(db).select().from(workers).orderBy(asc(workers.id)).limit(limit);

/** Statement that adds one. */
export const insertWorker = (db: D1Database, row: WorkerRow): D1PreparedStatement =>
  statement(db, drizzle(db).insert(workers).values(row));
