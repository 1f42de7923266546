import type { OrderStatus } from "../../../../../schema/rules/order-status";

/** One step in the history of an order. */
export interface OrderTransition {
  readonly orderId: number;
  /** The version that the decision was made on; the step becomes version + 1. */
  readonly version: number;
  readonly event: string;
  /** Null for the first step. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** `customer:<id>`, `worker:<id>`, `provider:<id>`, `operator` or `system`. */
  readonly actor: string;
  /** ms */
  readonly at: number;
  /** What belongs to the step (step.ts), as JSON. */
  readonly detail?: string | null;
}

/**
 * Statements that take an order one step on, for a batch with everything that belongs to the step. When a concurrent change
 * moved the order since `version` was read, the primary key or a trigger refuses the whole batch: read again and
 * answer what is true now.
 */
export function transition(db: D1Database, step: OrderTransition): D1PreparedStatement[] {
  const seq = step.version + 1;
  return [
    db
      .prepare(
        `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(step.orderId, seq, step.event, step.from, step.to, step.actor, step.at, step.detail ?? null),
    db
      .prepare("UPDATE orders SET status = ?, version = ? WHERE id = ? AND version = ?")
      .bind(step.to, seq, step.orderId, step.version),
  ];
}
