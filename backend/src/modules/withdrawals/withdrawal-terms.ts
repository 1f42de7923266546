import { fenToYuan } from "../../../../schema/rules/money";
import type { BackendEnv } from "../../env";
import { type Clock, formatTime, shanghaiDay } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { findPayoutAccounts, hasEverBound } from "../payout-accounts";
import { holdOf, newBindingHoldHours, readHoldFacts } from "./holds";
import { withdrawalLimits } from "./withdrawal-limits";
import { withdrawnOn } from "./withdrawals.repository";

/** The remaining amounts that a customer may withdraw today, and held bindings, amounts in 元 (EXT-370). */
export async function readWithdrawalTerms(
  customerId: number,
  { db, clock, env }: { db: CustomerStore; clock: Clock; env: BackendEnv },
) {
  const now = clock.now();
  const { dayTotal, dayTimes, holdHours } = withdrawalLimits(env);
  const [used, accounts, wasBound, facts] = await Promise.all([
    withdrawnOn(db, customerId, shanghaiDay(now)),
    findPayoutAccounts(db, customerId),
    hasEverBound(db, customerId),
    readHoldFacts(db, { customerId, holdHours, now }),
  ]);
  const company = accounts.find(({ payWay }) => payWay === "BANK");
  return {
    company: company ? { name: company.realName ?? "", account: company.accountName } : null,
    dayLimit: fenToYuan(dayTotal),
    dayTimes,
    holdHours,
    newBindingHoldHours: newBindingHoldHours(!wasBound, facts, now),
    leftToday: fenToYuan(Math.max(0, dayTotal - used.total)),
    timesLeft: Math.max(0, dayTimes - used.times),
    heldUntil: accounts
      .flatMap((account) => holdOf(account, facts, now) ?? [])
      .map(({ payWay, until, reason }) => ({ payWay, until: formatTime(until), reason })),
  };
}
