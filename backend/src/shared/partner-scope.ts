import { partnerScopeOf } from "../../../schema/rest/partner-scopes";
import type { RestCall } from "../../../schema/rest/rest-call";
import { Code } from "../../../schema/rules/codes";
import { PERSON_HEADER } from "../../../schema/rules/partner/partner-clients";
import type { PartnerCaller } from "./context";
import { BusinessError, invalidInput } from "./errors";
import { logSecurity } from "./log";

/**
 * Refuses a call that a partner client may not make, and one that changes something without naming who acts.
 *
 * @throws BusinessError KEY_CALL_CLOSED, KEY_SCOPE_MISSING, INVALID_INPUT
 */
export function requirePartnerScope(
  { id, safe }: RestCall,
  { clientId, scopes, person }: PartnerCaller,
): void {
  const scope = partnerScopeOf(id);
  if (scope !== "any" && (scope === null || !scopes.includes(scope))) {
    logSecurity({ action: "partner-scope", target: `${clientId} ${id}`, result: "refused" });
    if (scope === null) throw new BusinessError(Code.KEY_CALL_CLOSED, "对接客户端不能进行此操作");
    throw new BusinessError(Code.KEY_SCOPE_MISSING, `对接客户端缺少权限：${scope}`);
  }
  if (!safe && person === null)
    throw invalidInput(
      `请在 ${PERSON_HEADER} 中注明操作人（字母、数字和 . _ @ + -，最多 64 个）`,
      PERSON_HEADER,
    );
}
