import { and, asc, eq, max, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orderTransitions } from "../orders.tables";
import type { Step } from "./step";

export type HistoryRow = typeof orderTransitions.$inferSelect;

/** All steps of an order, oldest first. */
export const findHistory = (db: CustomerStore, orderId: number): Promise<HistoryRow[]> =>
  drizzle(db)
    .select()
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.seq));

/** When an order last took a step, ms; null when it never did. */
export async function lastTakenAt(db: CustomerStore, orderId: number, event: string): Promise<number | null> {
  const [row] = await drizzle(db)
    .select({ at: max(orderTransitions.at) })
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, orderId), eq(orderTransitions.event, event)));
  return row?.at ?? null;
}

/** Condition for a query about other tables: a step of the order with this id contains the text. */
export const isInHistory = (orderId: SQLWrapper, text: SQLWrapper): SQL =>
  sql`EXISTS (SELECT 1 FROM ${orderTransitions}
    WHERE ${orderTransitions.orderId} = ${orderId} AND instr(${orderTransitions.detail}, ${text}) > 0)`;

/** A step with its details. */
export interface KnownStep<Detail> {
  readonly at: number;
  readonly actor: string;
  readonly detail: Detail;
}

/** The steps of a kind, oldest first. Old steps and steps of the demo without details are left out. */
export function stepsOf<Detail>(
  history: readonly HistoryRow[],
  step: Step<string, Detail>,
): KnownStep<Detail>[] {
  return history.flatMap(({ event, at, actor, detail }) => {
    if (event !== step.event || detail === null) return [];
    return [{ at, actor, detail: step.detail.parse(JSON.parse(detail)) }];
  });
}

/** The last step of a kind; null when it never happened. */
export const lastStep = <Detail>(
  history: readonly HistoryRow[],
  step: Step<string, Detail>,
): KnownStep<Detail> | null => stepsOf(history, step).at(-1) ?? null;
