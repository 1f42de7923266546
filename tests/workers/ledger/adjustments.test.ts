import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { Account } from "../../support/accounts/accounts";
import { balanceOf, payingCustomer, placeOrder, readOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { close, emptyWallet } from "../personal-data/support";

const backend = createTestBackend();
const staff = (method: string, path: string, json?: unknown, key: string = crypto.randomUUID()) =>
  backend.call(method, `/operator/api/${path}`, {
    ...(json === undefined ? {} : { json }),
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, "Idempotency-Key": key },
  });
const newest = async ({ token }: Account) => {
  const { data } = await backend.call("POST", "/order/api/cash_flow/list", { token, json: {} });
  return data.rows[0];
};
const messageOf = ({ customerId }: Account) =>
  env.DB.prepare("SELECT title, content FROM messages WHERE customer_id = ? ORDER BY id DESC LIMIT 1")
    .bind(customerId)
    .first();
const give = (account: Account, type: string, extra: Record<string, unknown> = {}, key?: string) =>
  staff("POST", "wallet/adjust", { phone: account.phone, type, amount: 12.5, reason: "活动", ...extra }, key);

describe("an adjustment of a wallet by staff", () => {
  test.each([
    ["BONUS", 11_250],
    ["REBATE", 11_250],
    ["REWARD", 11_250],
    ["ORDER_PROFIT", 11_250],
    ["FINE", 8_750],
    ["VALUE_ADDED", 8_750],
  ])(
    "[WALLET-04] [ENUM-15] %s is a line of the ledger that leaves %i 分, told, and can be taken back once",
    async (type, after) => {
      const account = await payingCustomer(10_000);
      const { code, data } = await give(account, type);
      expect([code, data.balance]).toEqual([0, after / 100]);
      expect(await newest(account)).toMatchObject({
        type,
        payWay: null,
        content: "活动",
        amount: 12.5,
        nextAmount: after / 100,
      });
      expect((await messageOf(account))?.content).toContain("¥12.50，原因：活动");
      const back = () => staff("POST", `wallet/adjustment/${data.id}/take_back`, { reason: "发放有误" });
      const taken = await Promise.all([back(), back(), back()]);
      expect(taken.map((answer) => [answer.code, answer.data.balance])).toEqual(Array(3).fill([0, 100]));
      expect(await newest(account)).toMatchObject({ type, nextAmount: 100 });
      expect((await messageOf(account))?.title).toMatch(/已撤销$/);
      expect(await balanceOf(`revenue:${account.customerId}`)).toBe(0);
      const { data: list } = await staff("GET", `wallet/adjustments?phone=${account.phone}`);
      expect(list).toMatchObject([{ id: data.id, type, reason: "活动", takenBackReason: "发放有误" }]);
      expect(list[0].requestId).not.toBe(list[0].takenBackRequestId);
    },
  );

  test("is booked once under its key, and another amount under it is refused", async () => {
    const account = await payingCustomer(10_000);
    const key = crypto.randomUUID();
    const answers = await Promise.all([give(account, "BONUS", {}, key), give(account, "BONUS", {}, key)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(11_250);
    expect((await give(account, "BONUS", { amount: 1 }, key)).code).toBe(4308);
  });

  test("[EXT-162] of an account that is closed is not taken back, and staff read why", async () => {
    const account = await payingCustomer(2_000);
    const { data } = await give(account, "FINE");
    await emptyWallet(account);
    expect((await close(backend, account)).code).toBe(0);
    const back = await staff("POST", `wallet/adjustment/${data.id}/take_back`, { reason: "罚错了" });
    expect(back).toMatchObject({ code: 4009, message: "该客户已注销，不能再入账" });
  });

  test("never takes more than there is, and names only orders of that customer", async () => {
    await seedReference();
    const [account, other] = [await payingCustomer(1_000), await payingCustomer(1_000_000)];
    expect(await give(account, "FINE")).toMatchObject({ code: 4304, message: "客户余额不足，无法扣除" });
    const { orderNo } = await readOrder(backend, other, await placeOrder(backend, other));
    expect((await give(account, "REWARD", { orderNo })).code).toBe(4004);
    expect((await give(other, "REWARD", { orderNo })).code).toBe(0);
    expect(await newest(other)).toMatchObject({ type: "REWARD", orderNo });
    expect((await give(account, "RECHARGE")).code).toBe(4000);
    expect((await give(account, "BONUS", { amount: 0.001 })).code).toBe(4000);
    expect((await staff("POST", "wallet/adjustment/5/take_back", { reason: "x" })).code).toBe(4004);
  });
});
