import { Code } from "../../../../schema/rules/codes";
import {
  type CompanyAccount,
  companyAccountIssues,
  companyAccountName,
  plainBankAccount,
} from "../../../../schema/rules/wallet/company-account";
import {
  alipayAccountIssue,
  maskPayoutAccount,
  PAYOUT_WAY_NAMES,
  type PayoutProviderName,
  type PayoutWay,
  plainRealName,
  realNameIssue,
} from "../../../../schema/rules/wallet/withdrawal";
import type { BackendEnv } from "../../env";
import { offeredPayoutProviders } from "../../providers/payout/choose-payout";
import { chooseWechatSignIn } from "../../providers/payout/wechat-sign-in";
import { type Clock, MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log, logSecurity } from "../../shared/log";
import { numbers } from "../../shared/numbers/numbers";
import { publicOrigin } from "../../shared/site-origin";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, type NewActivity, recordActivity } from "../account-activity";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { CODE_IS_GOOD, checkCode, spendCode } from "../sms";
import {
  deletePayoutAccount,
  findPayoutAccount,
  findWechatBinding,
  hasEverBound,
  storePayoutAccount,
  storeWechatBinding,
  takeWechatBinding,
} from "./payout-accounts.repository";

export interface BindingDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** The customer who changes a binding, and the proof by phone. */
interface Change {
  readonly session: CustomerSession;
  readonly code: string;
  readonly client: Client;
}

/** Validity of the QR code: as long as an SMS code. */
const SCANNED_WITHIN_MS = 5 * MINUTE;

/**
 * Binds an Alipay account in place of the old one (SAFE-06). Withdrawals are held for a time
 * (`withdrawals/holds.ts`).
 *
 * @throws BusinessError INVALID_INPUT, PAY_WAY_NOT_OFFERED, SMS_CODE_*
 */
export async function bindAlipay(
  change: Change & { account: string; realName: string },
  dependencies: BindingDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const { customerId } = change.session;
  const [account, realName] = [change.account.trim(), plainRealName(change.realName)];
  const accountIssue = alipayAccountIssue(account);
  if (accountIssue) throw invalidInput(accountIssue, "account");
  const nameIssue = realNameIssue(realName);
  if (nameIssue) throw invalidInput(nameIssue, "realName");
  assertOffered("ALIPAY", dependencies.env);
  const spent = await spend(change, dependencies);
  const row = {
    customerId,
    payWay: "ALIPAY",
    account,
    accountName: account,
    realName,
    boundAt: clock.now(),
    isFirst: !(await hasEverBound(db, customerId)),
  } as const;
  const what = { customerId, payWay: "ALIPAY", isBound: true, name: maskPayoutAccount(account) } as const;
  await store([spent, storePayoutAccount(db, row)], { ...what, client: change.client }, dependencies);
}

/**
 * Binds a company's bank account in place of the old one. Withdrawals to it are held for a time
 * (`withdrawals/holds.ts`); staff compare the company with its licence when they review one.
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*
 */
export async function bindCompanyAccount(
  change: Change & CompanyAccount,
  dependencies: BindingDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const [issue] = companyAccountIssues(change);
  if (issue) throw invalidInput(issue.message, issue.field);
  const spent = await spend(change, dependencies);
  const { customerId } = change.session;
  const row = {
    customerId,
    payWay: "BANK",
    account: plainBankAccount(change.account),
    accountName: companyAccountName(change),
    realName: change.company.trim(),
    boundAt: clock.now(),
    isFirst: !(await hasEverBound(db, customerId)),
  } as const;
  const what = { customerId, payWay: "BANK", isBound: true, name: row.accountName } as const;
  await store([spent, storePayoutAccount(db, row)], { ...what, client: change.client }, dependencies);
}

/**
 * Creates the QR code for binding a WeChat account (SAFE-07). It can be used once, within five minutes.
 *
 * @returns the text of the code
 * @throws BusinessError PAY_WAY_NOT_OFFERED, SMS_CODE_*
 */
export async function beginWechatBinding(
  change: Change & { siteOrigin: string | null },
  dependencies: BindingDependencies,
): Promise<string> {
  const { db, clock, ids, env } = dependencies;
  assertOffered("WECHAT", env);
  const spent = await spend(change, dependencies);
  const state = numbers.wechatState.make(change.session.customerId, ids);
  await commitSpending(
    [
      spent,
      storeWechatBinding(db, {
        stateHash: await sha256(state),
        customerId: change.session.customerId,
        expiresAt: clock.now() + SCANNED_WITHIN_MS,
        ...change.client,
      }),
    ],
    db,
  );
  return chooseWechatSignIn(env).link(state, publicOrigin(env, change.siteOrigin));
}

/**
 * Binds the WeChat account that scanned the code and agreed (SAFE-08).
 *
 * @returns the nickname
 * @throws BusinessError CONFLICT for a used, expired or unknown code; UPSTREAM_UNAVAILABLE when WeChat does
 *   not identify the account
 */
export async function finishWechatBinding(
  { state, code }: { state: string; code: string },
  dependencies: BindingDependencies,
): Promise<string> {
  const { db, clock, env } = dependencies;
  const stateHash = await sha256(state);
  const over = () => new BusinessError(Code.CONFLICT, "二维码已失效，请在电脑上重新获取");
  const binding = await findWechatBinding(db, stateHash, clock.now());
  if (!binding) throw over();
  const person = await chooseWechatSignIn(env)
    .identify(code)
    .catch((error: unknown) => {
      log.error("wechat did not say who it was", error);
      throw new BusinessError(Code.UPSTREAM_UNAVAILABLE, "微信授权未完成，请重新扫码");
    });
  if (!(await takeWechatBinding(db, stateHash, clock.now()))) throw over();
  const { customerId, device, place } = binding;
  const { openid: account, nickname } = person;
  const isFirst = !(await hasEverBound(db, customerId));
  const row = { customerId, account, accountName: nickname, realName: null, boundAt: clock.now(), isFirst };
  const what = {
    customerId,
    payWay: "WECHAT",
    isBound: true,
    name: nickname,
    client: { device, place },
  } as const;
  await store([storePayoutAccount(db, { ...row, payWay: "WECHAT" })], what, dependencies);
  return nickname;
}

/**
 * Deletes a binding (SAFE-09); without one nothing happens. Transfers that are under way still arrive.
 *
 * @throws BusinessError SMS_CODE_*
 */
export async function unbind(
  { payWay, ...change }: Change & { payWay: PayoutWay },
  dependencies: BindingDependencies,
): Promise<void> {
  const { db } = dependencies;
  const { customerId } = change.session;
  const spent = await spend(change, dependencies);
  const account = await findPayoutAccount(db, { customerId, payWay });
  if (!account) return;
  const what = { customerId, payWay, isBound: false, name: maskPayoutAccount(account.accountName) };
  const statements = [spent, deletePayoutAccount(db, { customerId, payWay })];
  await store(statements, { ...what, client: change.client }, dependencies);
}

function assertOffered(payWay: PayoutProviderName, env: BackendEnv): void {
  if (offeredPayoutProviders(env).includes(payWay)) return;
  throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, `暂不支持提现到${PAYOUT_WAY_NAMES[payWay]}`);
}

async function spend(
  { session, code }: Change,
  dependencies: BindingDependencies,
): Promise<D1PreparedStatement> {
  const { db, clock } = dependencies;
  return spendCode(db, await checkCode(code, session, dependencies), session, clock.now());
}

const codeUsed = () => new BusinessError(Code.SMS_CODE_USED, "验证码已使用，请重新获取");

async function commitSpending(statements: D1PreparedStatement[], db: CustomerStore): Promise<void> {
  try {
    await commit(db, statements);
  } catch (error) {
    throw error instanceof ConstraintViolation && error.mentions(CODE_IS_GOOD) ? codeUsed() : error;
  }
}

interface Told {
  readonly customerId: number;
  readonly payWay: PayoutWay;
  readonly isBound: boolean;
  /** The name of the account in a form that may be shown. */
  readonly name: string;
  readonly client: Client;
}

/** A change, its line in the account activity, and its message, in one batch. */
async function store(
  statements: D1PreparedStatement[],
  { customerId, payWay, isBound, name, client }: Told,
  dependencies: BindingDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const at = clock.now();
  const way = PAYOUT_WAY_NAMES[payWay];
  const kind: NewActivity["kind"] = `${payWay}_${isBound ? "BOUND" : "UNBOUND"}`;
  const what = `${isBound ? "绑定" : "解绑"}${way}${payWay === "ALIPAY" ? "账号" : ""} ${name}`;
  const after = isBound ? "之后可提现到该账户，提现页会显示从何时起可用。" : "之后不能再提现到该账户。";
  const text = `您的账户已${what}，${after}如非本人操作，请立即联系客服。`;
  const batch = () => [
    ...statements,
    recordActivity(db, { customerId, kind, at, detail: what, client }, ids),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        topic: "ACCOUNT",
        title: `${way}已${isBound ? "绑定" : "解绑"}`,
        text,
        at,
      },
      ids,
    ),
  ];
  await withFreshIds(() => commitSpending(batch(), db));
  logSecurity({ action: `payout-${isBound ? "bind" : "unbind"}`, target: payWay, result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
