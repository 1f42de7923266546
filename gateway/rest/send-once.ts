import type { Backend } from "./backend";
import { UpstreamError } from "./errors";
import type { PlainRequest } from "./request";
import { type RestUsage, recordCall } from "./usage";

/** Header with the id of the session's owner, only for the log. */
const USER_HEADER = "X-User-Id";

/**
 * Sends one request and records it. A failure is returned, not thrown, because callers may try again.
 *
 * @param id of the call, for log and errors
 */
export async function sendOnce(
  { backend, usage }: { backend: Backend; usage: RestUsage },
  id: string,
  { url, init }: PlainRequest,
): Promise<Response | UpstreamError> {
  const started = Date.now();
  usage.count += 1;
  try {
    const response = await backend.fetch(url, init);
    usage.userId ??= response.headers.get(USER_HEADER);
    recordCall(usage, { id, outcome: response.status, ms: Date.now() - started });
    return response;
  } catch (error) {
    const timedOut = init.signal?.aborted || (error instanceof Error && error.name === "TimeoutError");
    const reason = timedOut ? "timeout" : "network";
    recordCall(usage, { id, outcome: reason, ms: Date.now() - started });
    return new UpstreamError(id, reason);
  }
}
