import { toHex } from "../../../../schema/rules/hex";
import { sha256 } from "../../shared/crypto";

const ALGORITHM = "TC3-HMAC-SHA256";
const encoder = new TextEncoder();

export interface Tc3Request {
  secretId: string;
  secretKey: string;
  /** Product, e.g. `sms`. */
  service: string;
  host: string;
  contentType: string;
  payload: string;
  /** Seconds since the epoch; also sent as X-TC-Timestamp. */
  timestamp: number;
}

/** The Authorization header of a Tencent Cloud API 3.0 POST: signature v3 over content-type, host and body. */
export async function tc3Authorization(request: Tc3Request): Promise<string> {
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${request.service}/tc3_request`;
  const signedHeaders = "content-type;host";
  const canonicalRequest = [
    "POST",
    "/",
    "",
    `content-type:${request.contentType}\nhost:${request.host}\n`,
    signedHeaders,
    await sha256(request.payload),
  ].join("\n");
  const stringToSign = [ALGORITHM, request.timestamp, scope, await sha256(canonicalRequest)].join("\n");

  const dateKey = await hmac(encoder.encode(`TC3${request.secretKey}`), date);
  const serviceKey = await hmac(dateKey, request.service);
  const signingKey = await hmac(serviceKey, "tc3_request");
  const signature = toHex(await hmac(signingKey, stringToSign));
  return `${ALGORITHM} Credential=${request.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}
