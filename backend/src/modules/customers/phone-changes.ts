import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { earliest, later, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { customers } from "./customers.tables";
import { phoneChanges } from "./phones.tables";

/** A change that began so long ago is not under way any more, whatever became of it. */
const CHANGE_TAKES_MS = 60_000;

export type PhoneChange = typeof phoneChanges.$inferSelect;

export const findChange = (db: CustomerStore, customerId: number): Promise<PhoneChange | undefined> =>
  drizzle(db).select().from(phoneChanges).where(eq(phoneChanges.customerId, customerId)).get();

/** Changes that are not over and began long enough ago, the oldest first. */
export const unfinishedChanges = (db: CustomerStore, now: number, limit: number): Promise<PhoneChange[]> =>
  drizzle(db)
    .select()
    .from(phoneChanges)
    .where(lte(phoneChanges.startedAt, now - CHANGE_TAKES_MS))
    .orderBy(asc(phoneChanges.startedAt))
    .limit(limit);

/** When a change that was not finished is due to be. */
export const nextPhoneChange = (): Moments => [later(earliest(phoneChanges.startedAt), CHANGE_TAKES_MS)];

/**
 * Notes that a customer's phone is about to become this one. A second try for the same phone takes the place of the
 * first; false while a change to another phone is noted.
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

/** Takes a change back: its batch is refused from now on. */
export async function giveUpChange(
  db: CustomerStore,
  { customerId, token }: { customerId: number; token: string },
): Promise<void> {
  await drizzle(db)
    .update(phoneChanges)
    .set({ token: null })
    .where(and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.token, token)));
}

/** What the refusal of {@link makeChange} mentions. */
export const CHANGE_IS_NOTED = "customers.phone";

/**
 * Statements that make a change, for the batch that spends its codes. Whether it is still noted is asked inside that
 * transaction: else it violates {@link CHANGE_IS_NOTED}, which takes the whole batch back.
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

/** What a customer's own rows say about a phone that the directory leads to this customer. */
export interface PhoneState {
  /** What the customer has now. */
  readonly phone: string;
  /** A change to the phone is under way. */
  readonly isUnderWay: boolean;
  /** The phone is what the customer had before a change. */
  readonly isFormer: boolean;
}

/**
 * Asks whether a customer has a phone, and in the same transaction keeps a change to it that is not under way any more
 * from being made: what is answered stays true. Undefined for a customer who was never made.
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

/** The phone is released, or the customer's: nothing is left of its change. */
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
