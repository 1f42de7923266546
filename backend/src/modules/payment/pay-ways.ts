import type { PayWay } from "../../../../schema/rest/payment";

/**
 * Ways to pay an order that the platform offers now, in display order (PAY-02). A provider is offered only once it is
 * configured; the wallet needs none.
 */
export function offeredPayWays(): readonly PayWay[] {
  return ["WALLET"];
}
