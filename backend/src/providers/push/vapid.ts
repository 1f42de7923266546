import { HOUR, SECOND } from "../../shared/clock";
import { fromBase64Url, toBase64Url } from "./base64url";

/** Who sends, for the push services (RFC 8292); from the configuration. */
export interface VapidKeys {
  /** Uncompressed point of P-256, base64url; browsers subscribe to it. */
  readonly publicKey: string;
  /** Its private number, base64url. */
  readonly privateKey: string;
  /** Whom a push service may ask: `mailto:` or `https:`. */
  readonly subject: string;
}

/** A push service takes one for a day at most. */
const VALID_MS = 12 * HOUR;

/** The `Authorization` of a push to this address. @throws when the keys are none @param now ms */
export async function vapidAuthorization(
  endpoint: string,
  { publicKey, privateKey, subject }: VapidKeys,
  now: number,
): Promise<string> {
  const point = fromBase64Url(publicKey);
  const key = await crypto.subtle.importKey(
    "jwk",
    {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: toBase64Url(point.slice(1, 33)),
      y: toBase64Url(point.slice(33)),
    },
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["sign"],
  );
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + VALID_MS) / SECOND),
    sub: subject,
  };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    new TextEncoder().encode(signed),
  );
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
}

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
