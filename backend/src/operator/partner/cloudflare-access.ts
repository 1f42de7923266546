import { createRemoteJWKSet, jwtVerify } from "jose";
import type { BackendEnv } from "../../env";
import { Unauthorized } from "../../shared/errors";
import { logSecurity } from "../../shared/log";

/** Public keys of teams, kept by jose while the isolate lives. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysOf(issuer: string): ReturnType<typeof createRemoteJWKSet> {
  const keys = keySets.get(issuer) ?? createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  keySets.set(issuer, keys);
  return keys;
}

/**
 * Behind Cloudflare Access, accepts only requests with its token: of the team, for this application. The
 * token does not say what the caller may do; the client's signature does.
 *
 * @throws Unauthorized
 */
export async function requireAccess(
  token: string | undefined,
  { ACCESS_ISSUER, ACCESS_AUDIENCE }: Pick<BackendEnv, "ACCESS_ISSUER" | "ACCESS_AUDIENCE">,
  now: number,
): Promise<void> {
  if (!ACCESS_ISSUER || !ACCESS_AUDIENCE) return;
  try {
    await jwtVerify(token ?? "", keysOf(ACCESS_ISSUER), {
      issuer: ACCESS_ISSUER,
      audience: ACCESS_AUDIENCE,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
      currentDate: new Date(now),
    });
  } catch {
    logSecurity({ action: "partner-access", result: "refused" });
    throw new Unauthorized();
  }
}
