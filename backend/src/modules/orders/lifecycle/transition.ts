import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import { statement } from "../../../shared/commit";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";

/** One step in the history of an order. */
export interface OrderTransition {
  readonly orderId: number;
  /** The version of the order that was read; the step becomes version + 1. */
  readonly version: number;
  readonly event: string;
  /** Null for the first step. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** `customer:<id>`, `worker:<id>`, `provider:<id>`, `operator` or `system`. */
  readonly actor: string;
  /** ms */
  readonly at: number;
  /** Details of the step (step.ts), as JSON. */
  readonly detail?: string | null;
}

/** A step of an order that was read. */
interface Move extends Omit<OrderTransition, "orderId" | "version" | "from"> {
  /** Columns that change with the step. */
  readonly changes?: Partial<OrderRow>;
}

/** Statement that adds a step to the history of an order. */
export const recordStep = (db: CustomerStore, step: OrderTransition): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      step.orderId,
      step.version + 1,
      step.event,
      step.from,
      step.to,
      step.actor,
      step.at,
      step.detail ?? null,
    );

/**
 * Statements that move an order one step on, with the columns that change, for a batch with all other
 * effects. One UPDATE writes all columns, so that each index and list of the order is written once. After a
 * concurrent change, the primary key or a trigger refuses the whole batch: read the order again and answer
 * its new state.
 */
export function moveOrder(
  db: CustomerStore,
  { id, status, version }: Pick<OrderRow, "id" | "status" | "version">,
  { changes = {}, ...step }: Move,
): D1PreparedStatement[] {
  const change = { ...changes, status: step.to, version: version + 1 };
  return [
    recordStep(db, { ...step, orderId: id, version, from: status }),
    statement(
      db,
      drizzle(db)
        .update(orders)
        .set(change)
        .where(and(eq(orders.id, id), eq(orders.version, version))),
    ),
  ];
}
