import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY } from "../../../backend/src/shared/clock";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { balanceOf, expectSoundData, payingCustomer, seedReference } from "../../support/orders/orders";
import { createTestClock } from "../../support/servers/backend";
import { runJobs } from "../pay/support";
import {
  bindCompany,
  COMPANY,
  changeBinding,
  createPayoutBackend,
  listOf,
  review,
  rowsOf,
  withdraw,
} from "./support";

const clock = createTestClock();
/** Providers pay up to ¥2,000 without a review; a bank account never. */
const backend = createPayoutBackend({ clock });
beforeAll(seedReference);
afterAll(expectSoundData);

const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
const BANK = { payWay: "BANK", realName: COMPANY.company };

/** EXT-378. */
const end = (id: number, json: object) =>
  backend.call("POST", `/operator/api/withdrawal/${id}/end`, { headers: OPERATOR, json });
const paid = (id: number, transferNo = "20261120001") => end(id, { success: true, transferNo });
const failed = (id: number, reason = "户名与账号不符") => end(id, { success: false, reason });
const walletOf = ({ customerId }: Account) => balanceOf(`wallet:${customerId}`);
const stageOf = async (account: Account) => (await rowsOf(account))[0]?.stage;

/** A customer of whom a withdrawal of ¥200 to the company's account waits for its review. */
async function asking(): Promise<{ account: Account; id: number }> {
  const account = await payingCustomer(100_000);
  await bindCompany(account);
  expect(await withdraw(backend, account, { ...BANK, amount: "200" })).toMatchObject({ code: 0 });
  const [row] = await rowsOf(account);
  return { account, id: row?.id ?? 0 };
}

test("a company's account is bound with a code, and nothing goes to it for a day", async () => {
  const account = await payingCustomer(100_000);
  const { company: realName, bank, branch, account: number } = COMPANY;
  const query = {
    payWayEnum: "BANK",
    realName,
    bank,
    branch,
    account: `${number.slice(0, 4)} ${number.slice(4)}`,
  };
  expect(await changeBinding(backend, account, "bind", { ...query, account: "12" })).toMatchObject({
    code: Code.INVALID_INPUT,
    message: "请输入8至30位数字的银行账号",
    field: "account",
  });
  expect((await changeBinding(backend, account, "bind", query)).code).toBe(0);
  const { data } = await backend.call("GET", "/order/api/withdraw/terms", { token: account.token });
  expect(data.company).toEqual({ name: realName, account: "招商银行 杭州城西支行（尾号0506）" });
  expect((await withdraw(backend, account, BANK)).code).toBe(Code.PAYOUT_HELD);
  clock.set(clock.now() + DAY);
  expect((await withdraw(backend, account, { ...BANK, realName: "另一家公司" })).code).toBe(
    Code.INVALID_INPUT,
  );
});

test("a withdrawal to a company waits for its review, then for staff who pay it, and is booked once", async () => {
  const { account, id } = await asking();
  await runJobs(backend);
  expect(await stageOf(account)).toBe("REVIEW");
  expect(await paid(id)).toMatchObject({ code: Code.CONFLICT });
  expect((await review(backend, id, true)).code).toBe(0);
  await runJobs(backend);
  expect(await stageOf(account)).toBe("SENT");
  clock.set(clock.now() + 2 * DAY);
  await runJobs(backend);
  const waiting = await backend.call("GET", "/operator/api/withdrawals?stage=SENT&payWay=BANK", {
    headers: OPERATOR,
  });
  expect(waiting.data.rows).toMatchObject([
    { id, bankAccount: COMPANY.account, realName: COMPANY.company, actualAmount: 198.8, attempts: 1 },
  ]);
  expect(await paid(id, "")).toMatchObject({ code: Code.INVALID_INPUT, message: "请填写银行流水号" });
  expect((await paid(id)).code).toBe(0);
  expect((await paid(id)).code).toBe(0);
  expect((await failed(id)).code).toBe(Code.CONFLICT);
  const { rows } = await listOf(backend, account);
  expect(rows).toMatchObject([{ status: "FINISH", payWay: "BANK", serviceCharge: 1.2, actualAmount: 198.8 }]);
  expect(await walletOf(account)).toBe(80_000);
  expect(await balanceOf(`external:bank:${account.customerId}`)).toBe(19_880);
});

test("the approval reaches the customer's open pages at once, days before the money does", async () => {
  const { account, id } = await asking();
  await review(backend, id, true);
  const { results } = await env.DB.prepare(
    "SELECT kind, payload ->> 'title' AS title, payload ->> 'text' AS text FROM outbox WHERE user_id = ? ORDER BY seq DESC LIMIT 1",
  )
    .bind(account.customerId)
    .all();
  expect(results).toEqual([
    {
      ...{ kind: "SYSTEM_MESSAGE", title: "提现审核已通过" },
      text: expect.stringMatching(/^您申请提现的¥200(\.00)?已通过审核，等待打款至.*0506/),
    },
  ]);
});

test("of two staff who tell different results at once, one is booked and the other hears of it", async () => {
  const { account, id } = await asking();
  await review(backend, id, true);
  await runJobs(backend);
  expectConsole(/payout contradicts what was booked/);
  const answers = await Promise.all([paid(id), failed(id)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, Code.CONFLICT].sort());
  expect(await walletOf(account)).toBe((await stageOf(account)) === "PAID" ? 80_000 : 100_000);
});

/** A withdrawal of ¥200 that staff have to pay at the bank. */
async function toPay(): Promise<{ account: Account; id: number }> {
  const asked = await asking();
  await review(backend, asked.id, true);
  await runJobs(backend);
  return asked;
}
/** The lines of the log that alert a person, from now on. */
function alerts(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
  return lines;
}
const TWICE = [expect.stringContaining("payout contradicts what was booked")];

test("[EXT-378] who has paid it a second time hears the number of the first transfer, and it is alerted", async () => {
  const { account, id } = await toPay();
  expect((await paid(id, "2026112000001")).code).toBe(0);
  const alerted = alerts();
  expect(await paid(id, "2026112000777")).toMatchObject({
    code: Code.CONFLICT,
    message: "该提现已登记为已打款，流水号 2026112000001；如已重复打款，请联系银行",
  });
  expect(alerted).toEqual(TWICE);
  expect((await paid(id, "2026112000001")).code).toBe(0);
  expect(await walletOf(account)).toBe(80_000);
});

test("[EXT-378] of two staff who have paid one withdrawal at once, one hears of the other's transfer, and it is alerted", async () => {
  const { id } = await toPay();
  const alerted = alerts();
  const answers = await Promise.all([paid(id, "2026112000001"), paid(id, "2026112000777")]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, Code.CONFLICT].sort());
  expect(alerted).toEqual(TWICE);
});

test("[EXT-378] what was paid after it was booked as failed is refused and alerted; another reason is refused", async () => {
  const { account, id } = await toPay();
  expect((await failed(id, "户名与账号不符")).code).toBe(0);
  expect(await failed(id, "账户已销户")).toMatchObject({
    code: Code.CONFLICT,
    message: "该提现已登记为未能打款，原因：户名与账号不符",
  });
  const alerted = alerts();
  expect((await paid(id)).code).toBe(Code.CONFLICT);
  expect(alerted).toEqual(TWICE);
  expect(await walletOf(account)).toBe(100_000);
});

test("a withdrawal that the bank refuses comes back as a whole, with the reason", async () => {
  const { account, id } = await asking();
  await review(backend, id, true);
  await runJobs(backend);
  expect(await failed(id, "")).toMatchObject({ code: Code.INVALID_INPUT });
  expect((await failed(id)).code).toBe(0);
  expect((await failed(id)).code).toBe(0);
  const { rows } = await listOf(backend, account);
  expect(rows).toMatchObject([{ status: "FALL", reason: "户名与账号不符" }]);
  expect(await walletOf(account)).toBe(100_000);
});
