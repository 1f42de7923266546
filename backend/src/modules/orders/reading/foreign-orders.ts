import type { BackendEnv } from "../../../env";
import { logSecurity } from "../../../shared/log";
import { openStores } from "../../../shared/stores/stores";
import { orderExists } from "../orders.repository";

/**
 * Logs a request for an order of another customer, who may be in another store (security.md S45). It runs
 * after the answer, so that a foreign order takes as long as a missing one (ROLE-16).
 */
export async function reportForeignOrder(env: BackendEnv, orderId: number): Promise<void> {
  const exists = await orderExists(openStores(env).of(orderId), orderId).catch(() => false);
  if (exists) logSecurity({ action: "foreign-id", target: `order ${orderId}`, result: "refused" });
}
