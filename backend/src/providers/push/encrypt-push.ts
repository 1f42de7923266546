import { fromBase64Url } from "./base64url";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const SALT_BYTES = 16;
const RECORD_SIZE = 4096;
/** Ends the last record (RFC 8188). */
const LAST_RECORD = 2;

/** What a browser says of itself when it subscribes, base64url. */
export interface PushKeys {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** Its secret of 16 bytes. */
  readonly auth: string;
}

/** What an encryption draws by chance; tests fix it. */
export interface PushChance {
  readonly keys: CryptoKeyPair;
  readonly salt: Uint8Array<ArrayBuffer>;
}

/**
 * Encrypts a push for one browser, so that the service on its way cannot read it: aes128gcm with the keys of RFC 8291,
 * one record. Answers the body of the request.
 *
 * @throws when the browser's keys are none
 */
export async function encryptPush(
  text: string,
  browser: PushKeys,
  chance?: PushChance,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, salt } = chance ?? (await draw());
  const theirs = fromBase64Url(browser.p256dh);
  const publicKey = await crypto.subtle.importKey("raw", theirs, CURVE, false, []);
  const secret = await crypto.subtle.deriveBits(dhWith(publicKey), keys.privateKey, 256);
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const info = joined([bytesOf("WebPush: info\0"), theirs, ours]);
  const material = await hkdf(secret, fromBase64Url(browser.auth), info, 32);
  const key = await hkdf(material, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(material, salt, bytesOf("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const record = joined([bytesOf(text), Uint8Array.of(LAST_RECORD)]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, record);
  const head = new DataView(new ArrayBuffer(5));
  head.setUint32(0, RECORD_SIZE);
  head.setUint8(4, ours.length);
  return joined([salt, new Uint8Array(head.buffer), ours, new Uint8Array(sealed)]);
}

async function draw(): Promise<PushChance> {
  const keys = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  return { keys, salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)) };
}

/** The types of Workers call the standard's `public` otherwise. */
const dhWith = (key: CryptoKey) =>
  ({ name: "ECDH", public: key }) as unknown as SubtleCryptoDeriveKeyAlgorithm;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function hkdf(
  secret: ArrayBuffer | Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
  return new Uint8Array(bits);
}
