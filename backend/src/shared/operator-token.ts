import { Code } from "../../../schema/rules/codes";
import type { BackendEnv } from "../env";
import type { PartnerCaller } from "./context";
import { sameHash, sha256 } from "./crypto";
import { Unauthorized } from "./errors";
import { logSecurity } from "./log";

/**
 * Lets only the platform's staff pass: a partner client that has signed its request (decision 074), and on a developer's
 * machine alone `Authorization: Bearer <OPERATOR_TOKEN>`. Hashes are compared, so that neither the length nor the place
 * of a difference shows in the time it takes.
 *
 * @throws Unauthorized without a token, with a wrong one, when none is configured, and with every token where it is
 *   deployed
 */
export async function requireOperator(caller: {
  env: Pick<BackendEnv, "OPERATOR_TOKEN" | "ENVIRONMENT">;
  partner: PartnerCaller | null;
  header(name: string): string | null;
}): Promise<void> {
  if (caller.partner) return;
  const [, token = ""] = /^Bearer (.+)$/.exec(caller.header("authorization") ?? "") ?? [];
  const expected = caller.env.ENVIRONMENT === "local" ? caller.env.OPERATOR_TOKEN : undefined;
  if (!expected || !sameHash(await sha256(token), await sha256(expected))) {
    logSecurity({ action: "operator-token", result: `refused:${Code.NOT_LOGGED_IN}` });
    throw new Unauthorized();
  }
}
