import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import { type Clock, DAY, HOUR } from "../../shared/clock";
import { noneOf } from "../../shared/in-values";
import { earliest, type Moments } from "../../shared/next-due";
import { type CustomerStore, type Directory, openStores, type StoresEnv } from "../../shared/stores/stores";
import { releasePhonesOf } from "../customers";
import { deleteUnneeded } from "../files";
import { deleteAcknowledged, firstPendingSeq } from "../outbox";
import { releaseEndpoints } from "../push";
import { deleteSettledAccounts } from "../withdrawals";
import { blankOwnRows, deleteOwnRows, filesNamedBy } from "./own-rows";
import { accountClosings } from "./personal-data.tables";
import { PERSONAL_TABLES } from "./personal-tables";

interface Dependencies {
  readonly env: StoresEnv & { readonly FILES: R2Bucket };
  readonly clock: Clock;
}

type Closing = typeof accountClosings.$inferSelect;

/**
 * Limits: rows of one table in a transaction, files at a time, accounts, and slices of one run. A large
 * account takes minutes.
 */
const SLICE = { rows: 500, files: 200, accounts: 5, perRun: 10 } as const;
/** No request that ran when the account was closed takes longer. Rows that it wrote are deleted then. */
const LATEST_MS = HOUR;

/** When {@link deletePersonalData} is due next. */
export const nextDeletion = (): Moments => [earliest(accountClosings.nextRunAt)];

/**
 * Deletes the rest of closed accounts, slice by slice (security.md S47): lines of the directory, rows, files
 * that no kept order needs, and last the accounts for withdrawals. Every slice is complete in itself, so a
 * run may end anywhere, and the next one continues. Users do not see this, because the account is closed.
 */
export async function deletePersonalData({ env, clock }: Dependencies): Promise<void> {
  const { home, of, directory } = openStores(env);
  const now = clock.now();
  const find = (due: DueRead) =>
    drizzle(home)
      .select()
      .from(accountClosings)
      .where(
        and(
          isNotNull(accountClosings.nextRunAt),
          lte(accountClosings.nextRunAt, now),
          noneOf(accountClosings.customerId, due.without),
        ),
      )
      .orderBy(asc(accountClosings.nextRunAt))
      .limit(due.limit);
  await moveByCustomer(
    {
      job: "delete what closed accounts left",
      find,
      // While R2 deletes, the customer may move to another cell. Files that are needed there must stay.
      move: async ([closing], customerId) =>
        closing && deleteOf(closing, now, { db: of(customerId), directory, bucket: env.FILES }),
    },
    { rows: SLICE.accounts, transactions: SLICE.accounts },
  );
}

async function deleteOf(
  { customerId, closedAt }: Closing,
  now: number,
  { db, directory, bucket }: { db: CustomerStore; directory: Directory; bucket: R2Bucket },
): Promise<void> {
  await releasePhonesOf(customerId, { db, directory, clock: { now: () => now } });
  const later = (nextRunAt: number | null) =>
    drizzle(db).update(accountClosings).set({ nextRunAt }).where(eq(accountClosings.customerId, customerId));
  for (let slice = 0; slice < SLICE.perRun; slice++) {
    const results = await db.batch([
      ...PERSONAL_TABLES.flatMap(({ closing, ...table }) => {
        if (closing === "delete" || closing === "delete first") {
          return [deleteOwnRows(db, table, customerId, SLICE.rows)];
        }
        const { blank } = closing;
        return blank ? [blankOwnRows(db, { ...table, blank }, customerId, SLICE.rows)] : [];
      }),
      deleteAcknowledged(db, customerId),
    ]);
    const rows = Math.max(...results.map(({ meta }) => meta.changes));
    // Files are checked when no deleted row names them any more.
    const files =
      rows > 0
        ? SLICE.files
        : await deleteUnneeded(
            {
              customerId,
              needed: PERSONAL_TABLES.flatMap((table) => filesNamedBy(table, customerId)),
              limit: SLICE.files,
            },
            { db, bucket },
          );
    if (rows === 0 && files === 0) {
      // A transaction of its own, because the tables belong to the platform.
      await releaseEndpoints(directory, customerId);
      const isSettled = await deleteSettledAccounts(db, customerId, now);
      const isTold = (await firstPendingSeq(db, customerId)) === null;
      if (now < closedAt + LATEST_MS) await later(closedAt + LATEST_MS);
      else if (!isTold) await later(now + LATEST_MS);
      else await later(isSettled ? null : now + DAY);
      return;
    }
  }
  // At the end of the queue.
  await later(now);
}
