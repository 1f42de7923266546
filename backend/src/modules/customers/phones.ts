import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { Directory } from "../../shared/stores/stores";
import { phones } from "./phones.tables";

export type PhoneLine = typeof phones.$inferSelect;

/** The line of a phone in the directory, or undefined. Whether it counts, the customer's own row says. */
export const findLine = (directory: Directory, phone: string): Promise<PhoneLine | undefined> =>
  drizzle(directory).select().from(phones).where(eq(phones.phone, phone)).get();

/** Lines of phones that begin with these digits. A range, because it is what the index can answer. */
export const linesByPrefix = (directory: Directory, digits: string, limit: number): Promise<PhoneLine[]> =>
  drizzle(directory)
    .select()
    .from(phones)
    .where(and(gte(phones.phone, digits), lt(phones.phone, `${digits}:`)))
    .orderBy(asc(phones.phone))
    .limit(limit);

/** Every line that leads to a customer: one, and more while a change or the end of the account is not cleaned up. */
export const linesOf = (directory: Directory, customerId: number): Promise<PhoneLine[]> =>
  drizzle(directory).select().from(phones).where(eq(phones.customerId, customerId));

/** The lines that lead to some customers; of more than one to the same, the youngest comes last. */
export const linesOfAll = (directory: Directory, customerIds: readonly number[]): Promise<PhoneLine[]> =>
  drizzle(directory)
    .select()
    .from(phones)
    .where(inArray(phones.customerId, inValues(customerIds)))
    .orderBy(asc(phones.claimedAt));

/**
 * Claims a phone that has no line for a customer, and answers the line that it has then, which may lead to another one.
 * An own line becomes younger by it: a release that has seen it before takes nothing away.
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
 * Deletes a line as it was seen, in one transaction of the directory with what goes with it. A line that was claimed
 * meanwhile stays.
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
