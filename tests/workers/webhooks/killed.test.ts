import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { MINUTE } from "../../../backend/src/shared/clock";
import { createFaults } from "../../support/faults/faults";
import { follow } from "../../support/orders/order-life";
import { withWebhooks } from "../../support/webhooks";

const hooks = withWebhooks();
const { life, add, deliver, sweep, pass, deliveries, rows, quiet } = hooks;
const silent = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

/** Order and type of everything that came, each once, however often it came. */
const told = () =>
  [...new Set(hooks.receiver.hooks.map(({ body }) => JSON.stringify([body.type, body.data])))].length;

describe("a Worker that dies", () => {
  test("[R7] between the commit and the queue loses nothing: the next minute hands it out, once", async () => {
    silent();
    await add(["order.created", "order.paid"]);
    hooks.queue.failure = new Error("the queue is down");
    const orderId = await life.placeOrder();
    await follow(life.subjectOf(orderId), ["pay"]);
    await deliver();
    expect(hooks.receiver.hooks).toEqual([]);
    hooks.queue.failure = null;
    await sweep();
    await sweep();
    expect(hooks.receiver.types).toEqual(["order.created", "order.paid"]);
  });

  test("[R7] with its message lost between the queue and the run loses nothing", async () => {
    await add(["order.created"]);
    await life.placeOrder();
    hooks.queue.sent.length = 0;
    await sweep();
    expect(hooks.receiver.types).toEqual(["order.created"]);
  });

  test("[R7] a message that comes three times, also at once, sends each event once", async () => {
    await add(["order.created"]);
    await life.placeOrder();
    const [wake] = hooks.queue.sent;
    if (!wake) throw new Error("no message");
    hooks.queue.sent.push(wake, wake);
    await deliver();
    hooks.queue.sent.push(wake);
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.created"]);
  });

  test.each([
    ["before its steps become deliveries", /INTO webhook_deliveries/, "throwBefore"],
    ["with the answer of that transaction lost", /INTO webhook_deliveries/, "throwAfterCommit"],
    ["after sending, before the record", /webhook_deliveries" set "state"/i, "throwBefore"],
    ["with the answer of the record lost", /webhook_deliveries" set/i, "throwAfterCommit"],
  ] as const)("[R7] %s loses nothing and invents nothing", async (_where, statement, fault) => {
    silent();
    quiet();
    const { id } = await add(["order.created", "order.paid"]);
    const orderId = await life.placeOrder();
    await follow(life.subjectOf(orderId), ["pay"]);
    const faults = createFaults();
    const point = faults.d1.batch(statement);
    if (fault === "throwBefore") point.throwBefore();
    else point.throwAfterCommit();
    const { retried } = await deliver({ ...life.backend.env, ...faults.wrap({ DB: env.DB }) });
    expect(retried).toBe(1);
    expect(faults.unfired()).toEqual([]);
    await pass(10 * MINUTE);
    expect(told()).toBe(2);
    expect(hooks.receiver.hooks.at(-1)?.body.type).toBe("order.paid");
    expect((await deliveries(id)).rows.map(({ state }: { state: string }) => state)).toEqual([
      "DELIVERED",
      "DELIVERED",
    ]);
    expect(await rows("webhook_due")).toBe(0);
    // Each notice has one id, by which its receiver knows it when it comes again.
    const ids = new Map(hooks.receiver.hooks.map(({ id: hookId, body }) => [hookId, body.type]));
    expect(ids.size).toBe(2);
  });

  test("[R7] with an address in its hands leaves it to another run after two minutes", async () => {
    const { id } = await add(["order.created"]);
    await life.placeOrder();
    await env.DB.prepare("UPDATE webhook_endpoints SET busy_until = ? WHERE id = ?")
      .bind(life.backend.clock.now() + 2 * MINUTE, id)
      .run();
    await deliver();
    expect(hooks.receiver.hooks).toEqual([]);
    await pass(3 * MINUTE);
    expect(hooks.receiver.types).toEqual(["order.created"]);
  });
});

describe("the queue", () => {
  test("[U72] of the runtime brings a step of an order to the backend's own consumer", async () => {
    const { id } = await add(["order.created"], "http://127.0.0.1:9/hook");
    quiet();
    const { fetch } = globalThis;
    const seen: string[] = [];
    vi.stubGlobal("fetch", (input: RequestInfo, init?: RequestInit) => {
      const url = String(input);
      if (!url.endsWith(":9/hook")) return fetch(input, init);
      seen.push(url);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    await life.placeOrder();
    await env.WEBHOOKS.send({ customerId: life.account.customerId });
    await expect
      .poll(async () => (await deliveries(id)).rows[0]?.state, { timeout: 20_000 })
      .toBe("DELIVERED");
    expect(seen).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
