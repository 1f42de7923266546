import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import { statement } from "../../../shared/commit";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";

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

/** A step of an order as it was read. */
interface Move extends Omit<OrderTransition, "orderId" | "version" | "from"> {
  /** Columns that change with it. */
  readonly changes?: Partial<OrderRow>;
}

/** Statements of {@link transition} for an order as it was read, and of the columns that change with the step. */
export function moveOrder(
  db: D1Database,
  { id, status, version }: Pick<OrderRow, "id" | "status" | "version">,
  { changes = {}, ...step }: Move,
): D1PreparedStatement[] {
  return [
    ...transition(db, { ...step, orderId: id, version, from: status }),
    ...(Object.keys(changes).length > 0
      ? [statement(db, drizzle(db).update(orders).set(changes).where(eq(orders.id, id)))]
      : []),
  ];
}
