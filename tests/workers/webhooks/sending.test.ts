import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { MOST_TRIES, RETRY_AFTER_MS } from "../../../schema/rules/webhooks/webhooks";
import { eventually } from "../../support/eventually";
import { follow } from "../../support/orders/order-life";
import { withWebhooks } from "../../support/webhooks";

const hooks = withWebhooks();
const { life, add, deliver, sweep, pass, list, deliveries, quiet } = hooks;
const refuse = (status = 500) => new Response("busy", { status });

beforeEach(() => {
  quiet();
});

/** Titles of the customer's messages. */
const messages = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare("SELECT title FROM messages WHERE customer_id = ? ORDER BY id")
    .bind(life.account.customerId)
    .all<{ title: string }>();
  return results.map(({ title }) => title);
};

describe("a receiver that fails", () => {
  test("[U72] is asked again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, and then no more", async () => {
    const { id } = await add(["order.created"]);
    // Another order is taken now and then: the address works, and one notice alone does not.
    await life.placeOrder();
    const at: number[] = [];
    hooks.receiver.answer = () => {
      at.push(life.backend.clock.now());
      return refuse();
    };
    await deliver();
    const began = life.backend.clock.now();
    for (const wait of RETRY_AFTER_MS) {
      life.backend.clock.advance(wait - 1);
      await sweep();
      life.backend.clock.advance(1);
      await env.DB.prepare(
        "UPDATE webhook_endpoints SET open_until = 0, failing_since = NULL, next_due_at = ? WHERE id = ?",
      )
        .bind(life.backend.clock.now(), id)
        .run();
      await sweep();
    }
    await pass(2 * DAY, HOUR);
    expect(at.map((time, index) => time - (at[index - 1] ?? began))).toEqual([0, ...RETRY_AFTER_MS]);
    expect(at).toHaveLength(MOST_TRIES);
    expect((await deliveries(id)).rows).toMatchObject([
      { state: "FAILED", tries: MOST_TRIES, answerStatus: 500, answer: "busy", nextTryTime: null },
    ]);
  });

  test("[U72] the second try comes by the queue after five seconds, without the cron", async () => {
    await add(["order.created"]);
    hooks.receiver.answer = () => refuse();
    await life.placeOrder();
    const wakes: number[] = [];
    const { send } = hooks.queue.binding;
    Object.assign(hooks.queue.binding, {
      send: (body: { customerId: number }, options?: { delaySeconds: number }) => {
        wakes.push(options?.delaySeconds ?? 0);
        return send(body, options);
      },
    });
    await deliver();
    expect(wakes).toEqual([5]);
  });

  test("[U72] every try has the same id and body, and a signature of its own time", async () => {
    await add(["order.created"]);
    hooks.receiver.answer = () => refuse();
    await life.placeOrder();
    await deliver();
    life.backend.clock.advance(5_000);
    await sweep();
    const [first, second] = hooks.receiver.hooks;
    expect(second?.id).toBe(first?.id);
    expect(second?.text).toBe(first?.text);
    expect(second?.headers["webhook-signature"]).not.toBe(first?.headers["webhook-signature"]);
    expect(Number(second?.headers["webhook-timestamp"]) - Number(first?.headers["webhook-timestamp"])).toBe(
      5,
    );
  });

  test("[U72] later events of an order wait for the earlier one; another order does not", async () => {
    await add(["order.created", "order.paid", "order.accepted"]);
    const stuck = await life.placeOrder();
    const other = await life.placeOrder();
    let isBroken = true;
    hooks.receiver.answer = ({ body }) =>
      isBroken && "orderId" in body.data && body.data.orderId === stuck
        ? refuse()
        : new Response(null, { status: 204 });
    await deliver();
    await follow(life.subjectOf(stuck), ["pay", "receive"]);
    await follow(life.subjectOf(other), ["pay", "receive"]);
    await deliver();
    const seen = (orderId: number) =>
      hooks.receiver.hooks
        .filter(({ body }) => "orderId" in body.data && body.data.orderId === orderId)
        .map(({ body }) => body.type);
    expect(seen(other)).toEqual(["order.created", "order.paid", "order.accepted"]);
    expect(new Set(seen(stuck))).toEqual(new Set(["order.created"]));
    isBroken = false;
    await pass(10 * MINUTE);
    expect(seen(stuck).slice(-3)).toEqual(["order.created", "order.paid", "order.accepted"]);
  });

  test("[U72] after five failures it gets one try at a time, at growing distances, and what waits uses up no tries", async () => {
    const { id } = await add(["order.created"]);
    hooks.receiver.answer = () => refuse();
    for (let order = 0; order < 12; order++) await life.placeOrder();
    await deliver();
    const burst = hooks.receiver.hooks.length;
    expect(burst).toBeLessThanOrEqual(10);
    await pass(HOUR);
    // 1, 2, 4, 8, 16 and 32 minutes apart: six more within the hour, five at once at most.
    expect(hooks.receiver.hooks.length - burst).toBeLessThanOrEqual(30);
    const { rows } = await deliveries(id);
    expect(rows).toHaveLength(12);
    expect(rows.every(({ state }: { state: string }) => state === "WAITING")).toBe(true);
    hooks.receiver.answer = () => new Response(null, { status: 204 });
    await pass(2 * HOUR);
    expect((await deliveries(id, "&state=DELIVERED")).total).toBe(12);
  });

  test("[U72] is paused after three days, its owner is told once, and what happened is sent when it is on again", async () => {
    const { id } = await add(["order.created", "order.paid"]);
    hooks.receiver.answer = () => refuse();
    const orderId = await life.placeOrder();
    await deliver();
    await pass(3 * DAY - HOUR, HOUR);
    expect((await list())[0]).toMatchObject({ state: "ON", failingSince: expect.any(String) });
    await pass(9 * HOUR, HOUR);
    expect((await list())[0]).toMatchObject({ state: "PAUSED" });
    expect((await messages()).filter((title) => title === "Webhook 已暂停")).toHaveLength(1);
    const tried = hooks.receiver.hooks.length;
    const second = await life.placeOrder();
    await pass(2 * DAY, HOUR);
    expect(hooks.receiver.hooks).toHaveLength(tried);
    hooks.receiver.answer = () => new Response(null, { status: 204 });
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: true });
    await deliver();
    await pass(DAY, HOUR);
    const told = hooks.receiver.hooks.slice(tried).map(({ body }) => body.data);
    expect(told).toMatchObject([{ orderId: second }]);
    // What was given up is sent again by hand.
    const { data } = await life.call("POST", `/user/api/webhook/${id}/resend`, {
      from: "2026-11-20",
      to: "2026-11-20",
    });
    expect(data).toEqual({ count: 1 });
    await deliver();
    expect(hooks.receiver.hooks.at(-1)?.body.data).toMatchObject({ orderId });
    expect((await list())[0]).toMatchObject({ state: "ON", failingSince: null, waiting: 0 });
    expect((await messages()).filter((title) => title === "Webhook 已暂停")).toHaveLength(1);
  });

  test.each([
    ["switched on again", { isOn: true }, 410],
    ["given another URL", { url: "https://erp.merchant-shop.com/corrected" }, 500],
  ])("[U72] that is %s gets what waits at once, each order in its sequence", async (_, change, status) => {
    const { id } = await add(["order.created", "order.paid"]);
    hooks.receiver.answer = () => refuse(status);
    const orders = [await life.placeOrder(), await life.placeOrder()];
    for (const orderId of orders) await follow(life.subjectOf(orderId), ["pay"]);
    await deliver();
    if (status !== 410) await pass(2 * HOUR, 5 * MINUTE);
    const tried = hooks.receiver.hooks.length;
    hooks.receiver.answer = () => new Response(null, { status: 204 });
    await life.call("PUT", `/user/api/webhook/${id}`, change);
    expect((await list())[0]).toMatchObject({ state: "ON", failingSince: null, waiting: 4 });
    await deliver();
    const told = hooks.receiver.hooks.slice(tried).map(({ body }) => body);
    const typesOf = (wanted: number) =>
      told.flatMap(({ type, data }) => ("orderId" in data && data.orderId === wanted ? [type] : []));
    expect(orders.map(typesOf)).toEqual(orders.map(() => ["order.created", "order.paid"]));
    expect((await list())[0]).toMatchObject({ waiting: 0 });
  });

  test("[U72] that says it is gone is paused at once", async () => {
    await add(["order.created"]);
    hooks.receiver.answer = () => refuse(410);
    await life.placeOrder();
    await deliver();
    expect((await list())[0]).toMatchObject({ state: "PAUSED", waiting: 1 });
    expect(await messages()).toContain("Webhook 已暂停");
  });

  test("[U72] that does not answer delays neither other customers nor the customer's other address", async () => {
    await add(["order.created"], "https://slow.merchant-shop.com/hook");
    await add(["order.created"], "https://quick.merchant-shop.com/hook");
    const answered: string[] = [];
    hooks.receiver.answer = async ({ url }) => {
      if (url.includes("slow.")) await new Promise(() => undefined);
      answered.push(url);
      return new Response(null, { status: 204 });
    };
    await life.placeOrder();
    const running = deliver();
    await eventually(() => expect(answered).toEqual(["https://quick.merchant-shop.com/hook"]));
    expect(hooks.queue.sent).toEqual([]);
    hooks.receiver.answer = () => new Response(null, { status: 204 });
    void running;
  });
});

describe("an answer", () => {
  test.each([200, 201, 204, 299])("[U72] %i is taken", async (status) => {
    const { id } = await add(["order.created"]);
    hooks.receiver.answer = () => new Response(status === 204 ? null : "ok", { status });
    await life.placeOrder();
    await deliver();
    expect((await deliveries(id)).rows).toMatchObject([
      { state: "DELIVERED", answerStatus: status, tries: 1 },
    ]);
  });

  test("[S35] that leads elsewhere is not followed and counts as a failure", async () => {
    const { id } = await add(["order.created"]);
    hooks.receiver.answer = () =>
      new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } });
    await life.placeOrder();
    await deliver();
    expect(hooks.receiver.hooks).toHaveLength(1);
    expect((await deliveries(id)).rows).toMatchObject([
      { state: "WAITING", answerStatus: 302, answer: expect.stringContaining("不跟随跳转") },
    ]);
  });

  test("[U72] of any length is read to 64 KB and cut, and its beginning is shown", async () => {
    const { id } = await add(["order.created"]);
    let sent = 0;
    let isCancelled = false;
    hooks.receiver.answer = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1024;
            controller.enqueue(new TextEncoder().encode("甲\u0000".repeat(256)));
          },
          cancel() {
            isCancelled = true;
          },
        }),
      );
    await life.placeOrder();
    await deliver();
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(80 * 1024);
    const [row] = (await deliveries(id)).rows;
    expect(row.state).toBe("DELIVERED");
    expect(row.answer).toMatch(/^甲{500}$/);
  });

  test.each([
    ["breaks off", new TypeError("connection reset")],
    ["stalls until the time is over", new DOMException("too late", "TimeoutError")],
  ])("[U72] whose status is 200 and whose body %s is taken", async (_, failure) => {
    const { id } = await add(["order.created"]);
    hooks.receiver.answer = () => {
      const parts = ["tha", "nk"].map((part) => new TextEncoder().encode(part));
      const pull = (controller: ReadableStreamDefaultController) => {
        const part = parts.shift();
        return part ? controller.enqueue(part) : controller.error(failure);
      };
      return new Response(new ReadableStream({ pull }));
    };
    await life.placeOrder();
    await deliver();
    expect((await deliveries(id)).rows).toMatchObject([
      { state: "DELIVERED", answerStatus: 200, answer: "thank", tries: 1 },
    ]);
  });

  test("[U72] that does not come is given up in time, in words", async () => {
    const { id } = await add(["order.created"]);
    hooks.receiver.answer = () => new Promise<Response>(() => undefined);
    const { fetch } = hooks.receiver;
    Object.assign(hooks.receiver, {
      fetch: (input: RequestInfo, init: RequestInit) =>
        Promise.race([
          fetch(input, init),
          new Promise((_resolve, reject) =>
            init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
          ),
        ]),
    });
    await life.placeOrder();
    await deliver();
    expect((await deliveries(id)).rows).toMatchObject([
      { state: "WAITING", answerStatus: null, answer: "0.2 秒内没有应答" },
    ]);
  });
});
