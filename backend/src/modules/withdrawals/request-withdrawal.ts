import { z } from "zod";
import type { PayWay } from "../../../../schema/rest/payments/payment";
import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import {
  actualOf,
  maskPayoutAccount,
  PAYOUT_WAY_NAMES,
  type PayoutWay,
  plainRealName,
  readWithdrawalAmount,
  realNameIssue,
} from "../../../../schema/rules/wallet/withdrawal";
import type { BackendEnv } from "../../env";
import { offeredPayoutProviders } from "../../providers/payout/choose-payout";
import { type Clock, formatTime, shanghaiDay } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { BusinessError, invalidInput, tooManyRequests } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, recordActivity } from "../account-activity";
import { once } from "../idempotency";
import { NEVER_NEGATIVE, walletBalance } from "../ledger";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { findPayoutAccount, type PayoutAccountRow } from "../payout-accounts";
import { CODE_IS_GOOD, checkCode, spendCode } from "../sms";
import { autoLimit } from "./auto-limit";
import { holdOf, readHoldFacts } from "./holds";
import { payOut } from "./pay-out";
import { withdrawalTaken } from "./withdrawal-bookings";
import { withdrawalLimits } from "./withdrawal-limits";
import { insertWithdrawal } from "./withdrawals.repository";

export interface WithdrawalDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

interface WithdrawalRequest {
  readonly session: CustomerSession;
  readonly key: string;
  /** 元, as in the request. */
  readonly amount: string;
  readonly payWay: PayWay | PayoutWay;
  readonly code: string;
  readonly realName: string;
  readonly client: Client;
}

/**
 * Withdraws from the wallet (WALLET-14 to 20): the money leaves it at once and waits to be paid out. Up to
 * the configured amount it is paid at once; above it, staff decide first. The code is used in the same batch
 * that takes the money, so that a refusal does not use it, and the same key succeeds once (reliability.md R5,
 * R6).
 *
 * @returns the id of the withdrawal
 * @throws BusinessError INVALID_INPUT, PAY_WAY_NOT_OFFERED, PAYOUT_ACCOUNT_MISSING, PAYOUT_HELD, SMS_CODE_*,
 *   INSUFFICIENT_BALANCE, TOO_MANY_REQUESTS beyond the day, IDEMPOTENCY_MISMATCH
 */
export async function requestWithdrawal(
  request: WithdrawalRequest,
  dependencies: WithdrawalDependencies,
): Promise<number> {
  const { session, payWay, code } = request;
  const { customerId, phone } = session;
  const { db, clock } = dependencies;
  // The rules for persons' names do not fit a company's name, which only has to be the bound one.
  const plainName = payWay === "BANK" ? (name: string) => name.trim() : plainRealName;
  const realName = plainName(request.realName);
  const params = { amount: request.amount, payWay, realName };
  const command = {
    db,
    clock,
    customerId,
    key: request.key,
    command: "withdraw",
    params,
    result: z.number(),
  };
  const id = await once(command, async (record) => {
    const read = readWithdrawalAmount(request.amount, withdrawalLimits(dependencies.env).dayTotal);
    if ("issue" in read) throw invalidInput(read.issue, "amount");
    const ways: readonly PayoutWay[] = [...offeredPayoutProviders(dependencies.env), "BANK"];
    const way = ways.find((offered) => offered === payWay);
    if (!way) throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该提现方式，请选择其他方式");
    const account = await usableAccount({ customerId, payWay: way }, dependencies);
    const issue = way === "BANK" ? null : realNameIssue(realName);
    if (issue) throw invalidInput(issue, "realName");
    if (account.realName !== null && plainName(account.realName) !== realName) {
      throw invalidInput(`真实姓名与绑定的${PAYOUT_WAY_NAMES[way]}不一致，请核对`, "realName");
    }
    if ((await walletBalance(db, customerId)) < read.fen) throw tooLittle();
    const proven = await checkCode(code, { phone, customerId }, dependencies);
    const spend = spendCode(db, proven, session, clock.now());
    const booked = { customerId, account, realName, amount: read.fen, client: request.client };
    const made = await bookWithdrawal(booked, (made) => [spend, record(made)], dependencies);
    logSecurity({ action: "withdraw", target: `withdrawal ${made}`, result: "ok" });
    return made;
  });
  // If this fails, the job does it.
  dependencies.waitUntil(payOut(id, dependencies));
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return id;
}

const tooLittle = () => new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足，请修改提现金额");

/**
 * The payout account of a withdrawal.
 *
 * @throws BusinessError PAYOUT_ACCOUNT_MISSING (WALLET-15), PAYOUT_HELD
 */
async function usableAccount(
  wanted: { customerId: number; payWay: PayoutWay },
  { db, clock, env }: WithdrawalDependencies,
): Promise<PayoutAccountRow> {
  const { customerId } = wanted;
  const [account, facts] = await Promise.all([
    findPayoutAccount(db, wanted),
    readHoldFacts(db, { customerId, holdHours: withdrawalLimits(env).holdHours, now: clock.now() }),
  ]);
  if (!account) {
    throw new BusinessError(Code.PAYOUT_ACCOUNT_MISSING, `请先绑定${PAYOUT_WAY_NAMES[wanted.payWay]}`);
  }
  const hold = holdOf(account, facts, clock.now());
  if (hold) {
    const message = `${hold.reason}，请于${formatTime(hold.until).slice(0, 16)}后再试`;
    throw new BusinessError(Code.PAYOUT_HELD, message);
  }
  return account;
}

interface Booking {
  readonly customerId: number;
  readonly account: PayoutAccountRow;
  readonly realName: string;
  /** 分 */
  readonly amount: number;
  readonly client: Client;
}

/**
 * Takes the money, in one batch with `also`. Parallel withdrawals never exceed the balance and the limits of
 * the day.
 *
 * @returns the id
 * @throws BusinessError INSUFFICIENT_BALANCE, TOO_MANY_REQUESTS, SMS_CODE_USED
 */
export async function bookWithdrawal(
  { customerId, account, realName, amount, client }: Booking,
  also: (id: number) => D1PreparedStatement[],
  dependencies: WithdrawalDependencies,
): Promise<number> {
  const { db, clock, ids, env } = dependencies;
  const at = clock.now();
  const { payWay, accountName } = account;
  const isBank = payWay === "BANK";
  const isAuto = !isBank && amount <= autoLimit(env);
  const limits = withdrawalLimits(env);
  const where = `${PAYOUT_WAY_NAMES[payWay]} ${maskPayoutAccount(accountName)}`;
  const sum = inYuan(amount);
  const attempt = async () => {
    const id = ids.rowId(customerId);
    const row = {
      id,
      customerId,
      outBizNo: numbers.withdrawal.make(id, ids),
      payWay,
      account: account.account,
      accountName,
      realName,
      amount,
      actual: actualOf(amount),
      stage: isAuto ? ("APPROVED" as const) : ("REVIEW" as const),
      reviewedBy: isAuto ? "auto" : null,
      reviewedAt: isAuto ? at : null,
      nextAttemptAt: at,
      createdAt: at,
      day: shanghaiDay(at),
      dayTimesLimit: limits.dayTimes,
      dayTotalLimit: limits.dayTotal,
    };
    const manual = `审核通过后打款，一般不超过${isBank ? 3 : 1}个工作日`;
    const next = isAuto ? "预计几分钟内到账" : manual;
    const text = `您申请提现${sum}至${where}，${next}。如非本人操作，请立即联系客服。`;
    await commit(db, [
      ...also(id),
      insertWithdrawal(db, row),
      ...withdrawalTaken(row, dependencies),
      recordActivity(db, { customerId, kind: "WITHDRAWN", at, detail: `提现${sum}至${where}`, client }, ids),
      ...sendMessage(
        db,
        { customerId, type: "system", topic: "MONEY", title: "提现申请已提交", text, at },
        ids,
      ),
    ]);
    return id;
  };
  try {
    return await withFreshIds(attempt);
  } catch (error) {
    throw refusalIn(error, limits) ?? error;
  }
}

const codeUsed = () => new BusinessError(Code.SMS_CODE_USED, "验证码已使用，请重新获取");

/** The reason why a batch was refused. */
function refusalIn(
  error: unknown,
  { dayTimes, dayTotal }: ReturnType<typeof withdrawalLimits>,
): BusinessError | null {
  if (!(error instanceof ConstraintViolation)) return null;
  if (error.mentions(NEVER_NEGATIVE)) return tooLittle();
  if (error.mentions(CODE_IS_GOOD)) return codeUsed();
  if (error.mentions("withdrawals_day_times")) {
    return tooManyRequests(`每天最多提现${dayTimes}次，请明天再试`);
  }
  if (error.mentions("withdrawals_day_total")) {
    return tooManyRequests(`单日最多提现${dayTotal / 100}元，请减少金额或明天再试`);
  }
  return null;
}
