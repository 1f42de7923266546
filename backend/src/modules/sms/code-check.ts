import { Code } from "../../../../schema/rules/codes";
import { plainSmsCode } from "../../../../schema/rules/digits";
import { currentSecret, secretsIn } from "../../../../schema/rules/rotating-secret";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import { keyedHash, sameHash } from "../../shared/crypto";
import { BusinessError } from "../../shared/errors";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { accountCodes, accountPurpose, CODE_GUESSES, type CodeStore, loginCodes } from "./code-store";

const wrong = () => new BusinessError(Code.SMS_CODE_WRONG, "验证码错误");
const expired = () => new BusinessError(Code.SMS_CODE_EXPIRED, "验证码已过期，请重新获取");
const used = () => new BusinessError(Code.SMS_CODE_USED, "验证码已使用，请重新获取");
const dead = () => new BusinessError(Code.SMS_CODE_EXPIRED, "验证码错误次数过多，请重新获取");

type Pepper = Pick<BackendEnv, "SECRET_PEPPER">;

type About = Pick<CodeStore, "purpose"> & { phone: string };

const hashWith = (pepper: string, code: string, { phone, purpose }: About) =>
  keyedHash(pepper, `sms-code:${purpose}:${phone}:${code}`);

/** The stored hash of a code. It includes phone and purpose, so that a row copied elsewhere is useless. */
export const hashCode = (code: string, about: About, env: Pepper): Promise<string> =>
  hashWith(currentSecret(env.SECRET_PEPPER), code, about);

/** Hashes of a code with every valid pepper, the present one first. */
const hashesOf = (code: string, about: About, env: Pepper): Promise<string[]> =>
  Promise.all(secretsIn(env.SECRET_PEPPER).map((pepper) => hashWith(pepper, code, about)));

/**
 * Uses a sign-in code that was sent to a phone; returns when it was right. Of parallel requests with one code
 * exactly one returns. Only the newest code of a phone counts, for five minutes and five guesses.
 *
 * @throws BusinessError SMS_CODE_WRONG, SMS_CODE_EXPIRED or SMS_CODE_USED
 */
export const consumeLoginCode = async (
  code: string,
  phone: string,
  { directory, clock, env }: { directory: Directory; clock: Clock; env: Pepper },
): Promise<void> => void (await judge({ code, phone, consume: true }, loginCodes(directory), { clock, env }));

/** A code that was right, and that the following change will use. */
export interface ProvenCode {
  readonly id: number;
  readonly codeHash: string;
}

/**
 * The same for a code that allows a customer's change, without using it (API-093, C-50). Wrong guesses are
 * counted too.
 */
export const checkCode = (
  code: string,
  { phone, customerId }: { phone: string; customerId: number },
  { db, clock, env }: { db: CustomerStore; clock: Clock; env: Pepper },
): Promise<ProvenCode> =>
  judge({ code, phone, consume: false }, accountCodes(db, customerId), { clock, env });

/** Constraint that refuses a batch whose code is no longer valid. */
export const CODE_IS_GOOD = "account_codes_good";

/**
 * Statement that uses a proven code, for the batch of its change (C-50). It checks inside that transaction
 * that the code is still valid, and that the session is valid and belongs to its phone; otherwise it violates
 * {@link CODE_IS_GOOD}, and the whole batch is refused.
 */
export const spendCode = (
  db: CustomerStore,
  { id, codeHash }: ProvenCode,
  { tokenHash, phone }: CustomerSession,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE account_codes SET used_at =
         CASE WHEN used_at IS NULL AND code_hash = ?2 AND attempts < ?3 AND expires_at > ?4
           AND EXISTS (SELECT 1 FROM sessions JOIN customers ON customers.id = sessions.customer_id
                       WHERE sessions.token_hash = ?5 AND customers.phone = ?6)
         THEN ?4 ELSE 0 END
       WHERE id = ?1`,
    )
    .bind(id, codeHash, CODE_GUESSES, now, tokenHash, phone);

/**
 * Whether one batch of this customer has used both codes: `code`, which was sent to `phone`, and `otherCode`,
 * which was sent to another phone. Then the request of that batch has come again. The answer is about both
 * codes at once, and used codes allow nothing, so no guess is counted.
 */
export async function wereUsedTogether(
  {
    customerId,
    phone,
    code,
    otherCode,
  }: { customerId: number; phone: string; code: string; otherCode: string },
  { db, env }: { db: CustomerStore; env: Pepper },
): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT own.code_hash AS hash, other.phone AS otherPhone, other.code_hash AS otherHash
       FROM account_codes AS own
       JOIN account_codes AS other ON other.customer_id = own.customer_id AND other.used_at = own.used_at
       WHERE own.customer_id = ? AND own.phone = ? AND other.phone <> own.phone`,
    )
    .bind(customerId, phone)
    .all<{ hash: string; otherPhone: string; otherHash: string }>();
  const isHashOf = async (hash: string, given: string, to: string) => {
    const hashes = await hashesOf(
      plainSmsCode(given),
      { phone: to, purpose: accountPurpose(customerId) },
      env,
    );
    return hashes.some((one) => sameHash(one, hash));
  };
  for (const { hash, otherPhone, otherHash } of results) {
    const areRight = await Promise.all([
      isHashOf(hash, code, phone),
      isHashOf(otherHash, otherCode, otherPhone),
    ]);
    if (areRight.every(Boolean)) return true;
  }
  return false;
}

async function judge(
  { code, phone, consume }: { code: string; phone: string; consume: boolean },
  codes: CodeStore,
  { clock, env }: { clock: Clock; env: Pepper },
): Promise<ProvenCode> {
  const hashes = await hashesOf(plainSmsCode(code), { phone, purpose: codes.purpose }, env);
  const now = clock.now();
  const row = await codes.newest(phone);
  if (!row) throw wrong();
  const codeHash = hashes.find((hash) => sameHash(hash, row.codeHash)) ?? hashes[0] ?? "";
  const verdict = await codes.guess({ id: row.id, codeHash, consume, now });
  if (verdict === "right") return { id: row.id, codeHash };
  if (verdict === "wrong") throw wrong();

  // Only a caller who knows the code is told that it was used or has expired: otherwise others could find out
  // when this phone signs in.
  const state = (await codes.newest(phone)) ?? row;
  if (!sameHash(state.codeHash, codeHash)) throw state.attempts >= CODE_GUESSES ? dead() : wrong();
  if (state.usedAt !== null) throw used();
  if (state.expiresAt <= now) throw expired();
  throw dead();
}
