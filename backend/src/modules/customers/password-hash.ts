import { randomBytes } from "node:crypto";
import { keyedHash, sameHash } from "../../shared/crypto";
import { type DeriveKey, deriveKey, SCRYPT_COST, type ScryptCost } from "../../shared/derive-key";
import { toHex } from "../../shared/ids";

const SALT_BYTES = 16;

/**
 * Hashes a short password: scrypt with a salt of its own, over the HMAC with the platform's pepper, so that a leaked
 * table without the pepper cannot even be guessed at. Format `scrypt$N$r$p$salt$key`, hex.
 *
 * @param derive where the key is derived: `keyDeriverOf`
 */
export async function hashPassword(
  password: string,
  pepper: string,
  derive: DeriveKey = deriveKey,
): Promise<string> {
  const salt = toHex(randomBytes(SALT_BYTES));
  const key = await derive(await secretOf(password, pepper), salt, SCRYPT_COST);
  const { N, r, p } = SCRYPT_COST;
  return ["scrypt", N, r, p, salt, key].join("$");
}

/** Whether the password is the one that was hashed. The cost is read from the hash, so that it can be raised later. */
export async function matchesPassword(
  password: string,
  hash: string,
  pepper: string,
  derive: DeriveKey = deriveKey,
): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) throw new Error("password hash of an unknown format");
  const cost: ScryptCost = { N: Number(N), r: Number(r), p: Number(p) };
  const candidate = await derive(await secretOf(password, pepper), salt, cost);
  return sameHash(candidate, key);
}

const secretOf = (password: string, pepper: string) => keyedHash(pepper, `pay-password:${password}`);
