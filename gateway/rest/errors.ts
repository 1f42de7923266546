/** The backend ended the session: 7001 for a missing or rejected token, 7002 for a blocked account (GEN-11). */
export class SessionError extends Error {
  override readonly name = "SessionError";
  constructor(
    readonly code: 7001 | 7002,
    message: string,
  ) {
    super(message);
  }
}

/** A request that needs more calls of the backend than one may (security.md S36). */
export class TooManyCalls extends Error {
  override readonly name = "TooManyCalls";
}

/** `circuit-open`: not sent, because the backend has just failed repeatedly (see backend-guard.ts). */
export type UpstreamReason = "timeout" | "network" | "status" | "not-json" | "shape" | "circuit-open";

/**
 * The backend could not be reached or broke the contract. The message names the call and the problem, and
 * never contains text of the backend.
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  constructor(
    readonly callId: string,
    readonly reason: UpstreamReason,
    detail = "",
  ) {
    super(`${callId}: ${reason}${detail && ` ${detail}`}`);
  }
}
