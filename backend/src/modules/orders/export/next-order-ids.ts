import { type OrderSort, USUAL_SORT } from "../../../../../schema/rules/orders/order-sort";
import type { CustomerStore } from "../../../shared/stores/stores";
import { conditionsOf } from "../list/conditions";
import type { OrderFilter } from "../list/filter";
import { isByAppointment, type Placed } from "../list/sequence";

interface Piece {
  /** The last order of the piece before; undefined for the first piece. */
  last: Placed | undefined;
  limit: number;
  sort?: OrderSort;
}

/**
 * Ids of the next orders after one of the list, in any order. Later pieces are as fast as the first. In a
 * list by appointment, orders without one come last, in pieces of their own.
 */
export async function nextOrderIds(
  db: CustomerStore,
  filter: OrderFilter,
  { last, limit, sort = USUAL_SORT }: Piece,
): Promise<number[]> {
  const { walked, values } = conditionsOf(filter);
  const isDescending = sort === "CREATED_DESC" || sort === "APPOINTMENT_DESC";
  const [beyond, direction] = isDescending ? ["<", " DESC"] : [">", ""];

  const read = async (of: string, columns: readonly string[], after: readonly number[], most: number) => {
    const places = after.map((_, index) => `?${values.length + 1 + index}`);
    // The first column is repeated alone, because SQLite uses it to enter the index.
    const rest = after.length
      ? `AND ${columns[0]} ${beyond}= ${places[0]} AND (${columns.join(", ")}) ${beyond} (${places.join(", ")})`
      : "";
    const order = columns.map((column) => `${column}${direction}`).join(", ");
    const { results } = await db
      .prepare(
        `SELECT id FROM orders ${of} ${rest} ORDER BY ${order} LIMIT ?${values.length + 1 + after.length}`,
      )
      .bind(...values, ...after, most)
      .all<{ id: number }>();
    return results.map(({ id }) => id);
  };

  const byCreation = ["created_at", "id"];
  const lastCreated = last ? [last.createdAt, last.id] : [];
  if (!isByAppointment(sort)) return read(`WHERE ${walked}`, byCreation, lastCreated, limit);

  const of = (condition: string) =>
    `INDEXED BY orders_of_customer_by_appointment WHERE ${walked} AND ${condition}`;
  const at = last?.appointmentTime;
  const dated =
    at === null
      ? []
      : await read(
          of("appointment_time IS NOT NULL"),
          ["appointment_time", ...byCreation],
          at === undefined ? [] : [at, ...lastCreated],
          limit,
        );
  if (dated.length === limit) return dated;
  const undated = await read(
    of("appointment_time IS NULL"),
    byCreation,
    at === null ? lastCreated : [],
    limit - dated.length,
  );
  return [...dated, ...undated];
}
