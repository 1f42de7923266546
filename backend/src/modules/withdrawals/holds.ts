import { PAYOUT_WAY_NAMES, type PayoutWay } from "../../../../schema/rules/wallet/withdrawal";
import { DAY, HOUR } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { lastActivityAt } from "../account-activity";
import { findCustomer } from "../customers";
import type { PayoutAccountRow } from "../payout-accounts";

/** Age from which an account is trusted: its first binding is not held. */
const KNOWN_AFTER_MS = 7 * DAY;

/** Facts that decide about holds of an account. */
export interface HoldFacts {
  readonly holdHours: number;
  /** When it was registered, ms. */
  readonly registeredAt: number;
  /** Time of its last phone change, ms, if it can still cause a hold; null otherwise. */
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

type Binding = Pick<PayoutAccountRow, "isFirst" | "boundAt">;

/** When the hold of a binding ends, and that of the last new phone, ms; 0 for no hold. */
function endsOf({ isFirst, boundAt }: Binding, { holdHours, registeredAt, phoneChangedAt }: HoldFacts) {
  const isTrusted = isFirst && boundAt - registeredAt >= KNOWN_AFTER_MS;
  return {
    ofBinding: isTrusted ? 0 : boundAt + holdHours * HOUR,
    ofPhone: phoneChangedAt === null ? 0 : phoneChangedAt + holdHours * HOUR,
  };
}

/**
 * Hours for which an account that is bound now gets no pay-outs, begun ones included. 0 for the first one of
 * a trusted account without a new phone.
 */
export function newBindingHoldHours(isFirst: boolean, facts: HoldFacts, now: number): number {
  const { ofBinding, ofPhone } = endsOf({ isFirst, boundAt: now }, facts);
  return Math.max(0, Math.ceil((Math.max(ofBinding, ofPhone) - now) / HOUR));
}

/** Reason and end of a hold on withdrawals. */
export interface Hold {
  readonly payWay: PayoutWay;
  /** ms */
  readonly until: number;
  readonly reason: string;
}

/**
 * The hold on a binding: after a new binding or a new phone nothing is paid out for a time, so that a stolen
 * account does not lose its money. Null without one.
 */
export function holdOf(account: PayoutAccountRow, facts: HoldFacts, now: number): Hold | null {
  const { payWay } = account;
  const { ofBinding, ofPhone } = endsOf(account, facts);
  const until = Math.max(ofBinding, ofPhone);
  if (until <= now) return null;
  const what = ofPhone > ofBinding ? "手机号刚刚更换" : `${PAYOUT_WAY_NAMES[payWay]}刚刚绑定`;
  return { payWay, until, reason: `${what}，为保障资金安全，${facts.holdHours}小时内暂不能提现` };
}
