import { isSigned, sign } from "../signature";

/**
 * The token with which a participant gets onto the line of one call: the backend makes it, the site verifies it. It
 * reads `<instance>.<side>.<until>.<signature>`, an HMAC-SHA-256 over the rest (security.md S22).
 */
export type CallSide = "caller" | "callee";

export interface CallPass {
  readonly instanceId: string;
  readonly side: CallSide;
  /** ms */
  readonly until: number;
}

/** A token opens the line for so long, ms; keeping the call alive brings new ones. */
export const CALL_TOKEN_MS = 2 * 60_000;

/** Path by which the backend says that a call is over, signed like events for rooms. */
export const callEndPath = (instanceId: string) => `/calls/${instanceId}/end`;
/** What stands for the user in that signature. */
export const callEndSubject = (instanceId: string) => `call:${instanceId}`;

const TOKEN = /^([0-9a-f]{32})\.(caller|callee)\.(\d{1,15})\.([0-9a-f]{64})$/;

/** The first word keeps signatures of other kinds with the same secret from counting here. */
const signed = ({ instanceId, side, until }: CallPass) => `call-line.${instanceId}.${side}.${until}`;

/** The token of a pass. */
export async function signCallPass(secret: string, pass: CallPass): Promise<string> {
  const signature = await sign(secret, signed(pass));
  return `${pass.instanceId}.${pass.side}.${pass.until}.${signature}`;
}

/** The pass of a token that is good now (ms), or null. */
export async function readCallPass(secret: string, token: string, now: number): Promise<CallPass | null> {
  const [, instanceId = "", side, until = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (side !== "caller" && side !== "callee") return null;
  const pass: CallPass = { instanceId, side, until: Number(until) };
  if (now >= pass.until) return null;
  return (await isSigned(secret, signed(pass), signature)) ? pass : null;
}
