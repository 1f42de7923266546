import { createHash } from "node:crypto";

/** Where the last statement of a migration begins, which notes the digest of all before it. */
const SEAL = "INSERT INTO `schema_digests` VALUES";

/**
 * A migration with its digest as its last statement, so that a database knows the text it was made from: before the first
 * release the text changes under its name.
 *
 * @throws Error for a migration that does not end with a row of `schema_digests`
 */
export function sealed(name: string, text: string): { readonly text: string; readonly digest: string } {
  const at = text.lastIndexOf(SEAL);
  if (at < 0) throw new Error(`${name} does not end with ${SEAL}`);
  const before = text.slice(0, at);
  const digest = createHash("sha256").update(before).digest("hex");
  return { text: `${before}${SEAL} ('${name}', '${digest}');\n`, digest };
}
