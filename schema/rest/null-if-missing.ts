import { Code } from "../rules/codes";
import { RestError } from "./rest-error";

/** What a call does not give: the thing, or on a platform without the call anything at all. */
const MISSING: ReadonlySet<number> = new Set([Code.NOT_FOUND, Code.CALL_NOT_OFFERED]);

/** For `catch`: a missing thing is an ordinary answer where a field may be null; everything else is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RestError && MISSING.has(error.code)) return null;
  throw error;
}
