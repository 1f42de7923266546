import { Code } from "../../../schema/rules/codes";
import type { BackendEnv } from "../env";
import { sameHash, sha256 } from "./crypto";
import { Unauthorized } from "./errors";
import { logSecurity } from "./log";

/**
 * Lets only the platform's staff pass: `Authorization: Bearer <OPERATOR_TOKEN>`. Hashes are compared, so that neither
 * the length nor the place of a difference shows in the time it takes.
 *
 * @throws Unauthorized without a token, with a wrong one, and always when none is configured
 */
export async function requireOperator(caller: {
  env: Pick<BackendEnv, "OPERATOR_TOKEN">;
  header(name: string): string | null;
}): Promise<void> {
  const [, token = ""] = /^Bearer (.+)$/.exec(caller.header("authorization") ?? "") ?? [];
  const expected = caller.env.OPERATOR_TOKEN;
  if (!expected || !sameHash(await sha256(token), await sha256(expected))) {
    logSecurity({ action: "operator-token", result: `refused:${Code.NOT_LOGGED_IN}` });
    throw new Unauthorized();
  }
}
