import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payOutDue } from "../../../backend/src/modules/withdrawals/pay-out";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { balanceOf, expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { runJobs, titlesOf } from "../pay/support";
import {
  createPayoutBackend,
  listOf,
  type Mood,
  paidTo,
  rowsOf,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
const REASON = "渠道拒绝向该账户打款";

let backend: TestBackend;
beforeAll(seedReference);
beforeEach(() => {
  backend = createPayoutBackend();
});
afterAll(expectSoundData);

/** EXT-378. */
const end = (id: number, json: object = { success: false, reason: REASON }, staff = backend) =>
  staff.call("POST", `/operator/api/withdrawal/${id}/end`, { headers: OPERATOR, json });
const walletOf = ({ customerId }: Account) => balanceOf(`wallet:${customerId}`);
const stageOf = async (account: Account) => (await rowsOf(account))[0]?.stage;

/** A withdrawal of ¥100 of ¥1,000 that was sent to a provider of that mood. */
async function sent(mood: Mood, payWay = "ALIPAY") {
  const account = await withdrawer(100_000);
  const payee = payWay === "ALIPAY" ? account : { ...account, phone: `openid-${account.customerId}` };
  await setMood(backend, payee, mood);
  expectConsole(/payout failed/);
  expect((await withdraw(backend, account, { payWay })).code).toBe(0);
  await runJobs(backend);
  const [row] = await rowsOf(account);
  await setMood(backend, payee, "PAY");
  return { account, id: row?.id ?? 0, outBizNo: row?.outBizNo ?? "" };
}

/** The same, of which the provider knows nothing: it refuses every try with a code that we do not know. */
async function refused(payWay = "ALIPAY") {
  const withdrawal = await sent("LOSE_ANSWER", payWay);
  await env.DB.prepare("DELETE FROM sandbox_transfers WHERE out_biz_no = ?").bind(withdrawal.outBizNo).run();
  expect(await stageOf(withdrawal.account)).toBe("SENT");
  return withdrawal;
}

describe.each(["ALIPAY", "WECHAT"])("a withdrawal that %s refuses for good", (payWay) => {
  test("[WALLET-13] [ENUM-14] staff end as failed: all of its money is back, with their reason, and it is never sent again", async () => {
    const { account, id } = await refused(payWay);
    backend.clock.advance(HOUR);
    expect((await end(id, { success: false })).message).toBe("请填写未能打款的原因");
    expect(await end(id, { success: true, transferNo: "1" })).toMatchObject({
      code: Code.INVALID_INPUT,
      message: "支付宝和微信提现以渠道结果为准，不能登记为已打款",
    });
    expect((await end(id)).code).toBe(0);
    expect((await end(id)).code).toBe(0);
    expect((await listOf(backend, account)).rows).toMatchObject([{ status: "FALL", reason: REASON }]);
    expect(await walletOf(account)).toBe(100_000);
    expect(await titlesOf(account.customerId)).toContain("提现未成功，已退回余额");
    backend.clock.advance(2 * HOUR);
    await runJobs(backend);
    expect(await paidTo(account)).toEqual([]);
  });

  test("is not ended while the last try may be on its way to the provider", async () => {
    const { account, id } = await refused(payWay);
    backend.clock.advance(4 * MINUTE);
    expect(await end(id)).toMatchObject({
      code: Code.CONFLICT,
      message: expect.stringMatching(/^这笔打款可能还在途中，请在\d{4}-.*后再提交$/),
    });
    expect(await stageOf(account)).toBe("SENT");
    backend.clock.advance(MINUTE);
    expect((await end(id)).code).toBe(0);
  });

  test("is not ended while the provider is at work on it", async () => {
    const { account, id } = await sent("DELAY", payWay);
    backend.clock.advance(25 * HOUR);
    await env.DB.prepare("UPDATE sandbox_transfers SET created_at = ?").bind(backend.clock.now()).run();
    expect(await end(id)).toMatchObject({
      code: Code.CONFLICT,
      message: "支付渠道正在处理这笔打款，不能按失败处理",
    });
    expect(await stageOf(account)).toBe("SENT");
    expect(await walletOf(account)).toBe(90_000);
  });
});

test("a withdrawal that the provider has paid after all is booked as paid, and staff are told so", async () => {
  const { account, id } = await sent("LOSE_ANSWER");
  backend.clock.advance(HOUR);
  expect(await end(id)).toMatchObject({
    code: Code.CONFLICT,
    message: "支付渠道已打款成功，已按到账入账",
  });
  expect(await stageOf(account)).toBe("PAID");
  expect(await balanceOf(`payout:${account.customerId}`)).toBe(0);
  expect((await end(id)).code).toBe(Code.CONFLICT);
});

test("a withdrawal of which the provider cannot be asked stays as it is", async () => {
  const { account, id } = await refused();
  backend.clock.advance(HOUR);
  const faults = createFaults();
  const cut = createPayoutBackend({ env: faults.wrap({ DB: env.DB }), clock: backend.clock });
  faults.d1
    .query(/^select .* from "sandbox_transfers"/i)
    .always()
    .throwBefore();
  expect(await end(id, undefined, cut)).toMatchObject({
    code: Code.UPSTREAM_UNAVAILABLE,
    message: "暂时无法向支付渠道查询这笔打款，请稍后再试",
  });
  expect(await stageOf(account)).toBe("SENT");
});

test("[R16] a job that has asked the provider before the withdrawal was ended sends nothing after it", async () => {
  const { account, id } = await refused();
  backend.clock.advance(HOUR);
  const faults = createFaults();
  const slow = createPayoutBackend({ env: faults.wrap({ DB: env.DB }), clock: backend.clock });
  const held = faults.d1.query(/^select .* from "sandbox_transfers"/i).hold();
  const given = { env: slow.env, clock: backend.clock, ids: idsBy(backend.clock) };
  const job = payOutDue({ ...given, db: openStores(slow.env).of(account.customerId) });
  await held.reached;
  backend.clock.advance(10 * MINUTE);
  expect((await end(id)).code).toBe(0);
  held.release();
  await job;
  expect(await paidTo(account)).toEqual([]);
  expect([await stageOf(account), await walletOf(account)]).toEqual(["FAILED", 100_000]);
});

test("[R16] a job that comes while staff end a withdrawal sends nothing, also where the provider is slow to answer them", async () => {
  const { account, id } = await refused();
  backend.clock.advance(HOUR);
  const faults = createFaults();
  const slow = createPayoutBackend({ env: faults.wrap({ DB: env.DB }), clock: backend.clock });
  const held = faults.d1.query(/^select .* from "sandbox_transfers"/i).hold();
  const ending = end(id, undefined, slow);
  await held.reached;
  await runJobs(backend);
  held.release();
  expect((await ending).code).toBe(0);
  expect(await paidTo(account)).toEqual([]);
  expect([await stageOf(account), await walletOf(account)]).toEqual(["FAILED", 100_000]);
});

test("[R16] staff are refused when a job takes the withdrawal in this moment, and it is paid", async () => {
  const { account, id } = await refused();
  backend.clock.advance(HOUR);
  const faults = createFaults();
  const slow = createPayoutBackend({ env: faults.wrap({ DB: env.DB }), clock: backend.clock });
  const held = faults.d1.call(/update "withdrawals"/i).hold();
  const ending = end(id, undefined, slow);
  await held.reached;
  await runJobs(backend);
  held.release();
  expect(await ending).toMatchObject({ code: Code.CONFLICT, message: "系统正在打款，请稍后再试" });
  expect(await paidTo(account)).toEqual([9_940]);
  expect([await stageOf(account), await walletOf(account)]).toEqual(["PAID", 90_000]);
});
