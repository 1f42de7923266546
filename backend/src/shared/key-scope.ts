import { isCallOpen, scopeOfCall } from "../../../schema/rest/api-scopes";
import type { RestCall } from "../../../schema/rest/rest-call";
import { Code } from "../../../schema/rules/codes";
import type { CallingKey } from "./context";
import { BusinessError } from "./errors";
import { logSecurity } from "./log";

/**
 * Refuses a call that an API key may not make (decision 070). The gateway asks the same before it runs an operation;
 * here it holds whatever the gateway does.
 *
 * @throws BusinessError KEY_CALL_CLOSED for what no key may do, KEY_SCOPE_MISSING
 */
export function requireScope({ id }: RestCall, key: CallingKey): void {
  if (isCallOpen(id, key.scopes)) return;
  const scope = scopeOfCall(id);
  logSecurity({ action: "api-key-scope", target: `${key.id} ${id}`, result: "refused" });
  if (scope === null) throw new BusinessError(Code.KEY_CALL_CLOSED, "接口密钥不能进行此操作，请登录网站办理");
  throw new BusinessError(Code.KEY_SCOPE_MISSING, `接口密钥缺少权限：${scope}`);
}
