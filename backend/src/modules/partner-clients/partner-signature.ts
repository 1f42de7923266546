import { type InnerList, isInnerList, parseDictionary, serializeInnerList } from "structured-headers";
import { MINUTE, SECOND } from "../../shared/clock";

/** The most that the time of a signature may differ from ours, before and after. */
const WINDOW_MS = 5 * MINUTE;
/** Of Ed25519. */
const SIGNATURE_BYTES = 64;
/** Random text of the client, which makes a request unique. */
const NONCE = /^[\w+/=.-]{16,64}$/;
/**
 * Components that every signature covers, and headers that it covers when the request has them; calls read no
 * other headers.
 */
const ALWAYS = ["@method", "@target-uri"];
const WHERE_SENT = ["content-digest", "content-type", "idempotency-key", "partner-person"];

/** The well-formed signature of a request; its author is not checked yet. */
export interface PartnerSignature {
  readonly clientId: number;
  readonly nonce: string;
  readonly signature: Uint8Array<ArrayBuffer>;
  /** The signed bytes. */
  readonly base: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the signature of a request (RFC 9421): a single, recent signature that covers everything that a call
 * reads. Null for all others; callers are not told what is wrong.
 *
 * @param now ms
 */
export function readSignature(request: Request, now: number): PartnerSignature | null {
  try {
    return signatureOf(request, now);
  } catch {
    // Headers that are not structured fields, or that name missing headers.
    return null;
  }
}

function signatureOf(request: Request, now: number): PartnerSignature | null {
  const inputs = [...parseDictionary(request.headers.get("signature-input") ?? "")];
  const signatures = parseDictionary(request.headers.get("signature") ?? "");
  const [label, input] = inputs[0] ?? [];
  if (inputs.length !== 1 || signatures.size !== 1 || label === undefined || !input) return null;
  if (!isInnerList(input)) return null;
  const [signature] = signatures.get(label) ?? [];
  if (!(signature instanceof ArrayBuffer) || signature.byteLength !== SIGNATURE_BYTES) return null;
  if (!isComplete(input, request)) return null;
  const { created, expires, keyid, nonce, alg } = Object.fromEntries(input[1]);
  if (typeof created !== "number" || Math.abs(created * SECOND - now) > WINDOW_MS) return null;
  if (expires !== undefined && !(typeof expires === "number" && expires * SECOND > now)) return null;
  if (alg !== undefined && alg !== "ed25519") return null;
  if (typeof keyid !== "string" || !/^\d{1,16}$/.test(keyid)) return null;
  if (typeof nonce !== "string" || !NONCE.test(nonce)) return null;
  const base = new TextEncoder().encode(baseOf(input, request));
  return { clientId: Number(keyid), nonce, signature: new Uint8Array(signature), base };
}

/** Names of the covered components; null for one with parameters, which we do not use. */
const namesOf = ([items]: InnerList): (string | null)[] =>
  items.map(([name, parameters]) => (typeof name === "string" && parameters.size === 0 ? name : null));

function isComplete(input: InnerList, request: Request): boolean {
  const names = namesOf(input);
  const wanted = [...ALWAYS, ...WHERE_SENT.filter((name) => request.headers.has(name))];
  return new Set(names).size === names.length && wanted.every((name) => names.includes(name));
}

/** The signature base, line by line as RFC 9421 section 2.5 has it. */
function baseOf(input: InnerList, request: Request): string {
  const lines = namesOf(input).map((name) => `"${name}": ${componentOf(name, request)}`);
  return [...lines, `"@signature-params": ${serializeInnerList(input)}`].join("\n");
}

function componentOf(name: string | null, { method, url, headers }: Request): string {
  if (name === "@method") return method;
  if (name === "@target-uri") return url;
  const value = name === null || name.startsWith("@") ? null : headers.get(name);
  if (value === null) throw new Error("a component that is not there");
  return value.trim();
}

/** The SHA-256 of the body according to the request (RFC 9530), as bytes; null without one. */
export function saidDigest(request: Request): Uint8Array | null {
  try {
    const [digest] = parseDictionary(request.headers.get("content-digest") ?? "").get("sha-256") ?? [];
    return digest instanceof ArrayBuffer ? new Uint8Array(digest) : null;
  } catch {
    return null;
  }
}
