import { z } from "zod";
import { Code } from "../../../../schema/rest/codes";
import type { PayWay } from "../../../../schema/rest/payment";
import type { BackendEnv } from "../../env";
import { offeredPayWays } from "../../providers/pay/choose-pay";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { consentToDebit } from "../customers/wallet-consent";
import { once } from "../idempotency/idempotency";
import { pushOutbox } from "../outbox/outbox.usecases";
import { billOfOrders, openPayment } from "./open-payment";
import { payFromWallet, totalOf } from "./pay-from-wallet";
import { findPayableOrders } from "./payable-orders";

export interface PayDependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

export interface PayRequest {
  readonly customerId: number;
  /** Distinct; several are paid together or not at all (G-20). */
  readonly orderIds: readonly number[];
  readonly key: string;
  readonly payWay: PayWay;
  /** Payment password, for the wallet; empty where the customer's setting for small payments may do (decision 038). */
  readonly password: string;
  /** Origin of the site that the customer uses, as the gateway saw it; for the sandbox's pages alone. */
  readonly siteOrigin: string | null;
}

/** What API-026 and API-032 answer: nothing for the wallet, a page or a QR image for a provider. */
const payment = z.string().nullable();

/**
 * Pays orders (PAY-05, PAY-33). However often and from wherever it is called, the money moves once: repeating a key
 * answers as the first time did, other callers learn that the order is paid. With a provider nothing is paid yet: the
 * answer is what the customer is shown, and the orders are paid when the provider says so (see settle-payment.ts).
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, ORDER_CLOSED, PAY_WAY_NOT_OFFERED, INSUFFICIENT_BALANCE
 *   (PAY-21), the errors of {@link consentToDebit} (PAY-12), IDEMPOTENCY_MISMATCH, UPSTREAM_UNAVAILABLE
 */
export async function payOrders(
  request: PayRequest,
  { command, params }: { command: "payOrder" | "payOrders"; params: object },
  dependencies: PayDependencies,
): Promise<string | null> {
  const { customerId, key, payWay, password } = request;
  const { db, env, clock } = dependencies;
  const result = await once(
    { db, clock, customerId, key, command, params, result: payment },
    async (record) => {
      const orders = await findPayableOrders(request, dependencies);
      if (!offeredPayWays(env).includes(payWay)) {
        throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
      }
      if (payWay !== "WALLET") {
        return openPayment(billOfOrders(orders), { ...request, payWay }, record, dependencies);
      }
      const payment = { customerId, password, amount: totalOf(orders) };
      const consent = await consentToDebit(payment, dependencies);
      return payFromWallet(orders, { ...request, consent }, record, dependencies);
    },
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return result;
}
