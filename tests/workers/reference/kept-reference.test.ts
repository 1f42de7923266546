import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReference } from "../../../backend/src/modules/reference/kept-reference";
import { MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { formatYuan } from "../../../schema/rules/money";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { withOneLife } from "../../support/orders/one-life";
import { newOrder } from "../../support/orders/orders";

const life = withOneLife();
const REFERENCE =
  /\b(?:areas|area_agents|area_tips|area_price_factors|goods_types|goods_type_services|service_types|base_prices|price_rules|reference_version)\b/;

/** What a call asks the database about reference data, and the answer. */
async function asked<T>(call: () => Promise<T>) {
  const prepare = vi.spyOn(env.DB, "prepare");
  const answer = await call();
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => REFERENCE.test(sql));
  prepare.mockRestore();
  return { answer, statements };
}

const quote = async () => {
  const { orderItems, ...order } = newOrder();
  const json = { ...order, orderItems, totalVolume: 2.5 };
  return (await life.call("POST", "/order/api/order/price", json)).data.totalFee as number;
};
/** Staff change what every kind of goods costs, ‰ of today's. */
const reprice = (permille: number) =>
  env.DB.prepare("UPDATE base_prices SET fee_fen = fee_fen * ? / 1000").bind(permille).run();
const place = (quotedTotalFee: number) => life.submitOrder({ quotedTotalFee });
const priceOf = async (orderId: number) => (await life.readOrder(orderId)).totalAmount;

beforeEach(async () => {
  await env.DB.prepare("UPDATE base_prices SET fee_fen = 7000").run();
  forgetReference();
});

describe("prices that staff change", () => {
  test("[PLACE-47] are the old ones for less than a minute, then the new ones", async () => {
    const old = await quote();
    await reprice(2000);
    life.backend.clock.advance(MINUTE - SECOND);
    expect(await quote()).toBe(old);
    life.backend.clock.advance(SECOND);
    expect(await quote()).toBeGreaterThan(old * 1.5);
  });

  test("[PLACE-52] an order costs what its customer was shown, within the minute by the prices that were shown", async () => {
    const shown = await quote();
    await reprice(2000);
    const { code, data } = await place(shown);
    expect(code).toBe(0);
    expect(await priceOf(data.orderId)).toBe(shown);
  });

  test("[PLACE-52] an order at the new price that another isolate showed is not refused by one that has the old", async () => {
    await quote();
    await reprice(2000);
    forgetReference();
    const shown = await quote();
    await reprice(500);
    forgetReference();
    await quote();
    await reprice(2000);
    // This isolate has the halved price, and the customer saw the one that holds.
    const { code, data } = await place(shown);
    expect(code).toBe(0);
    expect(await priceOf(data.orderId)).toBe(shown);
  });

  test("[PLACE-52] an order at a price that holds no more is refused with the new one, which then holds", async () => {
    const shown = await quote();
    await reprice(2000);
    life.backend.clock.advance(MINUTE);
    const refused = await place(shown);
    const now = await quote();
    expect(refused).toMatchObject({
      code: 4203,
      message: `价格已更新为${formatYuan(now)}，请确认后重新提交`,
    });
    const { data } = await place(now);
    expect(await priceOf(data.orderId)).toBe(now);
  });

  test("[U59] the platform's price in place of bids is that of the moment", async () => {
    const orderId = await life.placeOrder(FOR_BIDS);
    const old = await quote();
    await reprice(2000);
    const take = (totalFee: number) =>
      life.call("POST", "/order/api/order_bids/platform_price", { orderId, totalFee });
    expect(await take(old)).toMatchObject({ code: 4203 });
    expect(await take(await quote())).toMatchObject({ code: 0 });
  });
});

describe("reference data kept in the isolate", () => {
  test("[R31] are read once, and after a minute only their version", async () => {
    expect((await asked(quote)).statements.length).toBeGreaterThan(8);
    for (let second = 0; second < 59; second += 10) {
      expect((await asked(quote)).statements).toEqual([]);
      life.backend.clock.advance(10 * SECOND - 1);
    }
    life.backend.clock.advance(MINUTE);
    expect((await asked(quote)).statements).toEqual([expect.stringContaining("reference_version")]);
    expect((await asked(quote)).statements).toEqual([]);
  });

  test("[R31] lists, details and new orders ask nothing about them", async () => {
    await quote();
    const { statements, answer } = await asked(() => life.submitOrder());
    expect([statements, answer.code]).toEqual([[], 0]);
    for (const path of [`/order/api/order/${answer.data.orderId}`, "/order/api/order?pageSize=10"])
      expect((await asked(() => life.call("GET", path))).statements).toEqual([]);
  });

  test.each([
    "INSERT INTO areas VALUES ('990101', '新区', '3301', 3)",
    "UPDATE goods_types SET name = name || '。' WHERE id = 101",
    "DELETE FROM area_tips",
    "INSERT INTO area_agents VALUES ('990101', 1, '赵', '13700000000')",
    "INSERT INTO area_price_factors VALUES ('990101', 900)",
    "UPDATE service_types SET description = description || '。' WHERE id = 2",
    "INSERT INTO goods_type_services VALUES (990, 2)",
    "UPDATE price_rules SET extra_volume_fee_fen = extra_volume_fee_fen + 1",
    "DELETE FROM base_prices WHERE goods_type_id = 109",
  ])("are read again a minute after %s", async (sql) => {
    await quote();
    await env.DB.prepare(sql).run();
    life.backend.clock.advance(MINUTE);
    expect((await asked(quote)).statements.length).toBeGreaterThan(8);
  });
});
