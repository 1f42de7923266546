import { PAYOUT_WAY_NAMES, type PayoutWay } from "../../../../schema/rules/wallet/withdrawal";
import { DAY, HOUR } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { lastActivityAt } from "../account-activity";
import { findCustomer } from "../customers";
import type { PayoutAccountRow } from "../payout-accounts";

/** An account of this age has shown itself to be its owner's: its first binding holds nothing. */
const KNOWN_AFTER_MS = 7 * DAY;

/** What holds of a customer's account depend on. */
export interface HoldFacts {
  readonly holdHours: number;
  /** When it was registered, ms. */
  readonly registeredAt: number;
  /** When its phone was changed, ms, if that still holds anything; null otherwise. */
  readonly phoneChangedAt: number | null;
}

/** Reads them. */
export async function readHoldFacts(
  db: CustomerStore,
  { customerId, holdHours, now }: { customerId: number; holdHours: number; now: number },
): Promise<HoldFacts> {
  const [customer, phoneChangedAt] = await Promise.all([
    findCustomer(db, customerId),
    lastActivityAt(db, { customerId, kind: "PHONE_CHANGED", after: now - holdHours * HOUR }),
  ]);
  return { holdHours, registeredAt: customer?.createdAt ?? now, phoneChangedAt };
}

/** How long a binding of that moment (ms) holds withdrawals, hours: the first one of a known account not at all. */
export const bindingHoldHours = (
  { isFirst, boundAt }: Pick<PayoutAccountRow, "isFirst" | "boundAt">,
  { holdHours, registeredAt }: HoldFacts,
): number => (isFirst && boundAt - registeredAt >= KNOWN_AFTER_MS ? 0 : holdHours);

/** Why, and until when, nothing is paid out in a way. */
export interface Hold {
  readonly payWay: PayoutWay;
  /** ms */
  readonly until: number;
  readonly reason: string;
}

/**
 * The hold on a binding: a new one, or a new phone, pays nothing out for a time, so that a person who took an account over
 * does not take its money with it. Null where there is none.
 */
export function holdOf(account: PayoutAccountRow, facts: HoldFacts, now: number): Hold | null {
  const { payWay, boundAt } = account;
  const { holdHours, phoneChangedAt } = facts;
  const ofBinding = boundAt + bindingHoldHours(account, facts) * HOUR;
  const ofPhone = phoneChangedAt === null ? 0 : phoneChangedAt + holdHours * HOUR;
  const until = Math.max(ofBinding, ofPhone);
  if (until <= now) return null;
  const what = ofPhone > ofBinding ? "手机号刚刚更换" : `${PAYOUT_WAY_NAMES[payWay]}刚刚绑定`;
  return { payWay, until, reason: `${what}，为保障资金安全，${holdHours}小时内暂不能提现` };
}
