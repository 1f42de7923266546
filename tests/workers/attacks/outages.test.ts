import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { codeFor, grantFor, login, requestCode } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { type CallName, contractCalls, envelopeOf, sendCall } from "../../support/contract/contract";
import { NEED_CELLS } from "../../support/contract/need-cells";
import { createFaults } from "../../support/faults/faults";
import {
  balanceOf,
  expectSoundData,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import type { World } from "./attack-world";
import { entryOf, sendAsCaller } from "./rest/matrix";
import { createWorld } from "./world";

let world: World;
let faults: ReturnType<typeof createFaults>;
/** The same platform over the same data, whose database fails where the test says. */
let broken: TestBackend;

beforeAll(async () => {
  await seedReference();
  world = await createWorld();
});
beforeEach(async () => {
  await forgetLimits();
  expectConsole(/"event":"(?:unexpected|database batch failed)"/, /Network connection lost/);
  faults = createFaults();
  broken = createTestBackend({ clock: world.backend.clock, env: faults.wrap({ DB: env.DB }) });
});
afterAll(expectSoundData);

const failing = (table: RegExp) => faults.d1.call(table).always().throwBefore();
const count = (table: string) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>("n");

/** What visitors and customers look at, none of which needs a limit or the ledger. */
const browsing = contractCalls.filter(
  ({ call }) => call.tag !== "运营" && call.safe && call.method === "GET" && call.auth !== "operator",
);

/** What says how much money there is, where it is and where it went. */
const NEED_LEDGER = [
  "customer.getCustomer",
  "customer.getBalance",
  "cashFlow.sumCashFlows",
  "files.exportCashFlows",
  "files.exportOrderProfits",
  "bill.listBills",
  "files.exportBill",
  "withdrawals.getWithdrawalTerms",
  "personalData.listClosingBlockers",
];

async function expectBrowsing(unless: string[] = []) {
  for (const entry of browsing.filter(({ name }) => !unless.includes(name))) {
    const input = await entryOf(entry.name).prepare(world);
    const answer = await sendAsCaller(entry, input, world, broken);
    expect(answer.status, `${entry.name}: ${answer.text}`).toBe(200);
    expect(envelopeOf(answer).code, entry.name).toBe(0);
  }
}

describe("when the counters of the limits cannot be reached", () => {
  beforeEach(() => failing(/rate_windows|customer_limits/i));

  test("[S44] no SMS is sent, to visitors or to customers, and no sign-in succeeds", async () => {
    const phone = "13655550001";
    const grant = await grantFor(world.backend);
    const code = await codeFor(world.backend, phone, "192.0.2.90");
    const [sent, sessions] = [await count("sandbox_sms"), await count("sessions")];
    expect((await requestCode(broken, "13655550002", { grant })).code).toBe(5000);
    expect((await requestCode(broken, "13655550002", { token: world.own.token })).code).toBe(5000);
    expect((await login(broken, phone, code)).code).toBe(5000);
    expect([await count("sandbox_sms"), await count("sessions")]).toEqual([sent, sessions]);
  });

  test("[S44] no captcha is drawn", async () => {
    expect((await broken.call("GET", "/common/platform/geetest_validate")).code).toBe(5000);
  });

  test("[S44] browsing goes on", () => expectBrowsing());
});

describe("when the captcha's grants cannot be reached", () => {
  test("[S44] no SMS is sent to a visitor, and browsing goes on", async () => {
    failing(/captcha_grants/i);
    const sent = await count("sandbox_sms");
    const grant = "f".repeat(64);
    expect((await requestCode(broken, "13655550003", { grant })).code).toBe(5000);
    expect(await count("sandbox_sms")).toBe(sent);
    await expectBrowsing();
  });
});

/** What was done for an order is in its history alone. */
const NEED_HISTORY: CallName[] = [
  "orders.getOrder",
  "orders.getPickUp",
  "orders.listCredences",
  "orders.getTakeDelivery",
  "orders.getOrderPlaces",
];

describe("when the payment password cannot be checked", () => {
  const pay = (orderId: number | undefined, pwd: string) =>
    broken.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=${pwd}`, {
      token: world.own.token,
    });

  test.each([
    ["the counter of wrong passwords", /UPDATE "?customers"?/i],
    ["the keys of earlier payments", /idempotency_keys/i],
    ["the ledger", /ledger_/i],
    ["the order's history", /order_transitions/i],
    ["the outbox", /INTO "?outbox"?/i],
  ])("[S44] no money moves without %s, and browsing goes on", async (_what, table) => {
    const [orderId] = world.own.orderIds;
    const before = await balanceOf(`wallet:${world.own.customerId}`);
    failing(table);
    expect([5000, 5003]).toContain((await pay(orderId, "246810")).code);
    expect([5000, 5003, 4301]).toContain((await pay(orderId, "000000")).code);
    expect(await balanceOf(`wallet:${world.own.customerId}`)).toBe(before);
    expect((await readOrder(world.backend, world.own, Number(orderId))).status).toBe("WAIT_PAY");
    const money = table.test("ledger_accounts") ? NEED_LEDGER : [];
    const history = table.test("order_transitions") ? NEED_HISTORY : [];
    await expectBrowsing([...money, ...history]);
  });
});

describe("when no session can be looked up", () => {
  test("[S44] a request with a token is refused, and visitors browse on", async () => {
    failing(/from "?sessions"?/i);
    for (const { call } of contractCalls.filter(({ call }) => call.auth === "required")) {
      const { text } = await sendCall(broken, call, { params: { id: 1, orderid: 1 } }, world.own);
      expect(JSON.parse(text)).toEqual({ code: 5000, message: "系统繁忙，请稍后再试", data: null });
    }
    for (const { name, call } of browsing.filter(({ call }) => call.auth === "none")) {
      const { text } = await sendCall(broken, call, await entryOf(name).prepare(world));
      // An upload link is good as long as the session that made it.
      expect(JSON.parse(text).code, name).toBe(name === "uploadLinks.getUploadLink" ? 5000 : 0);
    }
  });
});

test("[S44] with no database at all every call says that it is busy, in an envelope and without a word of why", async () => {
  faults.d1.call().always().throwBefore();
  for (const entry of contractCalls) {
    const { name } = entry;
    const input = await entryOf(name).prepare(world);
    const { status, text } = await sendAsCaller(entry, input, world, broken);
    const { code, message, data } = JSON.parse(text);
    expect(text).not.toMatch(/D1|connection|stack/i);
    // There are no cells to move between: that is said before any database is asked.
    const isRefused = NEED_CELLS.includes(name) && code === 4000;
    if (code !== 0) {
      if (!isRefused) expect([5000, 5003, 4029]).toContain(code);
      expect(message.length).toBeGreaterThan(0);
      expect(data).toBeNull();
      // Health tells which stores answer, also when none does.
    } else expect(["payment.getPayWays", "operator.getHealth", "operator.listDumps"]).toContain(name);
    expect([200, 500]).toContain(status);
  }
});
