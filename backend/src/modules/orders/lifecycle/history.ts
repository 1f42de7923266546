import { asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { orderTransitions } from "../orders.tables";
import { STEP_DETAILS, type StepDetail, type StepEvent } from "./details";

export type HistoryRow = typeof orderTransitions.$inferSelect;

/** The steps of an order from its first on. */
export const findHistory = (db: D1Database, orderId: number): Promise<HistoryRow[]> =>
  drizzle(db)
    .select()
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.seq));

/** One step with what belongs to it. */
export interface KnownStep<E extends StepEvent> {
  readonly at: number;
  readonly actor: string;
  readonly detail: StepDetail<E>;
}

/** The steps of a kind, oldest first. Those of long ago, or of the demo, may have nothing with them and are left out. */
export function stepsOf<E extends StepEvent>(history: readonly HistoryRow[], event: E): KnownStep<E>[] {
  return history.flatMap(({ event: name, at, actor, detail }) => {
    if (name !== event || detail === null) return [];
    return [{ at, actor, detail: STEP_DETAILS[event].parse(JSON.parse(detail)) as StepDetail<E> }];
  });
}

/** The last step of a kind; null when it never happened. */
export const lastStep = <E extends StepEvent>(
  history: readonly HistoryRow[],
  event: E,
): KnownStep<E> | null => stepsOf(history, event).at(-1) ?? null;
