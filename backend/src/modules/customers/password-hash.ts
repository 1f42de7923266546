import { randomBytes } from "node:crypto";
import { toHex } from "../../../../schema/rules/hex";
import { currentSecret, secretsIn } from "../../../../schema/rules/rotating-secret";
import { keyedHash, sameHash } from "../../shared/crypto";
import { type DeriveKey, deriveKey, SCRYPT_COST, type ScryptCost } from "../../shared/derive-key";

const SALT_BYTES = 16;
/** Number of digits that identify a pepper without revealing it. */
const PEPPER_MARK_DIGITS = 8;

/**
 * Hashes a short password: scrypt with a random salt, over the HMAC with the platform's pepper, so that
 * passwords cannot be guessed from a leaked table without the pepper. Format `scrypt$N$r$p$salt$key$mark`,
 * hex; the mark identifies the pepper, because peppers are rotated.
 *
 * @param derive the function that derives the key: `keyDeriverOf`
 */
export async function hashPassword(
  password: string,
  peppers: string,
  derive: DeriveKey = deriveKey,
): Promise<string> {
  const pepper = currentSecret(peppers);
  const salt = toHex(randomBytes(SALT_BYTES));
  const key = await derive(await secretOf(password, pepper), salt, SCRYPT_COST);
  const { N, r, p } = SCRYPT_COST;
  return ["scrypt", N, r, p, salt, key, await pepperMark(pepper)].join("$");
}

/**
 * Whether the password matches the hash; null when the pepper is no longer known, so that no password can
 * match. The cost is read from the hash, so that it can be raised later.
 */
export async function matchesPassword(
  password: string,
  hash: string,
  peppers: string,
  derive: DeriveKey = deriveKey,
): Promise<boolean | null> {
  const [scheme, N, r, p, salt, key, mark] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) throw new Error("password hash of an unknown format");
  const pepper = await pepperOf(mark, peppers);
  if (pepper === null) return null;
  const cost: ScryptCost = { N: Number(N), r: Number(r), p: Number(p) };
  const candidate = await derive(await secretOf(password, pepper), salt, cost);
  return sameHash(candidate, key);
}

/** Whether a hash was made with an older pepper. */
export const isOfFormerPepper = async (hash: string, peppers: string): Promise<boolean> =>
  hash.split("$").at(-1) !== (await pepperMark(currentSecret(peppers)));

async function pepperOf(mark: string | undefined, peppers: string): Promise<string | null> {
  for (const pepper of secretsIn(peppers)) if ((await pepperMark(pepper)) === mark) return pepper;
  return null;
}

/** The mark of a pepper in its hashes. */
export const pepperMark = async (pepper: string): Promise<string> =>
  (await keyedHash(pepper, "pepper-mark")).slice(0, PEPPER_MARK_DIGITS);

const secretOf = (password: string, pepper: string) => keyedHash(pepper, `pay-password:${password}`);
