import type { RestCall } from "../../schema/rest/call";
import { Code } from "../../schema/rest/codes";
import { RestError } from "../../schema/rest/rest-error";
import type { Backend } from "./backend";
import { SessionError, UpstreamError } from "./errors";
import { buildRequest, type PlainRequest, type RawArgs } from "./request";
import { readData } from "./response";
import type { RestUsage } from "./usage";

export interface CallOptions {
  /** Extra headers, e.g. Idempotency-Key. */
  headers?: Readonly<Record<string, string>>;
}

export type SendCall = (call: RestCall, args: RawArgs, options: CallOptions) => Promise<unknown>;

export interface TransportOptions {
  backend: Backend;
  /** Asked before every call, because signing in changes it within a request. Null for visitors. */
  token(): string | null;
  requestId: string;
  /** Address of the browser as the edge saw it; null when unknown. */
  clientAddress: string | null;
  usage: RestUsage;
  /** Called when the backend refuses the session. */
  onSessionRejected(): void;
  /** Called after a call that may have changed something, so that nothing read before is believed any longer. */
  onWrite(): void;
  /** For a call with its retries, ms. */
  timeoutMs?: number;
  /** Waits between attempts; tests replace it. */
  pause?(milliseconds: number): Promise<void>;
}

const RETRIES = 2;
const RETRY_STATUS = new Set([502, 503, 504]);
const DEFAULT_TIMEOUT_MS = 8000;

/** Sends calls of the contract for one request: identity, deadline, retries of safe calls, counting. */
export function createTransport(options: TransportOptions): SendCall {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const pause = options.pause ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

  async function fetchOnce(call: RestCall, { url, init }: PlainRequest): Promise<Response | UpstreamError> {
    const started = Date.now();
    options.usage.count += 1;
    try {
      return await options.backend.fetch(url, init);
    } catch (error) {
      const timedOut = init.signal?.aborted || (error instanceof Error && error.name === "TimeoutError");
      return new UpstreamError(call.id, timedOut ? "timeout" : "network");
    } finally {
      options.usage.milliseconds += Date.now() - started;
    }
  }

  return async (call, args, { headers }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const identity = {
      token: options.token(),
      requestId: options.requestId,
      clientAddress: options.clientAddress,
    };
    const attempts = call.safe ? 1 + RETRIES : 1;

    for (let attempt = 1; ; attempt++) {
      const outcome = await fetchOnce(
        call,
        buildRequest({ call, args, headers, identity, origin: options.backend.origin, signal }),
      );
      const failed = outcome instanceof UpstreamError || RETRY_STATUS.has(outcome.status);
      const timedOut = outcome instanceof UpstreamError && outcome.reason === "timeout";
      if (failed && !timedOut && attempt < attempts) {
        if (!(outcome instanceof UpstreamError)) await outcome.body?.cancel();
        // Jitter keeps many isolates from knocking again at the same moment.
        await pause(50 * 2 ** attempt * (0.5 + Math.random()));
        continue;
      }
      if (!call.safe) options.onWrite();
      if (outcome instanceof UpstreamError) throw outcome;
      return await settle(call, outcome);
    }
  };

  async function settle(call: RestCall, response: Response): Promise<unknown> {
    const answer = await readData(call, response);
    if (answer.ok) return answer.data;
    if (answer.code === Code.NOT_LOGGED_IN || answer.code === Code.BLOCKED) {
      options.onSessionRejected();
      throw new SessionError(answer.code, answer.message);
    }
    throw new RestError(answer.code, answer.message);
  }
}
