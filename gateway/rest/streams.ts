import { type Deadline, startDeadline } from "../../schema/rest/deadline";
import type { RestCall } from "../../schema/rest/rest-call";
import { NO_CLIENT } from "../security/client";
import { createBackendGuard } from "./backend-guard";
import { UpstreamError } from "./errors";
import { noteRefusal } from "./refusal";
import { identityHeaders } from "./request";
import { type Answer, readData } from "./response";
import { sendOnce } from "./send-once";
import type { TransportOptions } from "./transport";

/** A request whose body or answer is passed on as bytes: files, exports, notifications. */
interface StreamRequest {
  /** Id in the contract, for log and errors. */
  readonly id: string;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** Headers only for this request, such as `Content-Type` or `Range`. */
  readonly headers?: Headers;
  /** A stream is the visitor's own body, which is sent on while it arrives. */
  readonly body?: ReadableStream | ArrayBuffer;
  /**
   * The identity that is sent: the session, the browser without its session, or neither. The request id is
   * always sent.
   */
  readonly identity: "session" | "browser" | "none";
  /** Deadline, ms. */
  readonly timeoutMs: number;
  /** Whether the deadline is for the whole request, or for the first byte of the answer. */
  readonly timed: "whole" | "first byte";
}

/** Requests of one visit that are streamed, besides its typed calls. */
export interface Streams {
  /**
   * Sends a request once and resolves with the backend's answer, whatever its status.
   *
   * @throws UpstreamError when no answer came, or the circuit is open
   */
  send(request: StreamRequest): Promise<Response>;
  /**
   * Reads an answer in the documented envelope. An ended session is dropped, and the waiting time of a limit
   * is kept.
   *
   * @throws UpstreamError for anything that is not the documented envelope
   */
  read(call: RestCall, response: Response): Promise<Answer>;
}

type StreamOptions = Pick<
  TransportOptions,
  "backend" | "token" | "requestId" | "client" | "usage" | "guard" | "onSessionRejected"
>;

/** The streams of one request. They share identity, usage and circuit breaker with its typed calls. */
export function createStreams(options: StreamOptions): Streams {
  const { backend, requestId, client, guard = createBackendGuard() } = options;

  return {
    async send({ id, method, path, headers: own, body, identity, timeoutMs, timed }) {
      if (!guard.admit()) throw new UpstreamError(id, "circuit-open");
      const headers = new Headers(own);
      const added = identityHeaders({
        token: identity === "session" ? options.token() : null,
        requestId,
        client: identity === "none" ? NO_CLIENT : client,
      });
      for (const [name, value] of Object.entries(added)) headers.set(name, value);

      const deadline = timed === "whole" ? wholeDeadline(timeoutMs) : startDeadline(timeoutMs);
      const init = { method, headers, body, redirect: "manual", signal: deadline.signal } as const;
      // The time for the rest depends on the file's size and the visitor's connection.
      const outcome = await sendOnce(options, id, { url: `${backend.origin}${path}`, init }).finally(() =>
        deadline.end(),
      );
      if (!(outcome instanceof UpstreamError)) {
        guard.settle(outcome.status >= 500 ? "failed" : "answered");
        return outcome;
      }
      // The visitor's own connection may have failed, so this tells nothing about the backend.
      if (!(body instanceof ReadableStream)) guard.settle("failed");
      throw outcome;
    },

    async read(call, response) {
      const answer = await readData(call, response);
      if (!answer.ok) noteRefusal(options, answer.code, response.headers);
      return answer;
    },
  };
}

const wholeDeadline = (ms: number): Deadline => ({
  signal: AbortSignal.timeout(ms),
  end: () => undefined,
});
