import { scrypt } from "node:crypto";
import { toHex } from "../../../schema/rules/hex";

/** What scrypt costs: rounds, block size and parallel lanes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** scrypt and not PBKDF2, whose rounds Cloudflare caps below what a short password needs (security.md F10). */
export const SCRYPT_COST: ScryptCost = { N: 16_384, r: 8, p: 1 };
const MEMORY_LIMIT = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** Derives the key of a secret with a salt, both hex: some 50 ms of work. */
export type DeriveKey = (secret: string, salt: string, cost: ScryptCost) => Promise<string>;

/** Derives a key where the code runs. */
export const deriveKey: DeriveKey = (secret, salt, cost) =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, { ...cost, maxmem: MEMORY_LIMIT }, (error, key) => {
      if (error) reject(error);
      else resolve(toHex(key));
    });
  });

interface KeyDerivers {
  readonly CELL?: object;
  readonly PASSWORDS?: { readonly deriveKey: DeriveKey };
}

/**
 * Where the code of an environment derives keys: inside of a cell by a Worker next to it, because the work would hold up
 * every customer of the cell (decision 073).
 */
export const keyDeriverOf = ({ CELL, PASSWORDS }: KeyDerivers): DeriveKey =>
  CELL && PASSWORDS ? (secret, salt, cost) => PASSWORDS.deriveKey(secret, salt, cost) : deriveKey;
