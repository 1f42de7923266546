import { and, asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import type { Clock } from "../../shared/clock";
import { noneOf } from "../../shared/in-values";
import { log } from "../../shared/log";
import { DUE_NOW, type Moments } from "../../shared/next-due";
import {
  type BothStores,
  type CustomerStore,
  openStores,
  type StoresEnv,
  storeNumberOf,
} from "../../shared/stores/stores";
import type { StaffList } from "./staff-list";
import { staffListChanges } from "./staff-lists.tables";
import { gone, readLists, storeEntries } from "./store-entries";
import { noteBehind, noteCopied } from "./times";

type Mark = typeof staffListChanges.$inferSelect;

interface CopyDependencies extends BothStores {
  readonly clock: Clock;
}

/** Marks of one read, and of one customer at a time. Each customer needs three round trips. */
const RUN = { rows: 500, perTransaction: 100, transactions: 60 } as const;
/** Limits right after a call: its own changes, and one more round for changes in the meantime. */
const AT_ONCE = { rows: 20, rounds: 2 } as const;

/** When {@link copyChanges} is due next: while something is marked. */
export const nextCopy = (): Moments => [sql`(SELECT ${DUE_NOW} FROM ${staffListChanges} LIMIT 1)`];

/**
 * Copies the changes of a store into the directory's entries, customer by customer, and records the time
 * until which all is copied. If a run dies, the next one copies the rest again.
 *
 * @throws the first error, after all other customers are copied
 */
export async function copyChanges(
  lists: readonly StaffList[],
  dependencies: CopyDependencies & { readonly env: StoresEnv },
): Promise<void> {
  const { db, directory, clock, env } = dependencies;
  const { of } = openStores(env);
  const began = clock.now();
  let isLast = false;
  let left = RUN.transactions as number;
  let refused = 0;
  const store = storeNumberOf(db);
  await moveByCustomer(
    {
      job: "copy staff's lists",
      find: async (due) => {
        const marks = await findMarks(db, due);
        isLast = marks.length < due.limit;
        return marks;
      },
      move: async (marks, customerId) => {
        left -= 1;
        // The rows are read where they are: the customer may have moved to another cell since the marks were.
        refused += await copy(marks, lists, { db: of(customerId), directory, clock });
      },
    },
    RUN,
  ).catch((error: unknown) =>
    noteBehind(directory, store).finally(() => {
      throw error;
    }),
  );
  if (isLast && left > 0 && refused === 0) await noteCopied(directory, store, began);
  else await noteBehind(directory, store);
}

/**
 * The same right after a call, for the customer of the call. Never throws: failures are left to the minute
 * job.
 *
 * @returns whether there was anything to copy
 */
export async function copyChangesNow(
  lists: readonly StaffList[],
  customerId: number | null,
  dependencies: CopyDependencies,
): Promise<boolean> {
  let isCopied = false;
  try {
    for (let round = 0; round < AT_ONCE.rounds; round++) {
      const marks = await findMarks(dependencies.db, { customerId, limit: AT_ONCE.rows });
      isCopied ||= marks.length > 0;
      let refused = 0;
      for (const own of Map.groupBy(marks, (mark) => mark.customerId).values())
        refused += await copy(own, lists, dependencies);
      if (refused === 0) break;
    }
  } catch (error) {
    log.warn("staff's lists not copied", {
      customerId,
      reason: error instanceof Error ? error.message : "unknown",
    });
  }
  return isCopied;
}

const findMarks = (
  db: CustomerStore,
  { customerId = null, without, limit }: Partial<DueRead> & { limit: number; customerId?: number | null },
): Promise<Mark[]> =>
  drizzle(db)
    .select()
    .from(staffListChanges)
    .where(
      and(
        customerId === null ? undefined : eq(staffListChanges.customerId, customerId),
        noneOf(staffListChanges.customerId, without),
      ),
    )
    .orderBy(asc(staffListChanges.customerId), asc(staffListChanges.list), asc(staffListChanges.id))
    .limit(limit);

/**
 * Copies marked rows of one customer: reads the marks, then the rows, stores the entries, and deletes the
 * marks. If two runs do this at once, the later reading stays, in whatever order they store, and an entry
 * that was not stored keeps its mark.
 *
 * @returns the number of entries that were not stored, because another run has copied the same or a later
 *   state
 */
async function copy(
  marks: readonly Mark[],
  lists: readonly StaffList[],
  { db, directory, clock }: CopyDependencies,
): Promise<number> {
  const marked = Map.groupBy(marks, ({ list }) => list);
  const wanted = lists.flatMap((list) => {
    const ids = marked.get(list.name)?.map(({ id }) => id);
    return ids ? [{ list, read: { ids } }] : [];
  });
  const { readings, readAt } = await readLists(db, wanted);
  const shown = readings.flatMap(({ list, entries }) =>
    entries.map((entry) => ({ ...entry, list: list.name })),
  );
  const isShown = new Set(shown.map(keyOf));
  const rest = marks.filter((mark) => !isShown.has(keyOf(mark))).map((mark) => gone(mark, clock.now()));
  const stored = new Set(
    (await storeEntries(directory, [...shown, ...rest], { store: storeNumberOf(db), readAt })).map(keyOf),
  );
  const done = marks.filter((mark) => stored.has(keyOf(mark)));
  await db
    .prepare(
      `DELETE FROM staff_list_changes WHERE (customer_id, list, id, token) IN (
         SELECT value ->> 'customerId', value ->> 'list', value ->> 'id', value ->> 'token' FROM json_each(?1))`,
    )
    .bind(JSON.stringify(done))
    .run();
  return marks.length - done.length;
}

const keyOf = ({ list, id }: { readonly list: string; readonly id: number }): string => `${list}/${id}`;
