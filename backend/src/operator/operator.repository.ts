import { and, asc, eq, gte, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { customers } from "../modules/customers/customers.tables";
import { statement } from "../shared/commit";

const columns = {
  id: customers.id,
  phone: customers.phone,
  nickname: customers.nickname,
  blockedAt: customers.blockedAt,
  createdAt: customers.createdAt,
};

/** The customer with this phone, or null. */
export async function findByPhone(db: D1Database, phone: string) {
  const [row] = await drizzle(db).select(columns).from(customers).where(eq(customers.phone, phone));
  return row ?? null;
}

/** Customers whose phone begins with these digits. A range, because it is what the index can answer. */
export const customersByPrefix = (db: D1Database, digits: string, limit: number) =>
  drizzle(db)
    .select(columns)
    .from(customers)
    .where(and(gte(customers.phone, digits), lt(customers.phone, `${digits}:`)))
    .orderBy(asc(customers.phone))
    .limit(limit);

/** Statement that blocks (a moment in ms) or unblocks (null). */
export const storeBlocked = (db: D1Database, customerId: number, at: number | null): D1PreparedStatement =>
  statement(db, drizzle(db).update(customers).set({ blockedAt: at }).where(eq(customers.id, customerId)));
