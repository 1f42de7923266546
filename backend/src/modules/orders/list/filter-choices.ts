import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orders } from "../orders.tables";

const MOST = 100;

/** Service types and carriers of a customer's orders, by name, at most 100 each (EXT-452). */
export async function filterChoices(
  db: CustomerStore,
  customerId: number,
): Promise<{ serviceTypes: string[]; carriers: string[] }> {
  const [serviceTypes, carriers] = await Promise.all([
    namesIn(db, orders.serviceTypeName, customerId),
    namesIn(db, orders.logisticsCompany, customerId),
  ]);
  return { serviceTypes, carriers };
}

/**
 * All different names: the recursion steps through the column's index, however many orders have the same
 * name.
 */
async function namesIn(db: CustomerStore, column: AnyColumn, customerId: number): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(SELECT MIN(${column}) FROM ${orders}
      WHERE ${orders.customerId} = ${customerId} AND ${column} > ${after})`;
  const rows = await drizzle(db).all<{ name: string }>(sql`
    WITH RECURSIVE own(name) AS (
      SELECT ${next(sql`''`)} UNION ALL SELECT ${next(sql`own.name`)} FROM own WHERE own.name IS NOT NULL)
    SELECT name FROM own WHERE name IS NOT NULL LIMIT ${MOST}`);
  return rows.map(({ name }) => name);
}
