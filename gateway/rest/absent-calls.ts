import type { RestCall } from "../../schema/rest/rest-call";
import { RestError } from "../../schema/rest/rest-error";
import { Code } from "../../schema/rules/codes";

/** The refusal when the backend does not have the needed call. */
const NOT_OFFERED = "当前平台暂未提供此功能";

/**
 * Whether a backend does not have one of our own calls: it answers 404 for the path, or 405 for another
 * method of the path. Our backend answers 200 to all of its calls, also for missing rows (decision 004), so
 * no other answer looks like this.
 */
export const isAbsent = (call: RestCall, response: Response): boolean =>
  (response.status === 404 || response.status === 405) && call.id.startsWith("EXT-");

/**
 * The data that replace a call which the backend does not have (decision 046).
 *
 * @throws RestError CALL_NOT_OFFERED when nothing can replace it
 */
export function dataWithout({ absent }: RestCall): unknown {
  if (absent?.data === undefined) throw new RestError(Code.CALL_NOT_OFFERED, NOT_OFFERED);
  return absent.data;
}
