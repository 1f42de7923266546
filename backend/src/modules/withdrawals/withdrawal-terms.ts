import { fenToYuan } from "../../../../schema/rules/money";
import { WITHDRAWALS_A_DAY } from "../../../../schema/rules/wallet/withdrawal";
import { type Clock, formatTime, shanghaiDay } from "../../shared/clock";
import { findPayoutAccounts } from "../payout-accounts";
import { holdOf, phoneChangedAt } from "./holds";
import { withdrawnOn } from "./withdrawals.repository";

/** What a customer may withdraw today, and which bindings are held, amounts in 元 (EXT-370). */
export async function readWithdrawalTerms(
  customerId: number,
  { db, clock }: { db: D1Database; clock: Clock },
) {
  const now = clock.now();
  const [used, accounts, changedAt] = await Promise.all([
    withdrawnOn(db, customerId, shanghaiDay(now)),
    findPayoutAccounts(db, customerId),
    phoneChangedAt(db, customerId, now),
  ]);
  const company = accounts.find(({ payWay }) => payWay === "BANK");
  return {
    company: company ? { name: company.realName ?? "", account: company.accountName } : null,
    leftToday: fenToYuan(WITHDRAWALS_A_DAY.total - used.total),
    timesLeft: WITHDRAWALS_A_DAY.times - used.times,
    heldUntil: accounts
      .flatMap((account) => holdOf(account, changedAt, now) ?? [])
      .map(({ payWay, until, reason }) => ({ payWay, until: formatTime(until), reason })),
  };
}
