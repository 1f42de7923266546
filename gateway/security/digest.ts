import { toHex } from "../../schema/rules/hex";

const encoder = new TextEncoder();

const sha256 = (content: string | Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.digest("SHA-256", typeof content === "string" ? encoder.encode(content) : content);

/** SHA-256 of a text or of bytes as lower-case hex. */
export async function sha256Hex(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await sha256(content)));
}

/** SHA-256 of a text in base64, as content security policies name scripts. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await sha256(text))));
}
