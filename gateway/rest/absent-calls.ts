import type { RestCall } from "../../schema/rest/rest-call";
import { RestError } from "../../schema/rest/rest-error";
import { Code } from "../../schema/rules/codes";

/** The answer to a request for what the backend does not have. */
const NOT_OFFERED = "当前平台暂未提供此功能";

/**
 * Whether a backend does not know a call: one of ours, to whose path it answers 404, or 405 where it takes
 * another method there. Ours answers 200 to all that it knows, a missing thing included (decision 004), so nothing else
 * looks like this.
 */
export const isAbsent = (call: RestCall, response: Response): boolean =>
  (response.status === 404 || response.status === 405) && call.id.startsWith("EXT-");

/**
 * What is read instead of a call that the backend does not have (decision 046).
 *
 * @throws RestError NOT_FOUND where nothing can take its place
 */
export function dataWithout({ absent }: RestCall): unknown {
  if (absent?.data === undefined) throw new RestError(Code.NOT_FOUND, NOT_OFFERED);
  return absent.data;
}
