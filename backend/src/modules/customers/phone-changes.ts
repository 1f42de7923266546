import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { earliest, later, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { customers } from "./customers.tables";
import { phoneChanges } from "./phones.tables";

/** A change that began longer ago is not under way any more. */
const CHANGE_TAKES_MS = 60_000;

export type PhoneChange = typeof phoneChanges.$inferSelect;

export const findChange = (db: CustomerStore, customerId: number): Promise<PhoneChange | undefined> =>
  drizzle(db).select().from(phoneChanges).where(eq(phoneChanges.customerId, customerId)).get();

/** Unfinished changes that began long enough ago, the oldest first. */
export const unfinishedChanges = (db: CustomerStore, now: number, limit: number): Promise<PhoneChange[]> =>
  drizzle(db)
    .select()
    .from(phoneChanges)
    .where(lte(phoneChanges.startedAt, now - CHANGE_TAKES_MS))
    .orderBy(asc(phoneChanges.startedAt))
    .limit(limit);

/** Time at which the next interrupted change is cleaned up. */
export const nextPhoneChange = (): Moments => [later(earliest(phoneChanges.startedAt), CHANGE_TAKES_MS)];

/**
 * Records that a customer's phone will change to this one. A second try for the same phone replaces the
 * first; false while a change to another phone is recorded.
 */
export async function noteChange(
  db: CustomerStore,
  change: { customerId: number; phone: string; token: string; startedAt: number },
): Promise<boolean> {
  const result = await drizzle(db)
    .insert(phoneChanges)
    .values(change)
    .onConflictDoUpdate({
      target: phoneChanges.customerId,
      set: { token: change.token, isMade: false, startedAt: change.startedAt },
      setWhere: sql`${phoneChanges.phone} = excluded.phone`,
    });
  return result.meta.changes === 1;
}

/** Gives a change up: its batch is refused from now on. */
export async function giveUpChange(
  db: CustomerStore,
  { customerId, token }: { customerId: number; token: string },
): Promise<void> {
  await drizzle(db)
    .update(phoneChanges)
    .set({ token: null })
    .where(and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.token, token)));
}

/** The refusal of {@link makeChange} contains this text. */
export const CHANGE_IS_NOTED = "customers.phone";

/**
 * Statements that make a change, for the batch that spends its codes. If the change is no longer recorded in
 * that transaction, they violate {@link CHANGE_IS_NOTED}, and the whole batch is refused.
 */
export function makeChange(
  db: CustomerStore,
  { customerId, token, oldPhone }: { customerId: number; token: string; oldPhone: string },
): D1PreparedStatement[] {
  const orm = drizzle(db);
  const noted = and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.token, token));
  const phone = sql`(SELECT phone FROM phone_changes WHERE customer_id = ${customerId} AND token = ${token})`;
  return [
    statement(db, orm.update(customers).set({ phone }).where(eq(customers.id, customerId))),
    statement(db, orm.update(phoneChanges).set({ phone: oldPhone, token: null, isMade: true }).where(noted)),
  ];
}

/** State of a phone in the rows of the customer to whom the directory leads it. */
export interface PhoneState {
  /** The customer's present phone. */
  readonly phone: string;
  /** A change to the asked phone is under way. */
  readonly isUnderWay: boolean;
  /** The asked phone is the customer's phone before a change. */
  readonly isFormer: boolean;
}

/**
 * Reads whether a customer has a phone. In the same transaction it stops an old change to this phone, so that
 * the answer stays true. Undefined for a customer that does not exist.
 */
export async function settlePhone(
  db: CustomerStore,
  { customerId, phone, now }: { customerId: number; phone: string; now: number },
): Promise<PhoneState | undefined> {
  const orm = drizzle(db);
  const about = and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.phone, phone));
  const [, [row]] = await orm.batch([
    orm
      .update(phoneChanges)
      .set({ token: null })
      .where(and(about, lte(phoneChanges.startedAt, now - CHANGE_TAKES_MS))),
    orm
      .select({ phone: customers.phone, token: phoneChanges.token, isMade: phoneChanges.isMade })
      .from(customers)
      .leftJoin(phoneChanges, about)
      .where(eq(customers.id, customerId)),
  ]);
  return row && { phone: row.phone, isUnderWay: row.token !== null, isFormer: row.isMade === true };
}

/** Deletes the record of a change, after the phone is released or belongs to the customer. */
export async function forgetChange(
  db: CustomerStore,
  { customerId, phone }: { customerId: number; phone: string },
): Promise<void> {
  await drizzle(db)
    .delete(phoneChanges)
    .where(
      and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.phone, phone), isNull(phoneChanges.token)),
    );
}
