import { and, count, desc, eq, gt, max, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { type ActivityKind, accountActivity } from "./account-activity.tables";
import type { Client } from "./client";

/** One page of an account's activity, newest first, and the number of all entries. */
export async function findActivity(
  db: CustomerStore,
  customerId: number,
  page: { limit: number; offset: number },
) {
  const orm = drizzle(db);
  const own = eq(accountActivity.customerId, customerId);
  const [rows, [all]] = await orm.batch([
    orm
      .select()
      .from(accountActivity)
      .where(own)
      .orderBy(desc(accountActivity.at), desc(accountActivity.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(accountActivity).where(own),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/**
 * Whether an account had no sign-in from this device and place after `since` (ms). False for the first known
 * sign-in, because there is nothing to compare it with.
 */
export async function isNewClient(
  db: CustomerStore,
  customerId: number,
  client: Client,
  since: number,
): Promise<boolean> {
  const isSame = sql`${accountActivity.device} IS ${client.device} AND ${accountActivity.place} IS ${client.place}
    AND ${accountActivity.at} > ${since}`;
  const known = await drizzle(db)
    .select({ signIns: count(), same: sql<number>`COALESCE(SUM(${isSame}), 0)` })
    .from(accountActivity)
    .where(and(eq(accountActivity.customerId, customerId), eq(accountActivity.kind, "SIGNED_IN")))
    .get();
  return known !== undefined && known.signIns > 0 && known.same === 0;
}

/** Time of the last activity of a kind after a moment, or null; both in ms. */
export async function lastActivityAt(
  db: CustomerStore,
  { customerId, kind, after }: { customerId: number; kind: ActivityKind; after: number },
): Promise<number | null> {
  const [row] = await drizzle(db)
    .select({ at: max(accountActivity.at) })
    .from(accountActivity)
    .where(
      and(
        eq(accountActivity.customerId, customerId),
        gt(accountActivity.at, after),
        eq(accountActivity.kind, kind),
      ),
    );
  return row?.at ?? null;
}
