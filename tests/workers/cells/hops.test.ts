import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { newOrder, payOrder } from "../../support/orders/orders";
import { captureLines } from "../../support/servers/log-lines";

const life = withOneLife(1_000_000);

/** How often a call left the place where it was answered: the one to the cell, and those from there. */
async function hopsOf(call: () => Promise<{ code: number }>): Promise<unknown> {
  const log = captureLines();
  const { code } = await call();
  const lines = log.of("request").map(({ hops }) => hops);
  expect({ code, lines: lines.length }).toEqual({ code: 0, lines: 1 });
  return lines[0];
}

describe.runIf(env.CELL_COUNT)("[R31] a call takes one hop, the one to the cell of its customer", () => {
  test("list", async () => {
    await life.orderIn("WAIT_INSTALL");
    expect(await hopsOf(() => life.call("GET", "/order/api/order?pageSize=10"))).toBe(1);
  });

  test("detail, when an order of the same master was looked at within a minute", async () => {
    const [first, second] = [await life.orderIn("WAIT_INSTALL"), await life.orderIn("WAIT_INSTALL")];
    await life.readOrder(first);
    expect(await hopsOf(() => life.call("GET", `/order/api/order/${second}`))).toBe(1);
  });

  test("quote and new order, when prices were looked up within a minute", async () => {
    const quote = () => life.call("POST", "/order/api/order/price", { ...newOrder(), totalVolume: 2.5 });
    await quote();
    expect(await hopsOf(quote)).toBe(1);
    expect(await hopsOf(() => life.submitOrder())).toBe(1);
  });

  test("payment from the wallet", async () => {
    const orderId = await life.placeOrder();
    expect(await hopsOf(() => payOrder(life.backend, life.account, orderId))).toBe(1);
  });

  test("and a second one for the rating of a master that was not looked at within a minute", async () => {
    const first = await life.orderIn("WAIT_INSTALL");
    life.backend.clock.advance(60_000);
    expect(await hopsOf(() => life.call("GET", `/order/api/order/${first}`))).toBe(2);
  });
});
