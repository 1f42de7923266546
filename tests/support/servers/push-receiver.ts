import { fromBase64Url, toBase64Url } from "../../../backend/src/providers/push/base64url";
import type { PushTarget } from "../../../backend/src/providers/push/push-sender";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const encoder = new TextEncoder();

/** A push as it reached its browser, and who sent it. */
export interface ReceivedPush {
  readonly text: string;
  readonly claims: { aud: string; exp: number; sub: string };
}

/**
 * A browser with its push service: it subscribes, checks who sends, and decrypts by the other side of RFC 8291, written
 * independently from the document, so that a mistake of ours is not made twice.
 */
export async function createPushReceiver(endpoint: string): Promise<{
  readonly target: PushTarget;
  receive(request: Request): Promise<ReceivedPush>;
}> {
  const keys = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));

  async function decrypt(body: Uint8Array<ArrayBuffer>): Promise<string> {
    const salt = body.slice(0, 16);
    const length = body[20] ?? 0;
    const theirs = body.slice(21, 21 + length);
    const sealed = body.slice(21 + length);
    const sender = await crypto.subtle.importKey("raw", theirs, CURVE, false, []);
    const algorithm = { name: "ECDH", public: sender } as unknown as SubtleCryptoDeriveKeyAlgorithm;
    const secret = await crypto.subtle.deriveBits(algorithm, keys.privateKey, 256);
    const info = Uint8Array.from([...encoder.encode("WebPush: info\0"), ...ours, ...theirs]);
    const material = await expand(await extract(auth, secret), info, 32);
    const random = await extract(salt, material);
    const key = await expand(random, Uint8Array.from(encoder.encode("Content-Encoding: aes128gcm\0")), 16);
    const iv = await expand(random, Uint8Array.from(encoder.encode("Content-Encoding: nonce\0")), 12);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const record = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, sealed));
    if (record.at(-1) !== 2) throw new Error("not the last record");
    return new TextDecoder().decode(record.slice(0, -1));
  }

  return {
    target: { endpoint, p256dh: toBase64Url(ours), auth: toBase64Url(auth) },
    async receive(request) {
      const [, token = "", publicKey = ""] =
        /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
      const claims = await verified(token, publicKey);
      return { text: await decrypt(new Uint8Array(await request.arrayBuffer())), claims };
    },
  };
}

/** The claims of a token that this key has signed. @throws when it has not */
async function verified(token: string, publicKey: string): Promise<ReceivedPush["claims"]> {
  const [head = "", body = "", signature = ""] = token.split(".");
  const ecdsa = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", fromBase64Url(publicKey), ecdsa, false, ["verify"]);
  const isTheirs = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    fromBase64Url(signature),
    encoder.encode(`${head}.${body}`),
  );
  if (!isTheirs) throw new Error("signed by somebody else");
  return JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
}

async function hmac(key: BufferSource, data: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const hmacKey = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", hmacKey, data));
}

const extract = (salt: BufferSource, secret: BufferSource) => hmac(salt, secret);

/** The first block of HKDF's expansion, which is all that is needed here. */
const expand = async (key: BufferSource, info: Uint8Array, bytes: number) =>
  (await hmac(key, Uint8Array.from([...info, 1]))).slice(0, bytes);
