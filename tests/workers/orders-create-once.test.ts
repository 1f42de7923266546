import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { createOrder } from "../../backend/src/modules/orders/placing/create-order";
import { createOrder as createOrderCall } from "../../schema/rest/placing/order-creation";
import { HOUR } from "../../schema/rules/time";
import { signIn } from "../support/accounts/accounts";
import { expectConsole } from "../support/console-is-error";
import { createFaults } from "../support/faults/faults";
import { withOneLife } from "../support/orders/one-life";
import { newOrder, submitOrder } from "../support/orders/orders";
import { sampleOrder, samplePicture } from "../support/orders/sample-order";
import { createTestBackend, idsBy } from "../support/servers/backend";

const life = withOneLife();

const { submitOrder: submit } = life;

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

describe("placing an order twice", () => {
  test("the same key answers with the same order, also when both arrive at once", async () => {
    const before = Number(await count("orders"));
    const key = { "Idempotency-Key": "form-1" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit({}, key)));
    answers.push(await submit({}, key));
    expect(new Set(answers.map((answer) => answer.data?.orderId)).size).toBe(1);
    expect(answers.every((answer) => answer.code === 0)).toBe(true);
    expect(await count("orders")).toBe(before + 1);
  });

  test("the same key with other contents is refused", async () => {
    const key = { "Idempotency-Key": "form-2" };
    expect(await submit({}, key)).toMatchObject({ code: 0 });
    expect(await submit({ remark: "别的" }, key)).toMatchObject({ code: 4308, data: null });
  });

  test("the same key answers with the same order after the wished time has passed, and another key is refused", async () => {
    const wished = { expectedTime: "2026-11-20 17:00:00" };
    const key = { "Idempotency-Key": "form-late" };
    const first = await submit(wished, key);
    life.backend.clock.advance(HOUR);
    expect(await submit(wished, key)).toEqual(first);
    expect(first).toMatchObject({ code: 0 });
    expect(await submit(wished, { "Idempotency-Key": "form-later" })).toMatchObject({ code: 4000 });
  });

  test("keys belong to their customer", async () => {
    const key = { "Idempotency-Key": "form-3" };
    const first = await submit({}, key);
    const second = await submitOrder(life.backend, await signIn(), {}, key);
    expect(second).toMatchObject({ code: 0 });
    expect(second.data.orderId).not.toBe(first.data.orderId);
  });

  test("a key of strange characters is refused", async () => {
    expect(await submit({}, { "Idempotency-Key": "a b;c" })).toMatchObject({ code: 4000 });
  });

  test("[SOCK-04] [U14] [API-109] the customer's open tabs hear of it, once", async () => {
    const key = { "Idempotency-Key": "form-told" };
    const answers = await Promise.all([submit({}, key), submit({}, key), submit({}, key)]);
    const held = () => life.backend.site.held(life.account.customerId);
    await expect
      .poll(held)
      .toMatchObject([
        { seq: 1, kind: "ORDER_CHANGED", data: { orderId: answers[0]?.data.orderId, status: "WAIT_PAY" } },
      ]);
    expect(await submit({ goodsTypeId: 99 })).not.toMatchObject({ code: 0 });
    await submit({}, key);
    expect(await count(`outbox WHERE user_id = ${life.account.customerId}`)).toBe(1);
  });

  test("[CONST-26] a number that is taken is drawn again", async () => {
    const { customerId } = life.account;
    await samplePicture(env.DB, customerId).run();
    const draft = createOrderCall.body.parse(sampleOrder(customerId));
    const ids = idsBy(life.backend.clock);
    const draws = [100_000, 100_000, 100_000, 200_000];
    const dependencies = {
      db: env.DB,
      directory: env.DB,
      env,
      clock: life.backend.clock,
      waitUntil: () => undefined,
      ids: { ...ids, below: () => draws.shift() ?? 300_000 },
    };
    const create = (key: string) => createOrder({ customerId, key, draft }, dependencies);
    const orders = [await create("twin-1"), await create("twin-2")];
    const numbers = await Promise.all(orders.map(({ orderId }) => life.readOrder(orderId)));
    const of = (draw: number) => `261120${draw * 256 + (customerId % 256)}`;
    expect(numbers.map((order) => order.orderNo)).toEqual([of(100_000), of(200_000)]);
  });

  test("a database that fails leaves nothing behind and says that one may try again", async () => {
    expectConsole(/database batch failed/);
    const before = await Promise.all(
      ["orders", "order_items", "order_transitions", "idempotency_keys"].map(count),
    );
    const faults = createFaults();
    const failing = createTestBackend({ env: faults.wrap({ DB: env.DB }) });
    faults.d1.batch(/order_items/).throwBefore();
    const key = { "Idempotency-Key": "form-4" };
    const failed = await failing.call("POST", "/order/api/order", {
      token: life.account.token,
      json: newOrder(),
      headers: key,
    });
    expect(failed).toEqual({ code: 5003, message: "系统繁忙，请稍后再试", data: null });
    const tables = ["orders", "order_items", "order_transitions", "idempotency_keys"];
    expect(await Promise.all(tables.map(count))).toEqual(before);
    expect(await submit({}, key)).toMatchObject({ code: 0 });
  });
});
