import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import { type Clock, DAY } from "../../shared/clock";
import { inValues } from "../../shared/in-values";
import { earliest, later, type Moments } from "../../shared/next-due";
import { type CustomerStore, openStores, type StoresEnv } from "../../shared/stores/stores";
import { abandonedKeys, createFilesRepository } from "./files.repository";
import { orderEvidence, files as storedFiles } from "./files.tables";

/**
 * R2 deletes up to a thousand keys at a time. A few hundred a minute are more than crashes and people leave.
 */
const PER_RUN = 200;
/** The same for evidence: a delete and three statements for each customer. */
const EVIDENCE_RUN = { rows: PER_RUN, transactions: 20 } as const;

interface CleanUpDependencies {
  env: StoresEnv & { readonly FILES: R2Bucket };
  clock: Clock;
}

/** No upload takes longer: the site gives up after 1,000 seconds (GEN-17). */
const ABANDONED_AFTER_MS = DAY;

/** When {@link removeAbandonedUploads} is due next. */
export const nextAbandonedUpload = (): Moments => [
  later(earliest(storedFiles.createdAt, sql`is_pending = 1`), ABANDONED_AFTER_MS + 1),
];

/** Removes incomplete uploads whose Worker died before the last byte (reliability.md R26). */
export async function removeAbandonedUploads({ env, clock }: CleanUpDependencies): Promise<void> {
  const { home: db } = openStores(env);
  const rows = await abandonedKeys(db, clock.now() - ABANDONED_AFTER_MS, PER_RUN);
  if (rows.length === 0) return;
  const keys = rows.map((row) => row.key);
  // Delete the bytes first: a row without bytes is found again, bytes without a row would be lost.
  await env.FILES.delete(keys);
  const files = createFilesRepository(db);
  for (const key of keys) await files.discard(key);
}

/** A step takes evidence that was uploaded for it within this time (`requireEvidence`), ms. */
export const EVIDENCE_USABLE_MS = 7 * DAY;
/** Time after which no step is still using it, ms. */
const KEPT_MS = EVIDENCE_USABLE_MS + DAY;

/** When {@link removeUnusedEvidence} is due next. */
export const nextUnusedEvidence = (): Moments => [
  later(earliest(orderEvidence.createdAt, sql`is_shown = 0`), KEPT_MS + 1),
];

/** Evidence that no step can take any more; one may show it already. */
interface Evidence {
  readonly key: string;
  readonly customerId: number;
}

/** Condition: a step of the order shows the file with this key. */
type IsShown = (orderId: SQLWrapper, key: SQLWrapper) => SQL;

/**
 * Deletes uploads of masters and staff for a step that no step of the order has shown (decision 047), a day
 * after they can no longer be used. Uploads that the history shows are marked, so that they are checked only
 * once. The caller passes the condition for this, because files may not depend on orders.
 */
export async function removeUnusedEvidence(
  { env, clock }: CleanUpDependencies,
  isShown: IsShown,
): Promise<void> {
  const { home, of } = openStores(env);
  const before = clock.now() - KEPT_MS;
  const find = ({ without, limit }: DueRead) =>
    drizzle(home).all<Evidence>(sql`
      SELECT key, customer_id AS customerId FROM order_evidence WHERE is_shown = 0 AND created_at < ${before}
        AND customer_id NOT IN ${inValues(without)}
      ORDER BY created_at LIMIT ${limit}`);
  // While R2 deletes, a customer may move to another cell. The steps there tell what is shown.
  const move = (due: readonly Evidence[], customerId: number) =>
    removeUnused(due, { db: of(customerId), bucket: env.FILES, isShown });
  await moveByCustomer({ job: "remove unused evidence", find, move }, EVIDENCE_RUN);
}

async function removeUnused(
  due: readonly Evidence[],
  { db, bucket, isShown }: { db: CustomerStore; bucket: R2Bucket; isShown: IsShown },
): Promise<void> {
  const rows = await drizzle(db).all<{ key: string; isShown: number }>(sql`
    SELECT key, ${isShown(orderEvidence.orderId, orderEvidence.key)} AS isShown
    FROM order_evidence WHERE key IN ${inValues(due.map(({ key }) => key))}`);
  const shown = rows.filter((row) => row.isShown).map(({ key }) => key);
  const unused = rows.filter((row) => !row.isShown).map(({ key }) => key);
  // Delete the bytes first: a row without bytes is found again, bytes without a row would be lost.
  if (unused.length > 0) await bucket.delete(unused);
  await db.batch([
    db
      .prepare("UPDATE order_evidence SET is_shown = 1 WHERE key IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(shown)),
    db
      .prepare("DELETE FROM files WHERE key IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(unused)),
    db
      .prepare("DELETE FROM order_evidence WHERE key IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(unused)),
  ]);
}
