import { HOLD_HOURS, PAYOUT_WAY_NAMES, type PayoutWay } from "../../../../schema/rules/wallet/withdrawal";
import { HOUR } from "../../shared/clock";
import { lastActivityAt } from "../account-activity";

/** When the phone of an account was changed, ms, if that still holds anything; null otherwise. */
export const phoneChangedAt = (db: D1Database, customerId: number, now: number): Promise<number | null> =>
  lastActivityAt(db, { customerId, kind: "PHONE_CHANGED", after: now - HOLD_HOURS * HOUR });

/** Why, and until when, nothing is paid out in a way. */
export interface Hold {
  readonly payWay: PayoutWay;
  /** ms */
  readonly until: number;
  readonly reason: string;
}

/**
 * The hold on a binding: a new one, or a new phone, pays nothing out for a day, so that a person who took an account over
 * does not take its money with it. Null where there is none.
 *
 * @param phoneChangedAt ms; null for a phone that never changed
 */
export function holdOf(
  { payWay, boundAt }: { payWay: PayoutWay; boundAt: number },
  phoneChangedAt: number | null,
  now: number,
): Hold | null {
  const ofBinding = boundAt + HOLD_HOURS * HOUR;
  const ofPhone = phoneChangedAt === null ? 0 : phoneChangedAt + HOLD_HOURS * HOUR;
  const until = Math.max(ofBinding, ofPhone);
  if (until <= now) return null;
  const what = ofPhone > ofBinding ? "手机号刚刚更换" : `${PAYOUT_WAY_NAMES[payWay]}刚刚绑定`;
  return { payWay, until, reason: `${what}，为保障资金安全，${HOLD_HOURS}小时内暂不能提现` };
}
