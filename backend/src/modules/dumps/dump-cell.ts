import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PastDumpProgress } from "../../../../durable-objects/cell/cell";
import type { BackendEnv } from "../../env";
import { type Clock, DAY, dayOf, formatTime, HOUR, MINUTE, SECOND, startOfDay } from "../../shared/clock";
import { commit, statement } from "../../shared/commit";
import type { Moments } from "../../shared/next-due";
import { cellNumber } from "../../shared/stores/cells/cell-of";
import type { CustomerStore } from "../../shared/stores/stores";
import { HAS_WHOLE_ROWS } from "../moves";
import { deleteDumpsBefore, fileKey, storeManifest } from "./dump-folder";
import { cellDumpFiles, cellDumps } from "./dumps.tables";
import { writeDumpFile } from "./write-dump";

interface Dependencies {
  readonly env: Pick<BackendEnv, "FILES" | "CELL">;
  readonly db: CustomerStore;
  readonly clock: Clock;
}

/**
 * Hours in Shanghai in which a night's dump begins; it may end later. A cell that missed them, and was dumped
 * before, begins at once.
 */
export const NIGHT = { from: 2, before: 6 } as const;
/** Duration of a run, and the silence after which another run may begin. */
const RUN_MS = 10 * SECOND;
const LEASE_MS = 3 * MINUTE;
/** Older dumps are deleted (security.md S47). */
const DUMPS_KEPT_MS = 60 * DAY;

type Dump = typeof cellDumps.$inferSelect;

/** Begin of the last night's hours, and whether they are over. Before two o'clock it is the coming night. */
function nightOf(now: number): { night: number; isOver: boolean } {
  const day = startOfDay(now);
  return { night: day + NIGHT.from * HOUR, isOver: now - day >= NIGHT.before * HOUR };
}

/** Condition: an earlier dump exists, so this one is missing. */
const HAS_EARLIER = (night: number) =>
  sql`EXISTS (SELECT 1 FROM ${cellDumps} WHERE ${cellDumps.beganAt} < ${night})`;
const HAS_DUMP = (night: number) =>
  sql`EXISTS (SELECT 1 FROM ${cellDumps} WHERE ${cellDumps.name} = ${dayOf(night)})`;

/**
 * Time of the cell's next dump: at once while a dump is unfinished, otherwise at night if it has customers. Also the time
 * at which its oldest dump is deleted.
 */
export function nextDump({ env, clock }: Pick<Dependencies, "env" | "clock">): Moments {
  if (!env.CELL) return [];
  const { night, isOver } = nightOf(clock.now());
  const isMissing = isOver ? HAS_EARLIER(night) : sql`TRUE`;
  return [
    sql`(SELECT ${cellDumps.busyUntil} FROM ${cellDumps} WHERE ${cellDumps.endedAt} IS NULL ORDER BY ${cellDumps.beganAt} LIMIT 1)`,
    sql`(SELECT CASE WHEN NOT ${HAS_DUMP(night)} AND ${isMissing} THEN ${night} ELSE ${night + DAY} END
      WHERE EXISTS (SELECT 1 FROM customers))`,
    sql`(SELECT MIN(${cellDumps.beganAt}) + ${DUMPS_KEPT_MS + DAY} FROM ${cellDumps})`,
  ];
}

/** Begins a dump of the cell, unless one with this name exists. @returns whether it began */
export async function beginDump(
  db: CustomerStore,
  { name, now }: { name: string; now: number },
): Promise<boolean> {
  const begun = await drizzle(db)
    .insert(cellDumps)
    .values({ name, beganAt: now })
    .onConflictDoNothing()
    .returning({ name: cellDumps.name });
  return begun.length > 0;
}

/** The name of a dump that is requested at a time. */
export const dumpNameAt = (ms: number): string => formatTime(ms).replace(" ", "-").replaceAll(":", "");

/**
 * Dumps the cell to R2 each night (decision 079), file by file; this is the part of one minute. Each customer
 * is read in one transaction. When a run ends or dies, the next one continues after the last file.
 */
export async function dumpCell({ env, db, clock }: Dependencies): Promise<void> {
  if (!env.CELL) return;
  const cell = cellNumber(env.CELL.name);
  const now = clock.now();
  if (await isNightDue(db, now)) await beginDump(db, { name: dayOf(now), now });
  const dump = await claim(db, now);
  // Also in a cell that its customers have left, which makes no dump any more.
  if (!dump) return deleteOldDumps({ cell, now }, { db, bucket: env.FILES });
  const until = now + RUN_MS;
  const isDone = await goOn(dump, { cell, until, only: null }, { db, clock, bucket: env.FILES });
  if (isDone) await deleteOldDumps({ cell, now }, { db, bucket: env.FILES });
  await drizzle(db).update(cellDumps).set({ busyUntil: 0 }).where(eq(cellDumps.name, dump.name));
}

/** Deletes dumps of the days that are no longer kept, if there are any. */
async function deleteOldDumps(
  { cell, now }: { cell: number; now: number },
  { db, bucket }: { db: CustomerStore; bucket: R2Bucket },
): Promise<void> {
  const orm = drizzle(db);
  const keptFrom = startOfDay(now - DUMPS_KEPT_MS);
  const isOld = lt(cellDumps.beganAt, keptFrom);
  if ((await orm.$count(cellDumps, isOld)) === 0) return;
  if (await deleteDumpsBefore(bucket, cell, dayOf(keptFrom))) await orm.delete(cellDumps).where(isOld);
}

/**
 * Continues a dump of the past moment to which the cell has gone back (decision 083).
 *
 * @param at the moment, ms
 * @param customerId the only customer in it; null for all customers of the cell
 * @returns EMPTY when the cell did not have the customer then, or not all rows: then there is no dump
 */
export async function dumpPastMoment(
  { env, db, clock }: Dependencies,
  { name, at, customerId }: { name: string; at: number; customerId: number | null },
): Promise<PastDumpProgress> {
  const until = clock.now() + RUN_MS;
  if ((await nextCustomer(db, 0, customerId)) === null) return "EMPTY";
  await beginDump(db, { name, now: at });
  const dump = await drizzle(db).select().from(cellDumps).where(eq(cellDumps.name, name)).get();
  if (!dump || dump.endedAt !== null) return "COMPLETE";
  const wanted = { cell: cellNumber(env.CELL?.name ?? ""), until, only: customerId };
  const isDone = await goOn(dump, wanted, { db, clock, bucket: env.FILES });
  return isDone ? "COMPLETE" : "UNFINISHED";
}

/** Whether the night's dump must begin now. */
async function isNightDue(db: CustomerStore, now: number): Promise<boolean> {
  const { night, isOver } = nightOf(now);
  if (now < night || (await nextCustomer(db, 0)) === null) return false;
  return !isOver || (await drizzle(db).$count(cellDumps, lt(cellDumps.beganAt, night))) > 0;
}

/** Takes the oldest unfinished dump; null without one, and while another run has it. */
async function claim(db: CustomerStore, now: number): Promise<Dump | null> {
  const orm = drizzle(db);
  const open = await orm
    .select({ name: cellDumps.name })
    .from(cellDumps)
    .where(isNull(cellDumps.endedAt))
    .orderBy(asc(cellDumps.beganAt))
    .limit(1)
    .get();
  if (!open) return null;
  const [claimed] = await orm
    .update(cellDumps)
    .set({ busyUntil: now + LEASE_MS })
    .where(and(eq(cellDumps.name, open.name), isNull(cellDumps.endedAt), lt(cellDumps.busyUntil, now)))
    .returning();
  return claimed ?? null;
}

/**
 * @param only the only customer in it; null for all of them
 * @returns whether the dump is complete
 */
async function goOn(
  dump: Dump,
  { cell, until, only }: { cell: number; until: number; only: number | null },
  { db, clock, bucket }: { db: CustomerStore; clock: Clock; bucket: R2Bucket },
): Promise<boolean> {
  const orm = drizzle(db);
  const { name } = dump;
  let after = dump.lastCustomerId;
  let number = await orm.$count(cellDumpFiles, eq(cellDumpFiles.dump, name));
  do {
    const wanted = { dump: name, key: fileKey(cell, name, number), after, until };
    const next = (last: number) => nextCustomer(db, last, only);
    const file = await writeDumpFile({ ...wanted, next }, { db, bucket, clock });
    if (!file) return complete(dump, cell, { db, clock, bucket });
    const { customers, rows } = file;
    after = customers.at(-1) ?? after;
    await commit(db, [
      statement(db, orm.insert(cellDumpFiles).values({ dump: name, number, customers, rows })),
      statement(
        db,
        orm
          .update(cellDumps)
          .set({ lastCustomerId: after, busyUntil: clock.now() + LEASE_MS })
          .where(eq(cellDumps.name, name)),
      ),
    ]);
    number += 1;
  } while (clock.now() < until);
  return false;
}

async function nextCustomer(
  db: CustomerStore,
  after: number,
  only: number | null = null,
): Promise<number | null> {
  return db
    .prepare(`SELECT id FROM customers WHERE id > ?1 AND id <= ?2 AND ${HAS_WHOLE_ROWS} ORDER BY id LIMIT 1`)
    .bind(only === null ? after : Math.max(after, only - 1), only ?? Number.MAX_SAFE_INTEGER)
    .first<number>("id");
}

/** Writes the manifest, which completes the dump. */
async function complete(
  { name, beganAt }: Dump,
  cell: number,
  { db, clock, bucket }: { db: CustomerStore; clock: Clock; bucket: R2Bucket },
): Promise<true> {
  const orm = drizzle(db);
  const files = await orm
    .select()
    .from(cellDumpFiles)
    .where(eq(cellDumpFiles.dump, name))
    .orderBy(asc(cellDumpFiles.number));
  const schema = await db
    .prepare("SELECT digest FROM schema_digests ORDER BY migration DESC LIMIT 1")
    .first<string>("digest");
  await storeManifest(bucket, {
    cell,
    name,
    beganAt,
    endedAt: clock.now(),
    schema: schema ?? "",
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    files: files.map(({ number, customers, rows }) => ({
      key: fileKey(cell, name, number),
      customers: [...customers],
      rows,
    })),
  });
  await commit(db, [
    statement(db, orm.delete(cellDumpFiles).where(eq(cellDumpFiles.dump, name))),
    statement(db, orm.update(cellDumps).set({ endedAt: clock.now() }).where(eq(cellDumps.name, name))),
  ]);
  return true;
}
