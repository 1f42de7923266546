import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { Code } from "../../../schema/rules/codes";
import { transferOfPackage } from "../../../schema/rules/wallet/sandbox-package";
import { confirmPath } from "../../../schema/rules/wallet/withdrawal-confirmation";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { balanceOf, expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { runJobs, titlesOf } from "../pay/support";
import {
  createPayoutBackend,
  endTransfer,
  listOf,
  paidTo,
  rowsOf,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

const SITE = "http://localhost:8787";
const TOLD = "提现待您在微信确认收款";
const REMINDED = "提现即将过期，请尽快确认收款";

let backend: TestBackend;
beforeAll(seedReference);
beforeEach(() => {
  backend = createPayoutBackend();
});
afterAll(expectSoundData);

/** A customer who has asked for ¥100 of ¥1,000 by WeChat, and whom WeChat now asks to confirm it. */
async function waiting(): Promise<{ account: Account; token: string; outBizNo: string }> {
  const account = await withdrawer(100_000);
  await withdraw(backend, account, { payWay: "WECHAT" });
  await runJobs(backend);
  const [row] = (await listOf(backend, account)).rows;
  return { account, token: row.confirmToken, outBizNo: (await rowsOf(account))[0]?.outBizNo ?? "" };
}
const read = (token: string, pageUrl = SITE + confirmPath(token)) =>
  backend.call("GET", `/order/api/withdraw/confirm/${token}?${new URLSearchParams({ pageUrl })}`);
const walletOf = ({ customerId }: Account) => balanceOf(`wallet:${customerId}`);
const timesTold = async ({ customerId }: Account, title: string) =>
  (await titlesOf(customerId)).filter((one) => one === title).length;

describe("a transfer that WeChat wants confirmed", () => {
  test("is told once, and has a page of its own that shows the amount, the time and what opens WeChat", async () => {
    const { account, token, outBizNo } = await waiting();
    backend.clock.advance(HOUR);
    await Promise.all([runJobs(backend), runJobs(backend)]);
    expect(await timesTold(account, TOLD)).toBe(1);
    const { data } = await read(token, `${SITE}${confirmPath(token)}?from=singlemessage`);
    expect(data).toMatchObject({ amount: 99.4, state: "WAITING" });
    expect(Object.keys(data).sort()).toEqual(["amount", "confirmBefore", "state", "wechat"]);
    expect(transferOfPackage(data.wechat.packageInfo)).toBe(outBizNo);
    expect((await listOf(backend, account)).rows).toMatchObject([{ confirmBefore: data.confirmBefore }]);
    expect(await walletOf(account)).toBe(90_000);
  });

  test("confirmed, it is paid; its page says so and opens nothing any more", async () => {
    const { account, token, outBizNo } = await waiting();
    await endTransfer(backend, outBizNo, "pay", 2);
    expect(await paidTo(account)).toEqual([9_940]);
    expect((await read(token)).data).toMatchObject({ state: "PAID", wechat: null });
    expect((await listOf(backend, account)).rows).toMatchObject([{ status: "FINISH", confirmToken: null }]);
  });

  test("[U61] not confirmed, as the sandbox plays it, it says why and its money is back in the wallet", async () => {
    const { account, token, outBizNo } = await waiting();
    await endTransfer(backend, outBizNo, "lapse", 1);
    expect((await read(token)).data).toMatchObject({ state: "RETURNED", wechat: null });
    expect((await listOf(backend, account)).rows).toMatchObject([
      { status: "FALL", reason: "24小时内未在微信中确认收款" },
    ]);
    expect(await walletOf(account)).toBe(100_000);
  });

  test("is reminded of once, four hours before it lapses", async () => {
    const { account } = await waiting();
    backend.clock.advance(DAY - 4 * HOUR - 2 * MINUTE);
    await runJobs(backend);
    expect(await timesTold(account, REMINDED)).toBe(0);
    backend.clock.advance(3 * MINUTE);
    await Promise.all([runJobs(backend), runJobs(backend)]);
    backend.clock.advance(HOUR);
    await runJobs(backend);
    expect(await timesTold(account, REMINDED)).toBe(1);
  });

  test("[R12] lapsed, its money is back in the wallet once, also when every notification is lost", async () => {
    const { account, token } = await waiting();
    backend.clock.advance(DAY + MINUTE);
    expect((await read(token)).data).toMatchObject({ state: "LAPSED", wechat: null });
    await Promise.all([runJobs(backend), runJobs(backend), runJobs(backend)]);
    backend.clock.advance(2 * HOUR);
    await runJobs(backend);
    expect(await walletOf(account)).toBe(100_000);
    expect((await read(token)).data).toMatchObject({ state: "RETURNED", wechat: null });
    expect((await listOf(backend, account)).rows).toMatchObject([
      { status: "FALL", reason: "24小时内未在微信中确认收款", confirmToken: null },
    ]);
    expect(await timesTold(account, "提现未成功，已退回余额")).toBe(1);
  });

  test("[R5] can be confirmed although the first answer was lost", async () => {
    expectConsole(/payout failed/);
    const account = await withdrawer(100_000);
    await setMood(backend, { ...account, phone: `openid-${account.customerId}` }, "LOSE_ANSWER");
    await withdraw(backend, account, { payWay: "WECHAT" });
    await runJobs(backend);
    backend.clock.advance(2 * MINUTE);
    await runJobs(backend);
    const [row] = (await listOf(backend, account)).rows;
    expect((await read(row.confirmToken)).data.wechat.packageInfo).toContain("sandbox-package-");
    const made = await env.DB.prepare("SELECT COUNT(*) AS n FROM sandbox_transfers WHERE account = ?")
      .bind(`openid-${account.customerId}`)
      .first("n");
    expect(made).toBe(1);
  });
});

test("nothing is shown for an unknown link, nor signed for another page", async () => {
  const { token } = await waiting();
  expect((await read("0".repeat(32))).code).toBe(Code.NOT_FOUND);
  for (const url of ["https://elsewhere.example", `${SITE}/user/wallet`, `${SITE}${confirmPath(token)}/x`]) {
    expect((await read(token, url)).code).toBe(Code.INVALID_INPUT);
  }
});
