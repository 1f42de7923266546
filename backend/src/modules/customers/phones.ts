import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { Directory } from "../../shared/stores/stores";
import { phones } from "./phones.tables";

export type PhoneLine = typeof phones.$inferSelect;

/**
 * The line of a phone in the directory, or undefined. It counts only if the customer's own row has the phone.
 */
export const findLine = (directory: Directory, phone: string): Promise<PhoneLine | undefined> =>
  drizzle(directory).select().from(phones).where(eq(phones.phone, phone)).get();

/** Lines of phones that begin with these digits. A range, because the index can answer it. */
export const linesByPrefix = (directory: Directory, digits: string, limit: number): Promise<PhoneLine[]> =>
  drizzle(directory)
    .select()
    .from(phones)
    .where(and(gte(phones.phone, digits), lt(phones.phone, `${digits}:`)))
    .orderBy(asc(phones.phone))
    .limit(limit);

/** All lines that lead to a customer: one, or more until a change or a closed account is cleaned up. */
export const linesOf = (directory: Directory, customerId: number): Promise<PhoneLine[]> =>
  drizzle(directory).select().from(phones).where(eq(phones.customerId, customerId));

/** The lines of several customers. If a customer has several lines, the newest comes last. */
export const linesOfAll = (directory: Directory, customerIds: readonly number[]): Promise<PhoneLine[]> =>
  drizzle(directory)
    .select()
    .from(phones)
    .where(inArray(phones.customerId, inValues(customerIds)))
    .orderBy(asc(phones.claimedAt));

/**
 * Claims a phone without a line for a customer, and answers the line of the phone, which may belong to
 * another customer. If the customer has the line already, it gets a later `claimedAt`, so that a release that
 * read it before deletes nothing.
 */
export async function claimPhone(
  directory: Directory,
  { phone, customerId, at }: { phone: string; customerId: number; at: number },
): Promise<PhoneLine> {
  const orm = drizzle(directory);
  const [, [line]] = await orm.batch([
    orm
      .insert(phones)
      .values({ phone, customerId, claimedAt: at })
      .onConflictDoUpdate({
        target: phones.phone,
        set: { claimedAt: sql`MAX(${phones.claimedAt} + 1, excluded.claimed_at)` },
        setWhere: sql`${phones.customerId} = excluded.customer_id`,
      }),
    orm.select().from(phones).where(eq(phones.phone, phone)),
  ]);
  if (!line) throw new Error("line of a phone is missing right after it was claimed");
  return line;
}

/**
 * Deletes a line as it was read, together with other statements, in one transaction of the directory. A line
 * that was claimed in the meantime stays.
 */
export async function dropLine(
  directory: Directory,
  { phone, customerId, claimedAt }: PhoneLine,
  besides: readonly D1PreparedStatement[],
): Promise<void> {
  const seen = and(
    eq(phones.phone, phone),
    eq(phones.customerId, customerId),
    eq(phones.claimedAt, claimedAt),
  );
  await commit(directory, [...besides, statement(directory, drizzle(directory).delete(phones).where(seen))]);
}
