import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transferNotification } from "../../../backend/src/providers/payout/sandbox/sandbox-payout";
import { findSandboxTransfer } from "../../../backend/src/providers/payout/sandbox/sandbox-transfers";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { timeCell } from "../../../backend/src/shared/spreadsheet/cells";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { readWorkbook } from "../../support/files/read-workbook";
import { balanceOf, expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { deliver, runJobs, titlesOf } from "../pay/support";
import {
  createPayoutBackend,
  endTransfer,
  listOf,
  type Mood,
  paidTo,
  review,
  rowsOf,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

let backend: TestBackend;
beforeAll(seedReference);
beforeEach(() => {
  backend = createPayoutBackend();
});
afterAll(expectSoundData);

/** A customer who has asked for ¥100 of ¥1,000. */
async function asked(mood: Mood, payWay = "ALIPAY"): Promise<Account> {
  const account = await withdrawer(100_000);
  await setMood(backend, account, mood);
  expect((await withdraw(backend, account, { payWay })).code).toBe(0);
  return account;
}
const stageOf = async (account: Account) => (await rowsOf(account)).map(({ stage }) => stage);
const booksOf = async ({ customerId }: Account) => ({
  wallet: await balanceOf(`wallet:${customerId}`),
  payout: await balanceOf(`payout:${customerId}`),
  revenue: await balanceOf(`revenue:${customerId}`),
});

describe("the review", () => {
  test("[WALLET-13] [ENUM-14] [CONST-27] above the limit a withdrawal waits for the staff; approved it is paid, and who approved it stays", async () => {
    backend = createPayoutBackend({ autoLimit: "50" });
    const account = await asked("PAY");
    await runJobs(backend);
    expect(await stageOf(account)).toEqual(["REVIEW"]);
    expect(await paidTo(account)).toEqual([]);
    const [row] = await rowsOf(account);
    expect((await review(backend, row?.id ?? 0, true)).code).toBe(0);
    expect(await rowsOf(account)).toMatchObject([{ stage: "PAID", reviewedBy: "财务小王" }]);
    expect(await paidTo(account)).toEqual([9_940]);
    expect(await booksOf(account)).toEqual({ wallet: 90_000, payout: 0, revenue: 60 });
    expect((await listOf(backend, account)).rows).toMatchObject([{ status: "FINISH", isReviewed: true }]);
    expect(await titlesOf(account.customerId)).toEqual(["提现申请已提交", "提现审核已通过", "提现已到账"]);
  });

  test("[WALLET-13] [ENUM-14] [ENUM-15] a refused withdrawal gives all of the money back with the reason; a second decision is refused", async () => {
    backend = createPayoutBackend({ autoLimit: "" });
    const account = await asked("PAY");
    const id = (await rowsOf(account))[0]?.id ?? 0;
    expect((await review(backend, id, false)).message).toBe("请填写拒绝原因");
    expect((await review(backend, id, false, "资料待核实")).code).toBe(0);
    const again = await Promise.all([review(backend, id, true), review(backend, id, false, "再次")]);
    expect(again.map(({ code }) => code)).toEqual([Code.CONFLICT, Code.CONFLICT]);
    expect(await booksOf(account)).toEqual({ wallet: 100_000, payout: 0, revenue: 0 });
    expect((await listOf(backend, account)).rows).toMatchObject([{ status: "FALL", reason: "资料待核实" }]);
    expect(await titlesOf(account.customerId)).toContain("提现未成功，已退回余额");
    const { results } = await env.DB.prepare(
      "SELECT type FROM ledger_events WHERE customer_id = ? AND type <> 'RECHARGE' ORDER BY id",
    )
      .bind(account.customerId)
      .all();
    expect(results.map(({ type }) => type)).toEqual(["CASH_OUT", "CASH_OUT_REJECT"]);
  });

  test("[WALLET-13] [ENUM-14] [API-075] [WALLET-11] the file says how a withdrawal stands, and when and why it ended", async () => {
    backend = createPayoutBackend({ autoLimit: "" });
    const account = await asked("PAY");
    const told = async () => {
      const init = { method: "POST", headers: { "WEB-TOKEN": account.token } };
      const file = await backend.request("/order/api/withdraw/export", init);
      const { rows } = readWorkbook(new Uint8Array(await file.arrayBuffer()));
      return Object.values(rows[1] ?? {}).map(({ value }) => value);
    };
    expect(await told()).toContain("提现中");
    const [row] = await rowsOf(account);
    const askedAt = timeCell(backend.clock.now());
    backend.clock.advance(HOUR);
    expect((await review(backend, row?.id ?? 0, false, "资料待核实")).code).toBe(0);
    expect(await told()).toContain("提现失败");
    const endedAt = timeCell(backend.clock.now());
    const [shown] = (await listOf(backend, account)).rows;
    expect(await told()).toEqual([
      ...[String(askedAt), shown.targetAccount, "100", "0.6", "99.4"],
      ...["提现失败", String(endedAt), "资料待核实"],
    ]);
  });

  test("[R16] of an approval and a refusal at once one is taken, and the money follows it", async () => {
    backend = createPayoutBackend({ autoLimit: "0" });
    const account = await asked("PAY");
    const id = (await rowsOf(account))[0]?.id ?? 0;
    const answers = await Promise.all([review(backend, id, true), review(backend, id, false, "不符")]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, Code.CONFLICT]);
    await runJobs(backend);
    const isPaid = answers[0]?.code === 0;
    expect(await paidTo(account)).toEqual(isPaid ? [9_940] : []);
    expect((await booksOf(account)).wallet).toBe(isPaid ? 90_000 : 100_000);
  });
});

describe.each(["ALIPAY", "WECHAT"])("%s", (payWay) => {
  const moodOf = (account: Account, mood: Mood) =>
    payWay === "ALIPAY"
      ? setMood(backend, account, mood)
      : setMood(backend, { ...account, phone: `openid-${account.customerId}` }, mood);
  const askedOf = async (mood: Mood) => {
    const account = await withdrawer(100_000);
    await moodOf(account, mood);
    await withdraw(backend, account, { payWay });
    return account;
  };

  /** WeChat waits for its payee, who now confirms. */
  const confirmed = async (account: Account) => {
    if (payWay === "WECHAT") await endTransfer(backend, (await rowsOf(account))[0]?.outBizNo ?? "", "pay", 1);
  };

  test("[API-076] [WALLET-19] pays with the next run, and however often that comes once", async () => {
    const account = await askedOf("PAY");
    await Promise.all([runJobs(backend), runJobs(backend), runJobs(backend)]);
    await confirmed(account);
    backend.clock.advance(2 * HOUR);
    await runJobs(backend);
    expect(await stageOf(account)).toEqual(["PAID"]);
    expect(await paidTo(account)).toEqual([9_940]);
    expect(await booksOf(account)).toEqual({ wallet: 90_000, payout: 0, revenue: 60 });
  });

  test("[WALLET-13] [ENUM-14] a withdrawal that the provider refuses is back in the wallet, whole, and the customer is told what to do", async () => {
    const account = await askedOf("REFUSE");
    await runJobs(backend);
    expect(await stageOf(account)).toEqual(["FAILED"]);
    expect(await booksOf(account)).toEqual({ wallet: 100_000, payout: 0, revenue: 0 });
    const [row] = (await listOf(backend, account)).rows;
    expect(row).toMatchObject({ status: "FALL" });
    expect(row.reason).toMatch(/重新绑定/);
  });

  test("[R12] an answer that got lost is found by asking, and nothing is sent twice", async () => {
    expectConsole(/payout failed/);
    const account = await askedOf("LOSE_ANSWER");
    await runJobs(backend);
    expect(await stageOf(account)).toEqual(["SENT"]);
    backend.clock.advance(2 * MINUTE);
    await runJobs(backend);
    await confirmed(account);
    expect(await stageOf(account)).toEqual(["PAID"]);
    expect(await paidTo(account)).toEqual([9_940]);
  });

  test("[WALLET-13] [R11] [ENUM-14] a transfer that takes its time ends by its notification, however often that comes", async () => {
    const account = await askedOf("DELAY");
    await runJobs(backend);
    const outBizNo = (await rowsOf(account))[0]?.outBizNo ?? "";
    expect((await listOf(backend, account)).rows).toMatchObject([{ status: "CASH_OUT", isReviewed: true }]);
    expect(await endTransfer(backend, outBizNo, "pay", 5)).toBe(5);
    await endTransfer(backend, outBizNo, "notify", 3);
    expect(await stageOf(account)).toEqual(["PAID"]);
    expect(await booksOf(account)).toEqual({ wallet: 90_000, payout: 0, revenue: 60 });
  });

  test("[R12] the same ends by asking when every notification is lost, also as a refusal", async () => {
    const account = await askedOf("DELAY");
    await runJobs(backend);
    await endTransfer(backend, (await rowsOf(account))[0]?.outBizNo ?? "", "refuse", 0);
    backend.clock.advance(3 * MINUTE);
    await runJobs(backend);
    expect(await stageOf(account)).toEqual(["FAILED"]);
    expect((await booksOf(account)).wallet).toBe(100_000);
  });

  test("[R13] [S23] a notification that was changed, or is about nothing that we sent, is refused and moves nothing", async () => {
    expectConsole(/payout notification for no transfer of ours/);
    const account = await askedOf("DELAY");
    await runJobs(backend);
    const outBizNo = (await rowsOf(account))[0]?.outBizNo ?? "";
    const tools = { directory: env.DB, clock: backend.clock, ids: idsBy(backend.clock) };
    const known = await findSandboxTransfer(env.DB, outBizNo);
    if (!known) throw new Error("not sent");
    const paid = { ...known, status: "PAID" as const, endedAt: backend.clock.now() };
    const genuine = await transferNotification(paid, tools);
    const changed = {
      ...genuine,
      body: genuine.body.replace(/[A-Za-z]/, (letter) => (letter === "a" ? "b" : "a")),
    };
    const others = [
      changed,
      await transferNotification({ ...paid, amount: 9_939 }, tools),
      await transferNotification({ ...paid, outBizNo: "WD1" }, tools),
    ];
    for (const notification of others) {
      const answer = await deliver(backend, notification);
      expect(await answer.text()).not.toMatch(/^success|SUCCESS/);
    }
    expect(await stageOf(account)).toEqual(["SENT"]);
    expect((await deliver(backend, genuine)).status).toBe(200);
    expect(await stageOf(account)).toEqual(["PAID"]);
  });
});
