import { and, eq, gt, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { captchaErrors } from "../../providers/captcha/captcha-errors";
import { type Clock, MINUTE } from "../../shared/clock";
import { sha256 } from "../../shared/crypto";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { captchaGrants } from "./captcha.tables";

const GRANT_LIFETIME_MS = 3 * MINUTE;
const MAX_GRANT_CHARS = 128;

/**
 * Permission to send one SMS from one network (see `clientNetwork`), valid for three minutes. Only its hash
 * is stored.
 */
export async function issueGrant(
  network: string,
  { directory, clock, ids }: { directory: Directory; clock: Clock; ids: Ids },
): Promise<string> {
  const grant = ids.token();
  await drizzle(directory)
    .insert(captchaGrants)
    .values({
      grantHash: await sha256(grant),
      clientAddress: network,
      expiresAt: clock.now() + GRANT_LIFETIME_MS,
    });
  return grant;
}

/**
 * Uses a grant; of parallel requests with one grant exactly one succeeds.
 *
 * @throws BusinessError CAPTCHA_REQUIRED without one, CAPTCHA_WRONG for an unknown or another network's,
 *   CAPTCHA_EXPIRED, CAPTCHA_USED
 */
export async function consumeGrant(
  grant: string | null,
  network: string,
  { directory, clock }: { directory: Directory; clock: Clock },
): Promise<void> {
  if (!grant) throw captchaErrors.required();
  if (grant.length > MAX_GRANT_CHARS) throw captchaErrors.refused();
  const now = clock.now();
  const orm = drizzle(directory);
  const own = and(eq(captchaGrants.grantHash, await sha256(grant)), eq(captchaGrants.clientAddress, network));
  const [consumed] = await orm
    .update(captchaGrants)
    .set({ usedAt: now })
    .where(and(own, isNull(captchaGrants.usedAt), gt(captchaGrants.expiresAt, now)))
    .returning({ usedAt: captchaGrants.usedAt });
  if (consumed) return;
  const row = await orm.select().from(captchaGrants).where(own).get();
  if (!row) throw captchaErrors.refused();
  throw row.usedAt === null ? captchaErrors.expired() : captchaErrors.used();
}
