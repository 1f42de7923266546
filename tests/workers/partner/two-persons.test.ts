import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { EVENTS, follow, refundRequest, seedWorkers, statusOf } from "../../support/orders/order-life";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { type Asked, makePartner, PARTNER_ENV, type Partner } from "../../support/partner/partner-clients";
import { createPayoutBackend, rowsOf, withdraw, withdrawer } from "../withdrawals/support";

let backend: TestBackend;
let partner: Partner;
beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createPayoutBackend({ autoLimit: "1", env: { ...PARTNER_ENV, PARTNER_TWO_PERSONS_ABOVE: "50" } });
  partner = await makePartner(backend, {
    scopes: ["wallets", "withdrawals", "refunds", "settlements", "audit"],
  });
});
afterAll(expectSoundData);

const ZHANG = "zhang.wei";
const LI = "li.na";
const APPROVALS = "/operator/api/partner/approvals";
const NEEDED = { code: Code.SECOND_PERSON_NEEDED, data: null };

const credit = (phone: string, amount: number, person: string, key: string, asked: Asked = {}) =>
  partner.call("POST", "/operator/api/wallet/credit", {
    person,
    json: { phone, amount },
    headers: { "Idempotency-Key": key },
    ...asked,
  });
const walletOf = ({ customerId }: { customerId: number }) => balanceOf(`wallet:${customerId}`);
const waitingFor = async (callId: string) =>
  (await waiting()).filter((approval: { callId: string }) => approval.callId === callId);
const waiting = async () => (await partner.call("GET", `${APPROVALS}?state=WAITING`)).data.rows;

describe("[S52] money above the limit", () => {
  test("waits for another person, is done once by the second call, and repeated after a lost answer", async () => {
    const account = await signIn();
    const key = crypto.randomUUID();
    const ask = (person: string) => credit(account.phone, 50.01, person, key);
    expect(await ask(ZHANG)).toMatchObject(NEEDED);
    expect(await ask(ZHANG)).toMatchObject(NEEDED);
    expect(await walletOf(account)).toBe(0);
    expect(await waiting()).toEqual([
      expect.objectContaining({
        callId: "EXT-102",
        amount: 50.01,
        firstPerson: ZHANG,
        secondPerson: null,
        clientId: partner.id,
        idempotencyKey: key,
      }),
    ]);
    expect(await ask(LI)).toMatchObject({ code: 0, data: { balance: 50.01 } });
    expect(await walletOf(account)).toBe(5_001);
    expect(await waiting()).toEqual([]);
  });

  test("that was moved is answered again for the same idempotency key, and no approval waits", async () => {
    const account = await signIn();
    const key = crypto.randomUUID();
    const ask = (person: string) => credit(account.phone, 60, person, key);
    const asked = await ask(ZHANG);
    expect(asked).toMatchObject(NEEDED);
    expect(asked.message).toContain("相同的内容和 Idempotency-Key");
    const before = (await waiting()).length;
    const first = await ask(LI);
    expect(first).toMatchObject({ code: 0, data: { balance: 60 } });
    for (const person of [LI, ZHANG]) expect(await ask(person)).toEqual(first);
    expect(await walletOf(account)).toBe(6_000);
    expect(await waiting()).toHaveLength(before - 1);
    // Another client, and the same client a day later, have no approval.
    const stranger = await makePartner(backend, { scopes: ["wallets"] });
    const given = { person: LI, json: { phone: account.phone, amount: 60 } };
    const path = "/operator/api/wallet/credit";
    expect(
      await stranger.call("POST", path, { ...given, headers: { "Idempotency-Key": key } }),
    ).toMatchObject(NEEDED);
    backend.clock.advance(24 * 3_600_000);
    expect(await ask(LI)).toMatchObject(NEEDED);
    expect(await walletOf(account)).toBe(6_000);
  });

  test("of the limit itself one person is enough", async () => {
    const account = await signIn();
    expect(await credit(account.phone, 50, ZHANG, crypto.randomUUID())).toMatchObject({ code: 0 });
  });

  test.each([
    ["another amount", { amount: 300 }],
    ["another customer", { other: true }],
    ["another idempotency key", { key: crypto.randomUUID() }],
  ])(
    "a second person who asks for %s begins from the start",
    async (_what, change: Record<string, unknown>) => {
      const [account, other] = [await signIn(), await signIn()];
      const key = crypto.randomUUID();
      expect(await credit(account.phone, 200, ZHANG, key)).toMatchObject(NEEDED);
      const phone = change.other ? other.phone : account.phone;
      const second = credit(phone, Number(change.amount ?? 200), LI, String(change.key ?? key));
      expect(await second).toMatchObject(NEEDED);
      expect([await walletOf(account), await walletOf(other)]).toEqual([0, 0]);
    },
  );

  test("a person of another client is no second one", async () => {
    const account = await signIn();
    const key = crypto.randomUUID();
    const stranger = await makePartner(backend, { scopes: ["wallets"] });
    expect(await credit(account.phone, 200, ZHANG, key)).toMatchObject(NEEDED);
    const json = { phone: account.phone, amount: 200 };
    const headers = { "Idempotency-Key": key };
    const path = "/operator/api/wallet/credit";
    expect(await stranger.call("POST", path, { person: LI, json, headers })).toMatchObject(NEEDED);
    expect(await walletOf(account)).toBe(0);
    const mine = await stranger.call("GET", APPROVALS);
    expect(mine.data.rows).toHaveLength(1);
    const [own] = await waiting();
    const refused = await stranger.call("POST", `/operator/api/partner/approval/${own.id}/refuse`);
    expect(refused.code).toBe(Code.NOT_FOUND);
  });

  test("two persons at once are two calls of which one is done", async () => {
    const account = await signIn();
    const key = crypto.randomUUID();
    const answers = await Promise.all([ZHANG, LI].map((person) => credit(account.phone, 200, person, key)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, Code.SECOND_PERSON_NEEDED]);
    expect(await walletOf(account)).toBe(20_000);
  });

  test("needs a new approval after a refusal, and after a day of waiting", async () => {
    const account = await signIn();
    const key = crypto.randomUUID();
    const ask = (person: string) => credit(account.phone, 400, person, key);
    await ask(ZHANG);
    const [one] = (await waiting()).filter(({ amount }: { amount: number }) => amount === 400);
    await partner.call("POST", `/operator/api/partner/approval/${one.id}/refuse`, { person: LI });
    expect(await ask(LI)).toMatchObject(NEEDED);
    backend.clock.advance(24 * 3_600_000);
    expect(await ask(ZHANG)).toMatchObject(NEEDED);
    expect(await walletOf(account)).toBe(0);
  });
});

describe("[S52] calls that move money of an order or a wallet", () => {
  /** Asks for ¥200 to Alipay, which waits for staff. */
  async function asking(account: Account): Promise<number> {
    expect((await withdraw(backend, account, { amount: "200" })).code).toBe(0);
    return (await rowsOf(account))[0]?.id ?? 0;
  }
  const by = (person: string, path: string, json: unknown) => partner.call("POST", path, { person, json });

  test("a withdrawal is approved by two, whichever reviewer they name, and refused by one", async () => {
    const account = await withdrawer(100_000);
    const id = await asking(account);
    const path = `/operator/api/withdrawal/${id}/review`;
    expect(await by(ZHANG, path, { approve: true, reviewer: "张伟" })).toMatchObject(NEEDED);
    expect((await rowsOf(account))[0]).toMatchObject({ stage: "REVIEW" });
    expect(await by(LI, path, { approve: true, reviewer: "李娜" })).toMatchObject({ code: 0 });
    expect((await rowsOf(account))[0]?.stage).not.toBe("REVIEW");
    expect(await by(LI, path, { approve: true, reviewer: "李娜" })).toMatchObject({ code: Code.CONFLICT });
    expect(await waitingFor("EXT-373")).toEqual([]);
    const other = await withdrawer(100_000);
    const second = await asking(other);
    const no = { approve: false, reason: "资料不符", reviewer: "张伟" };
    expect(await by(ZHANG, `/operator/api/withdrawal/${second}/review`, no)).toMatchObject({ code: 0 });
    expect((await rowsOf(other))[0]).toMatchObject({ stage: "REFUSED" });
    const end = by(ZHANG, `/operator/api/withdrawal/${second}/end`, { success: false, reason: "资料不符" });
    expect(await end).toMatchObject({ code: Code.CONFLICT });
  });

  test("a refund is agreed by two, and refused by one", async () => {
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account);
    const subject = { backend, account, orderId };
    await follow(subject, ["pay", "assign"]);
    await EVENTS.request_refund(subject);
    const path = `/operator/api/order/${orderId}/agree_refund`;
    const before = await walletOf(account);
    expect(await by(ZHANG, path, {})).toMatchObject(NEEDED);
    expect(await walletOf(account)).toBe(before);
    expect(await by(LI, path, {})).toMatchObject({ code: 0 });
    expect(await walletOf(account)).toBeGreaterThan(before);
    expect(await statusOf(orderId)).toBe("CLOSE");
    // Beyond the minute in which the same step is taken for a repetition.
    backend.clock.advance(120_000);
    expect((await by(LI, path, {})).message).toBe("订单已关闭");
    expect(await waitingFor("EXT-270")).toEqual([]);
  });

  test("a refund with a subsidy for the master moves all that is held, not only what the customer gets", async () => {
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account);
    await follow({ backend, account, orderId }, ["pay", "assign"]);
    const asked = { token: account.token, json: refundRequest({ allowance: 40 }) };
    expect(await backend.call("POST", `/order/api/order/${orderId}/cancel`, asked)).toMatchObject({
      code: 0,
    });
    const { data } = await backend.call("GET", "/order/api/refund", { token: account.token });
    expect(data.rows[0].applyRefundAmount).toBeLessThan(50);
    expect(await by(ZHANG, `/operator/api/order/${orderId}/agree_refund`, {})).toMatchObject(NEEDED);
    expect(await statusOf(orderId)).not.toBe("CLOSE");
  });

  test("an adjustment and taking it back want two, paying masters always does", async () => {
    const { phone } = await payingCustomer(50_000);
    const json = { phone, type: "BONUS", amount: 150, reason: "活动奖励" };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const adjust = (person: string) =>
      partner.call("POST", "/operator/api/wallet/adjust", { person, json, headers });
    expect(await adjust(ZHANG)).toMatchObject(NEEDED);
    const { code, data } = await adjust(LI);
    expect(code).toBe(0);
    const back = `/operator/api/wallet/adjustment/${data.id}/take_back`;
    expect(await by(LI, back, { reason: "重复" })).toMatchObject(NEEDED);
    expect(await by(ZHANG, back, { reason: "重复" })).toMatchObject({ code: 0 });
    // What is taken back moves nothing more: a lost answer is asked for without a third person.
    expect(await by(ZHANG, back, { reason: "重复" })).toMatchObject({ code: 0 });
    expect(await waitingFor("EXT-162")).toEqual([]);
    const pay = (person: string, key: string) =>
      partner.call("POST", "/operator/api/master_settlements/payout", {
        person,
        headers: { "Idempotency-Key": key },
      });
    expect(await pay(ZHANG, "payout-1")).toMatchObject(NEEDED);
    expect(await pay(LI, "payout-2")).toMatchObject(NEEDED);
    expect(await pay(LI, "payout-1")).toMatchObject({ code: 0 });
    expect(await pay(ZHANG, "payout-1")).toMatchObject({ code: 0 });
  });
});

describe("[S52] the audit log", () => {
  test("has every call with client, person, subject and result, newest first by pages, and nothing of its body", async () => {
    const own = await makePartner(backend, { scopes: ["wallets", "audit"] });
    const { phone } = await signIn();
    const secret = "只有当事人知道的原因";
    await own.call("GET", `/operator/api/wallet/adjustments?phone=${phone}`, { person: null });
    await own.call("POST", "/operator/api/wallet/adjustment/4096/take_back", {
      person: LI,
      json: { reason: secret },
    });
    await own.call("POST", "/operator/api/message", { json: { phone, title: "a", content: secret } });
    const query = `clientId=${own.id}&pageSize=2`;
    const read = async (more: string) =>
      (await own.call("GET", `/operator/api/partner/calls?${query}${more}`)).data;
    const first = await read("");
    expect(first.total).toBe(4);
    expect(first.rows[0]).toMatchObject({ callId: "EXT-532", result: null, person: ZHANG });
    expect(first.rows[1]).toMatchObject({ callId: "EXT-103", result: Code.KEY_SCOPE_MISSING });
    const { rows } = await read("&callId=EXT-162");
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        clientId: own.id,
        clientName: "管理后台",
        person: LI,
        callId: "EXT-162",
        target: "4096",
        requestId: expect.stringMatching(/^[\da-f]{16}$/),
        address: "unknown",
        approvalId: null,
        result: Code.NOT_FOUND,
        createTime: expect.any(String),
      },
    ]);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect((await read("&callId=EXT-163")).rows).toMatchObject([{ person: null, target: masked, result: 0 }]);
    const older = await read("&pageIndex=3");
    expect(older.rows.map(({ callId }: { callId: string }) => callId)).toEqual(["EXT-103", "EXT-162"]);
    expect((await read(`&person=${LI}`)).total).toBe(1);
    expect((await read("&target=4096")).total).toBe(1);
    const all = await env.DB.prepare("SELECT * FROM partner_calls").all();
    const text = JSON.stringify(all.results);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(phone);
  });

  test("names the approval by which money was moved", async () => {
    const { phone } = await signIn();
    const key = crypto.randomUUID();
    await credit(phone, 500, ZHANG, key);
    await credit(phone, 500, LI, key);
    const { rows } = (await partner.call("GET", "/operator/api/partner/calls?callId=EXT-102&pageSize=2"))
      .data;
    expect(rows).toMatchObject([
      { person: LI, result: 0, approvalId: expect.any(Number) },
      { person: ZHANG, result: Code.SECOND_PERSON_NEEDED, approvalId: null },
    ]);
  });
});
