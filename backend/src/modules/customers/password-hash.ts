import { randomBytes, scrypt } from "node:crypto";
import { keyedHash, sameHash } from "../../shared/crypto";
import { toHex } from "../../shared/ids";

/** scrypt and not PBKDF2, whose rounds Cloudflare caps below what a short password needs (security.md F10). */
const COST = { N: 16_384, r: 8, p: 1 };
const MEMORY_LIMIT = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Hashes a short password: scrypt with a salt of its own, over the HMAC with the platform's pepper, so that a leaked
 * table without the pepper cannot even be guessed at. Format `scrypt$N$r$p$salt$key`, hex.
 */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = toHex(randomBytes(SALT_BYTES));
  const key = await derive(password, pepper, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt, key].join("$");
}

/** Whether the password is the one that was hashed. The cost is read from the hash, so that it can be raised later. */
export async function matchesPassword(password: string, hash: string, pepper: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) throw new Error("password hash of an unknown format");
  const candidate = await derive(password, pepper, salt, { N: Number(N), r: Number(r), p: Number(p) });
  return sameHash(candidate, key);
}

async function derive(password: string, pepper: string, salt: string, cost: typeof COST): Promise<string> {
  const secret = await keyedHash(pepper, `pay-password:${password}`);
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, { ...cost, maxmem: MEMORY_LIMIT }, (error, key) => {
      if (error) reject(error);
      else resolve(toHex(key));
    });
  });
}
