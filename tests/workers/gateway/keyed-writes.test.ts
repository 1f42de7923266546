import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRestClient } from "../../../gateway/rest/client";
import { startRestUsage } from "../../../gateway/rest/usage";
import { NO_CLIENT } from "../../../gateway/security/client";
import { createFaults } from "../../support/faults/faults";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  placeOrder,
  seedReference,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

beforeAll(seedReference);
afterAll(expectSoundData);

test("[R6] [R24] a payment whose answer got lost is repeated with its key: paid once, and the customer sees it succeed", async () => {
  const backend = createTestBackend();
  const customer = await payingCustomer(10_000_000);
  const orderId = await placeOrder(backend, customer);
  const faults = createFaults();
  const { BACKEND } = faults.wrap({
    BACKEND: {
      fetch: (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return backend.request(pathname + search, request);
      },
    } as unknown as Fetcher,
  });
  faults.backend.call(/^PUT /).answerLost();
  const usage = startRestUsage();
  const rest = createRestClient({
    backend: { origin: "http://backend", fetch: (input, init) => BACKEND.fetch(new Request(input, init)) },
    token: () => customer.token,
    requestId: "r",
    client: NO_CLIENT,
    usage,
    onSessionRejected: () => undefined,
    onWrite: () => undefined,
  });

  await rest.payment.payOrder(
    { params: { orderid: orderId }, query: { payWayEnum: "WALLET", pwd: "246810" } },
    { headers: { "Idempotency-Key": crypto.randomUUID() } },
  );

  expect(faults.unfired()).toEqual([]);
  expect(usage.calls.map(({ outcome }) => outcome)).toEqual(["network", 200]);
  const paid = await env.DB.prepare("SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ?")
    .bind(orderId)
    .first("n");
  expect(paid).toBe(1);
  const { total } = (await env.DB.prepare("SELECT total_amount AS total FROM orders WHERE id = ?")
    .bind(orderId)
    .first<{ total: number }>()) ?? { total: 0 };
  expect(await balanceOf(`wallet:${customer.customerId}`)).toBe(10_000_000 - total);
});
