import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { customers, sessions } from "./customers.tables";

/**
 * Prefix of the text that replaces the phone of a closed account; the id follows. A new customer may register
 * with the phone at once.
 */
const CLOSED_PHONE = "closed:";
/** Text that staff see instead of the phone of a closed account. */
export const CLOSED_PHONE_WORDS = "已注销";

/** Whether a text replaces the phone of a closed account. */
export const isClosedPhone = (phone: string): boolean => phone.startsWith(CLOSED_PHONE);

/**
 * Statements that clear a customer's row except its id and its creation time, and end all sessions, for the
 * batch that closes the account (decision 061).
 */
export function blankCustomer(db: CustomerStore, customerId: number): D1PreparedStatement[] {
  const orm = drizzle(db);
  const blank = {
    phone: `${CLOSED_PHONE}${customerId}`,
    nickname: "已注销用户",
    avatar: null,
    email: null,
    gender: null,
    areaCode: null,
    address: null,
    referralCode: null,
    payPasswordHash: null,
    payPasswordFailures: 0,
    payPasswordLockedUntil: null,
    payPasswordOutdated: false,
    smallPaymentLimit: null,
    smallPaymentUsed: 0,
    smallPaymentDay: 0,
    firstStepsEndedAt: null,
    sandboxOf: null,
  };
  return [
    statement(db, orm.delete(sessions).where(eq(sessions.customerId, customerId))),
    statement(db, orm.update(customers).set(blank).where(eq(customers.id, customerId))),
  ];
}
