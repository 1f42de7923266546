import { env } from "cloudflare:workers";
import type { BackendEnv } from "../../../backend/src/env";
import { findPayoutAccount } from "../../../backend/src/modules/payout-accounts/payout-accounts.repository";
import { hashCode } from "../../../backend/src/modules/sms/code-check";
import { bookWithdrawal } from "../../../backend/src/modules/withdrawals/request-withdrawal";
import { withdrawalTaken } from "../../../backend/src/modules/withdrawals/withdrawal-bookings";
import {
  insertWithdrawal,
  type NewWithdrawal,
  type WithdrawalRow,
} from "../../../backend/src/modules/withdrawals/withdrawals.repository";
import { commit, withFreshIds } from "../../../backend/src/shared/commit";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { SMS_CODE_HEADER } from "../../../schema/rest/wallet/payout-accounts";
import { companyAccountName } from "../../../schema/rules/wallet/company-account";
import type { PayoutWay } from "../../../schema/rules/wallet/withdrawal";
import type { Account } from "../../support/accounts/accounts";
import { payingCustomer, type TestBackend } from "../../support/orders/orders";
import { ids } from "../../support/real-time-ids";
import { type Envelope, idsBy } from "../../support/servers/backend";
import { createPayBackend } from "../pay/support";

export const NAME = "张三";
const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
/** Before every hold of a test clock. */
const LONG_AGO = Date.parse("2026-11-01T00:00:00+08:00");
export type Mood = "PAY" | "REFUSE" | "DELAY" | "LOSE_ANSWER";

/** A backend whose providers pay up to so much, 元, without a review. */
export const createPayoutBackend = (
  options: { autoLimit?: string; env?: Partial<BackendEnv>; clock?: TestBackend["clock"] } = {},
): TestBackend =>
  createPayBackend({
    ...(options.clock ? { clock: options.clock } : {}),
    env: { PAYOUT_AUTO_LIMIT: options.autoLimit ?? "2000", ...options.env },
  });

/** An account of Alipay that has been bound for weeks; its name at the provider is the customer's own. */
export async function bindAlipay(
  { customerId, phone }: Account,
  { accountName = phone, boundAt = LONG_AGO }: { accountName?: string; boundAt?: number } = {},
): Promise<void> {
  await env.DB.prepare("INSERT OR REPLACE INTO payout_accounts VALUES (?, 'ALIPAY', ?, ?, ?, ?, FALSE)")
    .bind(customerId, accountName, accountName, NAME, boundAt)
    .run();
}

async function bindWechat({ customerId }: Account, boundAt = LONG_AGO): Promise<void> {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO payout_accounts VALUES (?, 'WECHAT', ?, '老张', NULL, ?, FALSE)",
  )
    .bind(customerId, `openid-${customerId}`, boundAt)
    .run();
}

/** A customer with so much in the wallet, 分, and a binding of each way. */
export async function withdrawer(fen: number): Promise<Account> {
  const account = await payingCustomer(fen);
  await bindAlipay(account);
  await bindWechat(account);
  return account;
}

let codes = 0;
// In their sequence, because the newest code alone counts.

/** A code by SMS to the customer's own phone, without the limits of sending many. */
export async function plantCode(backend: TestBackend, { customerId, phone }: Account): Promise<string> {
  codes += 1;
  const code = String(codes).padStart(6, "0");
  const purpose = `account:${customerId}` as const;
  const now = backend.clock.now();
  const id = ids.rowId(customerId);
  await env.DB.prepare(
    "INSERT INTO account_codes (id, phone, customer_id, code_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
  )
    .bind(id, phone, customerId, await hashCode(code, { phone, purpose }, env), now, now + 5 * 60_000)
    .run();
  return code;
}

interface Wanted {
  amount?: string | number;
  payWay?: string;
  code?: string;
  realName?: string;
  key?: string;
}

/** API-076, with a fresh code unless one is given. */
export async function withdraw(
  backend: TestBackend,
  account: Account,
  wanted: Wanted = {},
): Promise<Envelope> {
  const { amount = "100", payWay = "ALIPAY", realName = NAME, key } = wanted;
  const code = wanted.code ?? (await plantCode(backend, account));
  return backend.call("POST", "/order/api/withdraw", {
    token: account.token,
    json: { amount, payWay, code, realName },
    headers: key === undefined ? {} : { "Idempotency-Key": key },
  });
}

/** API-074. */
export const listOf = async (backend: TestBackend, { token }: Account, query = "") =>
  (await backend.call("GET", `/order/api/withdraw/list${query}`, { token })).data;

/** EXT-373. */
export const review = (backend: TestBackend, id: number, approve: boolean, reason = "") =>
  backend.call("POST", `/operator/api/withdrawal/${id}/review`, {
    headers: OPERATOR,
    json: { approve, reason, reviewer: "财务小王" },
  });

/** How the sandbox treats transfers to a customer's Alipay. */
export const setMood = (backend: TestBackend, { phone }: Account, mood: Mood) =>
  backend.call("POST", "/sandbox/api/payouts/mood", { headers: OPERATOR, json: { mood, account: phone } });

/** The provider ends a transfer, and tells it so many times; answers how many were taken. */
export const endTransfer = async (
  backend: TestBackend,
  outBizNo: string,
  action: "pay" | "refuse" | "lapse" | "notify",
  notifications: number,
): Promise<number> =>
  (
    await backend.call("POST", "/sandbox/api/payouts/act", {
      headers: OPERATOR,
      json: { outBizNo, action, notifications },
    })
  ).data.taken;

/** The rows of a customer's withdrawals, oldest first. */
export const rowsOf = async ({ customerId }: Account): Promise<WithdrawalRow[]> => {
  const { results } = await env.DB.prepare(
    `SELECT id, stage, out_biz_no AS outBizNo, reason, reviewed_by AS reviewedBy, attempts, transfer_no AS transferNo
     FROM withdrawals WHERE customer_id = ? ORDER BY created_at, id`,
  )
    .bind(customerId)
    .all<WithdrawalRow>();
  return results;
};

/** What the sandbox's providers have paid to a customer's account, 分, transfer by transfer. */
export const paidTo = async ({ phone, customerId }: Account): Promise<number[]> => {
  const { results } = await env.DB.prepare(
    "SELECT amount FROM sandbox_transfers WHERE account IN (?, ?) AND status = 'PAID' ORDER BY created_at",
  )
    .bind(phone, `openid-${customerId}`)
    .all<{ amount: number }>();
  return results.map(({ amount }) => amount);
};

/** Takes ¥100 out of a customer's wallet without a code, and waits for the staff. */
export async function bookOne(
  backend: TestBackend,
  { customerId }: Account,
  { amount = 10_000, payWay = "ALIPAY" }: { amount?: number; payWay?: PayoutWay } = {},
): Promise<number> {
  const account = await findPayoutAccount(env.DB, { customerId, payWay });
  if (!account) throw new Error("nothing is bound");
  return bookWithdrawal(
    { customerId, account, realName: NAME, amount, client: { device: null, place: null } },
    () => [],
    {
      db: openStores(backend.env).of(customerId),
      env: backend.env,
      clock: backend.clock,
      ids: idsBy(backend.clock),
      waitUntil: () => {},
    },
  );
}

export const COMPANY = {
  company: "杭州木屿（家居）有限公司",
  bank: "招商银行",
  branch: "杭州城西支行",
  account: "571900001110506",
} as const;

/** A company's bank account that has been bound for weeks. */
export async function bindCompany({ customerId }: Account, boundAt = LONG_AGO): Promise<void> {
  await env.DB.prepare("INSERT OR REPLACE INTO payout_accounts VALUES (?, 'BANK', ?, ?, ?, ?, FALSE)")
    .bind(customerId, COMPANY.account, companyAccountName(COMPANY), COMPANY.company, boundAt)
    .run();
}

/** A withdrawal of ¥100 to a company's account that is approved, and that staff have to pay now. */
export async function sentToBank(backend: TestBackend, account: Account): Promise<number> {
  await bindCompany(account);
  const id = await bookOne(backend, account, { payWay: "BANK" });
  await review(backend, id, true);
  await env.DB.prepare("UPDATE withdrawals SET stage = 'SENT' WHERE id = ? AND stage = 'APPROVED'")
    .bind(id)
    .run();
  return id;
}

/** So many withdrawals that wait for the staff, without messages: for lists whose totals are compared. */
export async function addWithdrawals(backend: TestBackend, account: Account, count: number): Promise<void> {
  const { customerId } = account;
  const at = backend.clock.now();
  const payee = await findPayoutAccount(env.DB, { customerId, payWay: "ALIPAY" });
  if (!payee) throw new Error("nothing is bound");
  const add = () => {
    const id = idsBy(backend.clock).rowId(customerId);
    const row: NewWithdrawal = {
      ...payee,
      id,
      realName: NAME,
      outBizNo: numbers.withdrawal.make(id, ids),
      amount: 10_000,
      actual: 9_940,
      stage: "REVIEW",
      reviewedBy: null,
      reviewedAt: null,
      nextAttemptAt: at,
      createdAt: at,
      day: 0,
      dayTimesLimit: Number.MAX_SAFE_INTEGER,
      dayTotalLimit: Number.MAX_SAFE_INTEGER,
    };
    const taken = withdrawalTaken(row, { db: env.DB, clock: backend.clock, ids });
    return commit(env.DB, [insertWithdrawal(env.DB, row), ...taken]);
  };
  for (let i = 0; i < count; i++) await withFreshIds(add);
}

/** Yesterday: for tests that withdraw more often than a day allows. */
export const forgetDay = ({ customerId }: Account) =>
  env.DB.prepare("UPDATE withdrawals SET day = day - 1 WHERE customer_id = ?").bind(customerId).run();

/** API-090 and API-089, with a fresh code unless one is given. */
export async function changeBinding(
  backend: TestBackend,
  account: Account,
  path: "bind" | "unbind",
  query: Record<string, string>,
  code?: string,
): Promise<Envelope> {
  const sent = code ?? (await plantCode(backend, account));
  return backend.call("GET", `/user/api/customer/${path}?${new URLSearchParams(query)}`, {
    token: account.token,
    headers: {
      [SMS_CODE_HEADER]: sent,
      "X-Client-Agent":
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    },
  });
}
