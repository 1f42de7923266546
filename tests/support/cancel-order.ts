import { env } from "cloudflare:workers";
import { decide } from "../../backend/src/modules/orders/order-lifecycle";
import { transition } from "../../backend/src/modules/orders/order-transition";
import { ConstraintViolation, commit } from "../../backend/src/shared/commit";
import type { OrderStatus } from "../../schema/rules/order-status";

/**
 * Cancels an order as a use case would, by lifecycle table and transition; there is no call for it yet.
 *
 * @returns whether it was cancelled
 */
export async function cancelOrder(orderId: number, now: number): Promise<boolean> {
  const order = await env.DB.prepare(
    "SELECT status, version, expires_at AS expiresAt FROM orders WHERE id = ?",
  )
    .bind(orderId)
    .first<{ status: OrderStatus; version: number; expiresAt: number }>();
  if (!order) throw new Error(`no order ${orderId}`);
  const { status, version, expiresAt } = order;
  const decision = decide(status, "cancel", { now, expiresAt });
  if (!decision.ok) return false;
  const step = { orderId, version, from: status, to: decision.to, actor: "operator", at: now };
  try {
    await commit(env.DB, transition(env.DB, { ...step, event: "cancel" }));
    return true;
  } catch (error) {
    if (error instanceof ConstraintViolation) return false;
    throw error;
  }
}
