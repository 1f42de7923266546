import { z } from "zod";
import { payOrder } from "../../../schema/rest/payments/payment";
import { createOrder } from "../../../schema/rest/placing/order-creation";
import { Code } from "../../../schema/rules/codes";
import { sampleOrder } from "../../support/orders/sample-order";
import { type Call, createCaller } from "../support/caller";
import { type Customer, PAY_PASSWORD } from "./customers";

const answer = z.object({ code: z.number(), message: z.string(), data: z.unknown() });

/** What became of a payment: this call made it, or another one had. */
export type Outcome = "paid" | "already paid";

/** The two calls of the bench, as the gateway makes them. */
export function createCalls(port: number) {
  const caller = createCaller({ port, path: "/" });

  async function send(customer: Customer, { headers, ...call }: Partial<Call>) {
    const identity = { "WEB-TOKEN": customer.token, "Idempotency-Key": crypto.randomUUID() };
    const { body } = await caller({ ...call, headers: { ...identity, ...headers } });
    return answer.parse(JSON.parse(body));
  }

  /** Places an order and returns its id. */
  async function place(customer: Customer): Promise<number> {
    const { message, data } = await send(customer, {
      method: createOrder.method,
      path: createOrder.path,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sampleOrder(customer.id)),
    });
    const placed = createOrder.data.safeParse(data);
    if (!placed.success) throw new Error(`an order was refused: ${message}`);
    return placed.data.orderId;
  }

  /** Pays an order from the wallet, with a key of its own. */
  async function pay(customer: Customer, orderId: number): Promise<Outcome> {
    const path = payOrder.path.replace("{orderid}", String(orderId));
    const { code, message } = await send(customer, {
      method: payOrder.method,
      path: `${path}?payWayEnum=WALLET&pwd=${PAY_PASSWORD}`,
    });
    if (code === Code.OK) return "paid";
    if (code === Code.ORDER_ALREADY_PAID) return "already paid";
    throw new Error(`a payment was refused: ${message}`);
  }

  return { place, pay };
}
