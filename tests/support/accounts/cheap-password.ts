import { scrypt } from "node:crypto";
import { pepperMark } from "../../../backend/src/modules/customers/password-hash";
import { keyedHash } from "../../../backend/src/shared/crypto";

/** A hash of the stored format whose cost is next to nothing, so that tests can check hundreds of passwords. */
export async function cheapHash(password: string, pepper: string): Promise<string> {
  const cost = { N: 2, r: 1, p: 1 };
  const salt = "00";
  const secret = await keyedHash(pepper, `pay-password:${password}`);
  const key = await new Promise<string>((resolve, reject) => {
    scrypt(secret, salt, 32, cost, (error, bytes) =>
      error ? reject(error) : resolve(bytes.toString("hex")),
    );
  });
  return `scrypt$2$1$1$${salt}$${key}$${await pepperMark(pepper)}`;
}
