import { and, asc, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { EXPORT_KEPT_DAYS, EXPORT_READY_TITLE } from "../../../../schema/rules/account/personal-data";
import type { BackendEnv } from "../../env";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import { type Clock, DAY, MINUTE } from "../../shared/clock";
import { commit, statement, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import { inValues, noneOf } from "../../shared/in-values";
import { log } from "../../shared/log";
import { earliest, type Moments } from "../../shared/next-due";
import { type CustomerStore, openStores } from "../../shared/stores/stores";
import { putInParts } from "../files";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { exportArchive } from "./export-archive";
import { dataExports } from "./personal-data.tables";
import type { DataExport } from "./request-export";

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The queue's message about an export. */
interface ExportWake {
  readonly customerId: number;
  readonly handedUntil?: number | undefined;
}

/** Time for which an export belongs to the run that has begun it: longer than a Worker lives. */
const HELD_MS = 20 * MINUTE;
/** Time for which an export that is in the queue is not put there again: a reader may be busy or down. */
const QUEUED_MS = 5 * MINUTE;
const ATTEMPTS = 5;
/** Expired archives that one run deletes. */
const REMOVAL_RUN = { rows: 50, transactions: 50 } as const;

/**
 * Key of an export's archive. It is the same for every try, so that an interrupted try leaves nothing behind.
 */
export const archiveKey = (id: number) => `exports/${id}.zip`;

/** Exports of one run: a request to the queue takes a hundred messages. */
const PER_RUN = 100;

/** When {@link handOutExports} is due next. */
export const nextDataExport = (): Moments => [earliest(dataExports.nextAttemptAt, sql`state = 'WAITING'`)];

/** When {@link removeOldExports} is due next. */
export const nextOldExport = (): Moments => [
  earliest(dataExports.expiresAt, sql`${dataExports.state} <> 'WAITING'`),
  sql`(SELECT MIN(MAX(${dataExports.expiresAt}, ${dataExports.nextAttemptAt})) FROM ${dataExports} WHERE state = 'WAITING')`,
];

/**
 * Queues the exports that wait longest, as a job. An archive takes minutes, for which everything else in the cell
 * would wait: the queue makes it outside of the cell. One that the queue loses is queued again after five minutes.
 */
export async function handOutExports({ env, clock }: Omit<Dependencies, "ids">): Promise<void> {
  const orm = drizzle(openStores(env).home);
  const now = clock.now();
  const due = await orm
    .select({ id: dataExports.id, customerId: dataExports.customerId })
    .from(dataExports)
    .where(isDue(now))
    .orderBy(asc(dataExports.nextAttemptAt))
    .limit(PER_RUN);
  if (due.length === 0) return;
  const handedUntil = now + QUEUED_MS;
  await env.WEBHOOKS.sendBatch(
    due.map(({ customerId }) => ({ body: { customerId, isExport: true, handedUntil } })),
  );
  // A reader may have begun one already; that one is not due any more.
  const ids = due.map(({ id }) => id);
  await orm
    .update(dataExports)
    .set({ nextAttemptAt: handedUntil })
    .where(and(inArray(dataExports.id, inValues(ids)), isDue(now)));
}

/**
 * Makes the archive that a customer waits for. After an interrupted run, a later one begins again. After five tries the
 * customer is told that it failed and may ask again.
 *
 * @param wake the queue's message
 */
export async function makeDataExport(wake: ExportWake, dependencies: Dependencies): Promise<void> {
  const { env, clock } = dependencies;
  const row = await begin(openStores(env).of(wake.customerId), wake, clock.now());
  if (row) await makeOne(row, dependencies);
}

/** What has expired, as with its account, is made no more: {@link removeOldExports} takes it. */
const isWanted = (now: number) => and(sql`state = 'WAITING'`, gt(dataExports.expiresAt, now));
const isDue = (now: number) => and(isWanted(now), lte(dataExports.nextAttemptAt, now));

async function makeOne(row: DataExport, { env, clock, ids }: Dependencies): Promise<void> {
  const { id, customerId } = row;
  const now = clock.now();
  try {
    if (row.attempts > ATTEMPTS) throw new Error(`no archive after ${ATTEMPTS} tries`);
    const source = { db: openStores(env).of(customerId), bucket: env.FILES, customerId, now };
    const size = await putInParts(env.FILES, archiveKey(id), "application/zip", exportArchive(source));
    await end(row, { state: "READY", size, readyAt: clock.now() }, { env, clock, ids });
  } catch (error) {
    log.error("data export", error, { customerId });
    if (row.attempts < ATTEMPTS) return;
    await end(row, { state: "FAILED" }, { env, clock, ids });
  }
  await pushOutbox(customerId, { env, clock });
}

/** Takes an export of a customer that is due, or that this message brings: of two runs at once one gets it. */
async function begin(
  db: CustomerStore,
  { customerId, handedUntil = 0 }: ExportWake,
  now: number,
): Promise<DataExport | undefined> {
  const orm = drizzle(db);
  const isHandedOut = and(isWanted(now), eq(dataExports.nextAttemptAt, handedUntil));
  const due = orm
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.customerId, customerId), or(isDue(now), isHandedOut)))
    .orderBy(asc(dataExports.nextAttemptAt))
    .limit(1);
  const [row] = await orm
    .update(dataExports)
    .set({ nextAttemptAt: now + HELD_MS, attempts: sql`${dataExports.attempts} + 1` })
    .where(sql`${dataExports.id} IN (${due})`)
    .returning();
  return row;
}

/**
 * Stores the result, with the message to the customer; nothing when the account was closed in the meantime.
 */
async function end(
  { id, customerId }: DataExport,
  change: Partial<DataExport>,
  { env, clock, ids }: Dependencies,
): Promise<void> {
  const db = openStores(env).of(customerId);
  const at = clock.now();
  const isReady = change.state === "READY";
  const waiting = and(eq(dataExports.id, id), eq(dataExports.state, "WAITING"));
  const still = await drizzle(db).select().from(dataExports).where(waiting).get();
  if (!still || still.expiresAt <= at) return;
  const message = {
    customerId,
    type: "system",
    topic: "ACCOUNT",
    title: isReady ? EXPORT_READY_TITLE : "数据导出失败",
    text: isReady
      ? `您申请的个人数据已整理好，请在 ${EXPORT_KEPT_DAYS} 天内到账户安全的个人信息中下载，到期自动删除。如非本人操作，请立即联系客服。`
      : "您申请的个人数据没有导出成功，请到账户安全的个人信息中重新申请，或联系客服。",
    at,
  } as const;
  const set = isReady ? { ...change, expiresAt: at + EXPORT_KEPT_DAYS * DAY } : change;
  await withFreshIds(() =>
    commit(db, [
      statement(db, drizzle(db).update(dataExports).set(set).where(waiting)),
      ...sendMessage(db, message, ids),
    ]),
  );
}

/** Deletes archives after seven days, and the rest of those that were never completed. */
export async function removeOldExports({ env, clock }: Omit<Dependencies, "ids">): Promise<void> {
  const orm = drizzle(openStores(env).home);
  const now = clock.now();
  const find = (old: DueRead) =>
    orm
      .select({ id: dataExports.id, customerId: dataExports.customerId })
      .from(dataExports)
      .where(
        and(
          lte(dataExports.expiresAt, now),
          // An archive that a run is still writing is left to it, so that no bytes come after the row was
          // deleted.
          or(ne(dataExports.state, "WAITING"), lte(dataExports.nextAttemptAt, now)),
          noneOf(dataExports.customerId, old.without),
        ),
      )
      .limit(old.limit);
  const remove = async (old: readonly { id: number; customerId: number }[]) => {
    const ids = old.map(({ id }) => id);
    // Delete the bytes first: a row without bytes is found again, bytes without a row would be lost.
    await env.FILES.delete(ids.map(archiveKey));
    await orm.delete(dataExports).where(inArray(dataExports.id, inValues(ids)));
  };
  await moveByCustomer({ job: "remove old exports", find, move: remove }, REMOVAL_RUN);
}

/** Statement that ends a customer's exports, for the batch that closes the account. */
export const expireExports = (db: CustomerStore, customerId: number, at: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db).update(dataExports).set({ expiresAt: at }).where(eq(dataExports.customerId, customerId)),
  );
