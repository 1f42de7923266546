import { and, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import type { WorkerRow } from "../workers";
import { customerMasters, masterMarks } from "./masters.tables";

/** A customer's copy of a master's or a provider's details. */
export type MasterCard = typeof customerMasters.$inferSelect;

/** The cards that a customer has of these masters and providers, by their id; none when there are no ids. */
export async function findMasters(
  db: CustomerStore,
  customerId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, MasterCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await drizzle(db)
    .select()
    .from(customerMasters)
    .where(
      and(eq(customerMasters.customerId, customerId), inArray(customerMasters.workerId, inValues(wanted))),
    );
  return new Map(rows.map((row) => [row.workerId, row]));
}

/**
 * The card that a customer has of a master; null without a master, and for a master that the customer has not
 * met.
 */
export const findMaster = async (
  db: CustomerStore,
  customerId: number,
  id: number | null,
): Promise<MasterCard | null> => (await findMasters(db, customerId, [id])).get(id ?? 0) ?? null;

/**
 * Statement that writes a customer's card of a master from the directory; it changes nothing when the card is
 * not older.
 */
export function keepCard(
  db: CustomerStore,
  { customerId, worker, at }: { customerId: number; worker: WorkerRow; at: number },
): D1PreparedStatement {
  const { type, name, phone, avatar, verifiedAt, version } = worker;
  const set = { type, name, phone, avatar, verifiedAt, version, copiedAt: at };
  return statement(
    db,
    drizzle(db)
      .insert(customerMasters)
      .values({ customerId, workerId: worker.id, ...set })
      .onConflictDoUpdate({
        target: [customerMasters.customerId, customerMasters.workerId],
        set,
        setWhere: sql`${customerMasters.version} < excluded.version`,
      }),
  );
}

/** Customers whose card of a master is older than the directory's. */
export async function holdersOfOlderCard(
  db: CustomerStore,
  { id, version }: WorkerRow,
  limit: number,
): Promise<number[]> {
  const rows = await drizzle(db)
    .select({ customerId: customerMasters.customerId })
    .from(customerMasters)
    .where(and(eq(customerMasters.workerId, id), lt(customerMasters.version, version)))
    .limit(limit);
  return rows.map(({ customerId }) => customerId);
}

type Mark = Omit<typeof masterMarks.$inferSelect, "id">;

/** The last change of masters that a store has followed. */
export async function readMark(db: CustomerStore): Promise<Mark> {
  const [row] = await drizzle(db).select().from(masterMarks);
  return row ?? { done: 0, seen: 0, seenAt: 0 };
}

export const writeMark = (db: CustomerStore, mark: Mark): Promise<unknown> =>
  drizzle(db)
    .insert(masterMarks)
    .values({ id: 1, ...mark })
    .onConflictDoUpdate({ target: masterMarks.id, set: mark });

/** The columns of a card, for a query that joins the cards with other tables of the same customer. */
export const CARD = getTableColumns(customerMasters);
