import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { nameOfType, WEBHOOK_EVENT_TYPES } from "../../schema/rules/webhooks/webhook-events";
import { freePort } from "../../scripts/lib/site";
import { eventually } from "../support/eventually";
import { installClient } from "../support/merchant/client-package";
import { Erp } from "../support/merchant/erp";
import { readExample, runExample, startExample } from "../support/merchant/examples";
import { hireMasters } from "../support/merchant/masters";
import { addWebhook, createKey, type Person, register } from "../support/merchant/person";
import { type Platform, startPlatform } from "../support/merchant/platform";
import { Receiver } from "../support/merchant/receiver";

const ORDERS = 60;
/** Ten seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 300_000;
/** So many of them are finished within the test; masters have taken the others. */
const FINISHED = 15;
/** In the wallet at the start, 分. */
const FUNDS = 5_000_000;
/** What a system hears of an order that a master has taken, of one that is finished, and of one that is taken back. */
const TAKEN = ["order.created", "order.paid", "order.accepted"];
const WHOLE_LIFE = [...TAKEN, "order.appointed", "order.signed_in", "order.finished", "order.completed"];
const TAKEN_BACK = ["order.created", "order.paid", "refund.decided"];

let platform: Platform;
const receiver = new Receiver();
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(async () => {
  receiver.stop();
  await platform?.stop();
});

const order = (imageUrl: string, index: number) => ({
  idempotencyKey: `erp-${index}`,
  ...{
    goodsTypeId: "1",
    serviceTypeId: "2",
    totalVolume: "0.5",
    packingCount: 1,
    isArrival: true,
    verifType: "NOT",
  },
  ...{
    customerName: "王小姐",
    customerPhone: "13800138000",
    contactName: "李先生",
    contactPhone: "13900139000",
  },
  ...{ areaCode: "330106", address: `文三路 ${index + 1} 号`, hasLift: true, shopOrderNo: `TB-${index + 1}` },
  items: [{ name: "三人沙发", count: 1, goodsTypeId: "101", imageUrl }],
});

/** Does something with each order, four at a time. */
async function each(orderIds: readonly string[], act: (orderId: string) => Promise<void>): Promise<void> {
  const waiting = [...orderIds];
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await act(id);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

test(
  "[U70] [U72] by nothing but HTTP a merchant's program places sixty orders, pays them, hears every step of their lives from a queue whose receiver fails a tenth of the time, takes one back and reads the ledger",
  async () => {
    const merchant = await register(platform, "13912340001");
    const masters = await hireMasters(platform);
    await masters.credit(merchant.phone, FUNDS / 100);
    const scopes = ["ORDERS_READ", "ORDERS_WRITE", "PAYMENTS", "MONEY_READ"];
    const secret = await createKey(merchant, { name: "ERP", scopes, dayLimit: FUNDS });
    receiver.secret = await addWebhook(merchant, await receiver.start(), WEBHOOK_EVENT_TYPES.map(nameOfType));

    const erp = new Erp(platform, secret);
    const imageUrl = await erp.upload();
    const inputs = Array.from({ length: ORDERS }, (_, index) => order(imageUrl, index));
    const ids = await erp.place(inputs);
    // The answer was lost: the same orders are asked for again.
    expect(await erp.place(inputs.slice(0, 10))).toEqual(ids.slice(0, 10));
    expect(new Set(ids).size).toBe(ORDERS);

    for (const half of [ids.slice(0, ORDERS / 2), ids.slice(ORDERS / 2)]) {
      for (let i = 0; i < 2; i++) {
        expect(await erp.pay(half, `pay-${half[0]}`)).toEqual({ payOrders: { __typename: "BatchPayment" } });
      }
    }

    const [back = "", ...taken] = ids;
    const finished = taken.slice(0, FINISHED);
    expect(await erp.refund(back)).toEqual({ refundOrder: { __typename: "OrderChange" } });
    await each(taken, masters.take);
    await each(finished, async (orderId) => {
      await masters.work(orderId);
      // Accepting is a judgement of a person, and open to no key.
      await merchant.run("AcceptOrder", { orderId });
    });

    const lives = new Map<string, string[]>([
      [back, TAKEN_BACK],
      ...taken.map((id) => [id, TAKEN] as [string, string[]]),
      ...finished.map((id) => [id, WHOLE_LIFE] as [string, string[]]),
    ]);
    // Every tenth delivery is tried again after five seconds.
    const wanted = [...lives.values()].flat().length;
    await vi.waitFor(() => expect(receiver.heard.length).toBe(wanted), { timeout: 120_000, interval: 50 });
    for (const [orderId, life] of lives) expect(receiver.of(orderId).map(({ type }) => type)).toEqual(life);
    expect(receiver.of(finished[0] ?? "").at(-1)?.data).toMatchObject({
      status: "SUCCESS",
      shopOrderNo: "TB-2",
    });
    expect(receiver.failed).toBeGreaterThan(ORDERS / 4);
    expect(receiver.forged).toBe(0);

    const { total, nodes } = await erp.readOrders();
    expect(total).toBe(ORDERS);
    expect(nodes.map(({ status }) => status).sort()).toEqual([
      "CLOSE",
      ...finished.map(() => "SUCCESS"),
      ...taken.slice(FINISHED).map(() => "WAIT_APPOINTMENT"),
    ]);
    const paid = nodes.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    const returned = nodes.find(({ id }) => id === back);
    const ledger = await erp.readLedger();
    expect(ledger.balance).toBe(FUNDS - paid + (returned?.totalAmount ?? 0));
    // The recharge, a line for each payment, and one for the refund; each begins where the one before it has ended.
    expect(ledger.total).toBe(1 + ORDERS + 1);
    const [newest, ...earlier] = ledger.nodes;
    expect(newest?.balanceAfter).toBe(ledger.balance);
    earlier.forEach((line, index) => {
      expect(line.balanceAfter).toBe(ledger.nodes[index]?.balanceBefore);
      expect(line.balanceAfter - line.balanceBefore).toBe(line.amount);
    });
    const ofBack = ledger.nodes.filter(({ orderNo }) => orderNo === returned?.orderNo);
    expect(ofBack.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(ofBack).toHaveLength(2);
  },
  LONG_MS,
);

describe("[U75] the examples of /developers", () => {
  let merchant: Person;
  let erp: Erp;
  let variables: NodeJS.ProcessEnv;
  beforeAll(async () => {
    merchant = await register(platform, "13912340002");
    const { credit } = await hireMasters(platform);
    await credit(merchant.phone, 10_000);
    const scopes = ["ORDERS_READ", "ORDERS_WRITE", "PAYMENTS", "MONEY_READ", "WEBHOOKS"];
    const secret = await createKey(merchant, { name: "第一单", scopes, dayLimit: 1_000_000 });
    erp = new Erp(platform, secret);
    variables = { ZD_URL: platform.origin, ZD_KEY: secret };
  });

  test("place and pay a first order by curl, each step with what the one before it has answered", async () => {
    const uploaded = JSON.parse(await runExample("upload-picture.sh", variables));
    const IMAGE = uploaded.data.url;
    const placed = JSON.parse(await runExample("place-order.sh", { ...variables, IMAGE }));
    const { orderId: ORDER_ID } = placed.data.createOrder;
    const paid = JSON.parse(await runExample("pay-order.sh", { ...variables, ORDER_ID }));
    expect(paid.data.payOrder.order).toMatchObject({
      displayStatus: "待接单",
      totalAmount: expect.any(Number),
    });
    expect((await erp.readOrders()).nodes).toMatchObject([{ id: ORDER_ID, status: "RECEIVING_ORDER" }]);
  });

  test("[S56] place and pay a first order with a test key, by play money, and each answer says so", async () => {
    const scopes = ["ORDERS_READ", "ORDERS_WRITE", "PAYMENTS", "MONEY_READ"];
    // Without a 分 of its own.
    const beginner = await register(platform, "13912340003");
    const ZD_KEY = await createKey(beginner, { name: "试用", mode: "TEST", scopes, dayLimit: 1_000_000 });
    const tried = { ...variables, ZD_KEY };
    const IMAGE = JSON.parse(await runExample("upload-picture.sh", tried)).data.url;
    const placed = JSON.parse(await runExample("place-order.sh", { ...tried, IMAGE }));
    const { orderId: ORDER_ID } = placed.data.createOrder;
    const paid = JSON.parse(await runExample("pay-order.sh", { ...tried, ORDER_ID }));
    expect(paid.data.payOrder.order).toMatchObject({ displayStatus: "待接单" });
    expect([placed.extensions.mode, paid.extensions.mode]).toEqual(["test", "test"]);
    expect((await new Erp(platform, ZD_KEY).readOrders()).nodes).toMatchObject([{ id: ORDER_ID }]);
  });

  test("do the same by Node, and its receiver hears of it, checks who sends, and says each event once", async () => {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}/`;
    const { addWebhook: added } = await erp.ask(readExample("add-webhook.graphql"), {
      url,
      key: "webhook-1",
    });
    expect(added).toEqual({ secret: expect.stringMatching(/^whsec_/) });
    const ZD_WEBHOOK_SECRET = Object(added).secret;
    const receiving = startExample("receive-events.mjs", { PORT, ZD_WEBHOOK_SECRET });
    try {
      // What is not signed is refused.
      await eventually(async () =>
        expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(401),
      );
      const said = await runExample("first-order.mjs", variables);
      const [, orderNo = ""] = /^订单 (\d+)：待接单，已付 \d+(?:\.\d+)? 元$/m.exec(said) ?? [];
      expect((await erp.readOrders()).nodes.map((order) => order.orderNo)).toContain(orderNo);
      await eventually(() =>
        expect(receiving.lines()).toEqual([
          `order.created ${orderNo} WAIT_PAY`,
          `order.paid ${orderNo} RECEIVING_ORDER`,
        ]),
      );
    } finally {
      receiving.stop();
    }
  });

  test("place many at once, find orders, and read the ledger", async () => {
    const imageUrl = await erp.upload();
    const [first, second] = [order(imageUrl, 0), order(imageUrl, 1)];
    const { first: one, second: other } = await erp.ask(readExample("place-many.graphql"), { first, second });
    expect([one, other]).toEqual([{ orderId: expect.any(String) }, { orderId: expect.any(String) }]);
    await erp.pay([Object(one).orderId], "pay-many");
    const { viewer } = await erp.ask(readExample("read-orders.graphql"));
    const waiting = (await erp.readOrders()).nodes.filter(({ status }) => status === "RECEIVING_ORDER");
    expect(viewer).toMatchObject({ orders: { total: waiting.length } });
    expect(Object(viewer).orders.nodes).toContainEqual(
      expect.objectContaining({ shopOrderNo: "TB-1", displayStatus: "待接单" }),
    );
    const ledger = await erp.ask(readExample("read-ledger.graphql"));
    const { nodes, total } = Object(ledger.viewer).cashFlows;
    expect(total).toBe((await erp.readLedger()).total);
    expect(nodes.at(-1)).toMatchObject({ amount: 1_000_000, orderNo: null });
  });

  test("so does the example of the package for programs in TypeScript", async () => {
    const client = await installClient();
    try {
      expect(await client.compileExample()).toBe("");
      const program = `
        import { createClient } from "@zhuangda/client";
        import { placeAndPay } from "./first-order.js";
        const { ZD_URL: url, ZD_KEY: key, INPUT } = process.env;
        const placed = await placeAndPay(createClient({ url, key }), JSON.parse(INPUT));
        console.log(JSON.stringify(placed));`;
      const INPUT = JSON.stringify(order(await erp.upload(), 2));
      const paid = JSON.parse(await client.run(program, { ...variables, INPUT }));
      expect(paid).toMatchObject({ status: "RECEIVING_ORDER", shopOrderNo: "TB-3" });
    } finally {
      client.remove();
    }
  });
});
