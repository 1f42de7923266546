import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { weakPayPassword } from "../../../../schema/rules/payments/pay-password";
import type { BackendEnv } from "../../env";
import { type Clock, MINUTE } from "../../shared/clock";
import { keyDeriverOf } from "../../shared/derive-key";
import { BusinessError } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { customers } from "./customers.tables";
import { hashPassword, isOfFormerPepper, matchesPassword } from "./password-hash";

/** Wrong guesses before the lock, counted over all places that ask for the password (security.md S18). */
const GUESSES = 5;
const LOCK_MS = 30 * MINUTE;

const notSet = () => new BusinessError(Code.PAY_PASSWORD_NOT_SET, "您还未设置支付密码，请先设置");
/** The pepper of its hash was removed (docs/operations.md), so no password can match. */
const lost = () => new BusinessError(Code.PAY_PASSWORD_NOT_SET, "支付密码已失效，请重新设置");
const wrong = () => new BusinessError(Code.PAY_PASSWORD_WRONG, "密码错误");
/** The refusal when a password that does not follow the present rules is used a second time. */
export const payPasswordOutdated = () =>
  new BusinessError(Code.PAY_PASSWORD_OUTDATED, "您的支付密码过于简单，请先修改支付密码再付款");
const locked = (remainingMs: number) =>
  new BusinessError(
    Code.PAY_PASSWORD_LOCKED,
    `密码错误次数过多，请${Math.max(1, Math.ceil(remainingMs / MINUTE))}分钟后再试，或重新设置支付密码`,
  );

interface PasswordGuess {
  readonly customerId: number;
  readonly password: string;
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly env: Pick<BackendEnv, "SECRET_PEPPER" | "CELL" | "PASSWORDS">;
}

/**
 * Checks the payment password of a customer before money moves; returns when it is right. Six digits can be
 * tried in minutes, so five wrong ones lock the password for 30 minutes. Setting a new one by SMS unlocks it.
 * A password that does not follow the present rules is accepted once and must then be changed (C-13). A hash
 * of a former pepper is replaced.
 *
 * A guess is decided by one guarded UPDATE after hashing: of 50 parallel guesses the database lets five
 * through and answers the others "locked", right or wrong. So an attacker learns at most five results.
 * Parallel calls with the right password all pass.
 *
 * @returns the hash that is stored for the password, so that a later statement can check that the customer
 *   still has it
 * @throws BusinessError PAY_PASSWORD_NOT_SET, PAY_PASSWORD_WRONG (密码错误), PAY_PASSWORD_OUTDATED or
 *   PAY_PASSWORD_LOCKED
 */
export async function verifyPayPassword(
  { customerId, password, db, clock, env }: PasswordGuess,
  isAgain = false,
): Promise<string> {
  const now = clock.now();
  const state = await readPayPassword(db, customerId);
  const refusal = payPasswordRefusal(state, now);
  if (refusal || !state?.hash) throw refusal ?? notSet();

  const { hash } = state;
  const right = await matchesPassword(password, hash, env.SECRET_PEPPER, keyDeriverOf(env));
  if (right === null) throw lost();
  const isWeak = right && weakPayPassword(password, state.phone) !== null;
  if (await recordGuess(db, { customerId, hash, right, isWeak, now })) {
    if (!right) throw wrong();
    if (isWeak && state.isOutdated) throw payPasswordOutdated();
    const isFormer = await isOfFormerPepper(hash, env.SECRET_PEPPER);
    return isFormer ? hashAgain(db, { customerId, password, hash }, env) : hash;
  }
  const later = await readPayPassword(db, customerId);
  if (later && isLocked(later, now)) throw locked(later.lockedUntil - now);
  // The password was changed or hashed again while this guess was hashed: check the guess against the new
  // hash.
  if (isAgain || !later?.hash) throw wrong();
  return verifyPayPassword({ customerId, password, db, clock, env }, true);
}

/** The refusal of all passwords: none is set, or it is locked. Null when a password can be used. */
export function payPasswordRefusal(state: PayPasswordState | undefined, now: number): BusinessError | null {
  if (!state?.hash) return notSet();
  return isLocked(state, now) ? locked(state.lockedUntil - now) : null;
}

export interface PayPasswordState {
  phone: string;
  hash: string | null;
  isOutdated: boolean;
  lockedUntil: number | null;
}

const isLocked = (
  state: PayPasswordState,
  now: number,
): state is PayPasswordState & { lockedUntil: number } =>
  state.lockedUntil !== null && state.lockedUntil > now;

const readPayPassword = (db: CustomerStore, customerId: number): Promise<PayPasswordState | undefined> =>
  drizzle(db)
    .select({
      phone: customers.phone,
      hash: customers.payPasswordHash,
      isOutdated: customers.payPasswordOutdated,
      lockedUntil: customers.payPasswordLockedUntil,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
    .get();

interface Guess {
  customerId: number;
  hash: string;
  right: boolean;
  isWeak: boolean;
  now: number;
}

/** Condition for the customer: the checked password is still set and not locked. */
const canBeGuessed = ({ customerId, hash, now }: Guess) =>
  and(
    eq(customers.id, customerId),
    isNotNull(customers.payPasswordHash),
    eq(customers.payPasswordHash, hash),
    or(isNull(customers.payPasswordLockedUntil), lte(customers.payPasswordLockedUntil, now)),
  );

/** Counts a guess; false when the account was locked or its password was changed in the meantime. */
async function recordGuess(db: CustomerStore, guess: Guess): Promise<boolean> {
  // A lock that has run out starts a new count.
  const failures = sql<number>`CASE WHEN ${guess.right ? 1 : 0} THEN 0
    WHEN ${customers.payPasswordLockedUntil} IS NULL THEN ${customers.payPasswordFailures} + 1 ELSE 1 END`;
  const row = await drizzle(db)
    .update(customers)
    .set({
      payPasswordFailures: failures,
      ...(guess.isWeak ? { payPasswordOutdated: true } : {}),
      payPasswordLockedUntil: sql`CASE WHEN (${failures}) >= ${GUESSES} THEN ${guess.now + LOCK_MS} ELSE NULL END`,
    })
    .where(canBeGuessed(guess))
    .returning({ lockedUntil: customers.payPasswordLockedUntil })
    .get();
  if (row?.lockedUntil) logSecurity({ action: "pay-password-lock", result: "locked" });
  return row !== undefined;
}

/**
 * Stores the hash with the present pepper and returns it. If two requests do so at once, the second changes
 * nothing, and returns the former hash.
 */
async function hashAgain(
  db: CustomerStore,
  { customerId, password, hash }: { customerId: number; password: string; hash: string },
  env: PasswordGuess["env"],
): Promise<string> {
  const payPasswordHash = await hashPassword(password, env.SECRET_PEPPER, keyDeriverOf(env));
  const { meta } = await drizzle(db)
    .update(customers)
    .set({ payPasswordHash })
    .where(and(eq(customers.id, customerId), eq(customers.payPasswordHash, hash)));
  return meta.changes === 1 ? payPasswordHash : hash;
}
