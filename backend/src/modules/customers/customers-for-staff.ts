import { and, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { CLOSED_PHONE_WORDS } from "./close-customer";
import { customers } from "./customers.tables";
import { findLine, linesByPrefix, linesOfAll } from "./phones";

const columns = {
  id: customers.id,
  phone: customers.phone,
  nickname: customers.nickname,
  blockedAt: customers.blockedAt,
  createdAt: customers.createdAt,
};

/**
 * The customer with this phone and the customer's store, or null: the customer in the directory, if that
 * customer's own row has this phone (decision 063).
 */
export async function findByPhone(phone: string, stores: Stores) {
  const line = await findLine(stores.directory, phone);
  if (!line) return null;
  const db = stores.of(line.customerId);
  const isMeant = and(eq(customers.id, line.customerId), eq(customers.phone, phone));
  const [row] = await drizzle(db).select(columns).from(customers).where(isMeant);
  return row ? { ...row, db } : null;
}

/** Customers whose phone begins with these digits, sorted by phone. */
export async function customersByPrefix(digits: string, limit: number, stores: Stores) {
  const lines = await linesByPrefix(stores.directory, digits, limit);
  if (lines.length === 0) return [];
  const inStores = Map.groupBy(lines, ({ customerId }) => stores.of(customerId));
  const found = await Promise.all(
    [...inStores].map(([db, own]) =>
      drizzle(db)
        .select(columns)
        .from(customers)
        .where(inArray(customers.id, inValues([...new Set(own.map(({ customerId }) => customerId))]))),
    ),
  );
  const customerOf = new Map(found.flat().map((customer) => [customer.id, customer]));
  return lines.flatMap(({ phone, customerId }) => {
    const customer = customerOf.get(customerId);
    return customer?.phone === phone ? [customer] : [];
  });
}

/**
 * Rows about customers, each with the present phone of its customer in the directory, in the same sequence.
 */
export async function withPhones<Row extends { readonly customerId: number }>(
  directory: Directory,
  rows: readonly Row[],
): Promise<{ row: Row; phone: string }[]> {
  const lines = await linesOfAll(directory, [...new Set(rows.map(({ customerId }) => customerId))]);
  const phones = new Map(lines.map(({ customerId, phone }) => [customerId, phone]));
  return rows.map((row) => ({ row, phone: phones.get(row.customerId) ?? CLOSED_PHONE_WORDS }));
}

/** Statement that blocks (a time in ms) or unblocks (null) a customer. */
export const storeBlocked = (db: CustomerStore, customerId: number, at: number | null): D1PreparedStatement =>
  statement(db, drizzle(db).update(customers).set({ blockedAt: at }).where(eq(customers.id, customerId)));

/** The phone of a customer in the directory; null for a closed account. */
export async function phoneOf(directory: Directory, customerId: number): Promise<string | null> {
  const lines = await linesOfAll(directory, [customerId]);
  return lines.at(-1)?.phone ?? null;
}
