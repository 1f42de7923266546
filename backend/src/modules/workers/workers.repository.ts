import { and, asc, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { Directory } from "../../shared/stores/stores";
import { workerJobs, workerRatings, workers } from "./workers.tables";

export type WorkerRow = typeof workers.$inferSelect;

/** The masters and providers with these ids, by id, in one query; none when there are no ids. */
export async function findWorkers(
  directory: Directory,
  ids: readonly (number | null)[],
): Promise<Map<number, WorkerRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await drizzle(directory)
    .select()
    .from(workers)
    .where(inArray(workers.id, inValues(wanted)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The master or provider, or null. */
export async function findWorker(directory: Directory, id: number): Promise<WorkerRow | null> {
  const [row] = await drizzle(directory).select().from(workers).where(eq(workers.id, id));
  return row ?? null;
}

/** The rating of a master; null before the first evaluation. */
export async function findRating(
  directory: Directory,
  workerId: number,
): Promise<typeof workerRatings.$inferSelect | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(workerRatings)
    .where(eq(workerRatings.workerId, workerId));
  return row ?? null;
}

/** Data for comparing masters: their ratings, and their finished orders of a category, by id. */
export async function findStandings(
  directory: Directory,
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

/** A page of masters and providers, in the sequence in which they were added. */
export const pagedWorkers = (directory: Directory, { limit, offset }: { limit: number; offset: number }) =>
  drizzle(directory).select().from(workers).orderBy(asc(workers.id)).limit(limit).offset(offset);

/** Statement that adds one. */
export const insertWorker = (directory: Directory, row: Omit<WorkerRow, "version">): D1PreparedStatement =>
  statement(directory, drizzle(directory).insert(workers).values(row));
