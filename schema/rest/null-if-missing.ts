import { Code } from "../rules/codes";
import { RestError } from "./rest-error";

/** For `catch`: a missing thing is an ordinary answer where a field may be null; everything else is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RestError && error.code === Code.NOT_FOUND) return null;
  throw error;
}
