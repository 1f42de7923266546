import { startDeadline } from "../../schema/rest/deadline";
import type { RestCall } from "../../schema/rest/rest-call";
import type { CallOptions } from "../../schema/rest/rest-client";
import { RestError } from "../../schema/rest/rest-error";
import { Code } from "../../schema/rules/codes";
import type { Client } from "../security/client";
import { dataWithout, isAbsent } from "./absent-calls";
import type { Backend } from "./backend";
import { type BackendGuard, createBackendGuard } from "./backend-guard";
import { SessionError, TooManyCalls, UpstreamError } from "./errors";
import type { KnownCalls } from "./known-calls";
import { noteRefusal } from "./refusal";
import { buildRequest, type PlainRequest, type RawArgs } from "./request";
import { readData } from "./response";
import { sendOnce } from "./send-once";
import type { RestUsage } from "./usage";

export type SendCall = (call: RestCall, args: RawArgs, options: CallOptions) => Promise<unknown>;

export interface TransportOptions {
  backend: Backend;
  /** Read before every call, because signing in changes it during a request. Null for visitors. */
  token(): string | null;
  requestId: string;
  /** The browser behind the request. */
  client: Client;
  usage: RestUsage;
  /** Shared by the requests of an isolate; a single call gets its own. */
  guard?: BackendGuard;
  /** Records which calls the backend has. */
  known?: KnownCalls;
  /** Called when the backend rejects the session (7001). */
  onSessionRejected(): void;
  /** Called after a call that may have changed something, so that earlier reads are discarded. */
  onWrite(): void;
  /** Deadline of a call including its retries, ms. */
  timeoutMs?: number;
  /** Waits between attempts; tests replace it. */
  pause?(milliseconds: number): Promise<void>;
}

const RETRIES = 2;
const RETRY_STATUS = new Set([502, 503, 504]);
const DEFAULT_TIMEOUT_MS = 8000;
/**
 * Requests to the backend that one request may need: a page of 100 rows with a call for each leaves room. The cost of an
 * operation cannot tell them, because some lists have no page (security.md S36).
 */
const MOST_CALLS = 120;
const TOO_MANY_CALLS = `The operation needs more than ${MOST_CALLS} calls of the backend.`;
/** Makes a write repeatable: the backend answers a known key as it did the first time. */
const KEY_HEADER = "Idempotency-Key";

/**
 * Sends the contract's calls for one request. It adds the identity, counts calls, sets one deadline for a
 * call and its retries, retries safe calls and writes with a key, and sends nothing while the circuit is
 * open.
 */
export function createTransport(options: TransportOptions): SendCall {
  const guard = options.guard ?? createBackendGuard();
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const pause = options.pause ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

  const isRepeatable = (headers: CallOptions["headers"]) =>
    !options.backend.isForeign && headers?.[KEY_HEADER] !== undefined;

  return async (call, args, { headers, form }) => {
    // An absent call is not tried on every page (decision 046).
    if (options.backend.isForeign && options.known?.has(call) === false) return dataWithout(call);
    if (options.usage.count >= MOST_CALLS) throw new TooManyCalls(TOO_MANY_CALLS);
    if (!guard.admit()) throw new UpstreamError(call.id, "circuit-open");
    const deadline = startDeadline(timeoutMs);
    try {
      const request = buildRequest({
        call,
        args,
        headers,
        form,
        identity: {
          token: options.token(),
          requestId: options.requestId,
          client: options.client,
        },
        origin: options.backend.origin,
        signal: deadline.signal,
      });
      const data = await settle(call, await send(call, request, isRepeatable(headers)));
      guard.settle("answered");
      return data;
    } catch (error) {
      guard.settle(error instanceof UpstreamError ? "failed" : "answered");
      throw error;
    } finally {
      deadline.end();
    }
  };

  async function send(call: RestCall, request: PlainRequest, isKeyed: boolean): Promise<Response> {
    const attempts = call.safe || isKeyed ? 1 + RETRIES : 1;
    for (let attempt = 1; ; attempt++) {
      const outcome = await sendOnce(options, call.id, request);
      const failed = outcome instanceof UpstreamError || RETRY_STATUS.has(outcome.status);
      const timedOut = outcome instanceof UpstreamError && outcome.reason === "timeout";
      if (failed && !timedOut && attempt < attempts && guard.takeRetry()) {
        if (!(outcome instanceof UpstreamError)) await outcome.body?.cancel();
        // A random part keeps isolates from retrying at the same moment.
        await pause(50 * 2 ** attempt * (0.5 + Math.random()));
        continue;
      }
      if (!call.safe) options.onWrite();
      if (outcome instanceof UpstreamError) throw outcome;
      return outcome;
    }
  }

  async function settle(call: RestCall, response: Response): Promise<unknown> {
    if (isAbsent(call, response)) {
      await response.body?.cancel();
      options.known?.note(call, true);
      return dataWithout(call);
    }
    const answer = await readData(call, response);
    // A platform may check the session before it looks up the call.
    if (answer.ok || answer.code !== Code.NOT_LOGGED_IN) options.known?.note(call, false);
    if (answer.ok) return answer.data;
    noteRefusal(options, answer.code, response.headers);
    if (answer.code === Code.NOT_LOGGED_IN || answer.code === Code.BLOCKED)
      throw new SessionError(answer.code, answer.message);
    throw new RestError(answer.code, answer.message, answer.field);
  }
}
