import { signMessage } from "http-message-signatures/lib/httpbis";

/** Fields that every signature covers; each header of the request is covered besides. */
const FIELDS = ["@method", "@target-uri"];

/** Bytes as base64, as headers and keys have them. */
export const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** The digest of a body as RFC 9530 writes it. */
export const digestOf = async (body: string | Uint8Array<ArrayBuffer>): Promise<string> => {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return `sha-256=:${toBase64(await crypto.subtle.digest("SHA-256", bytes))}:`;
};

/** The key with which a partner client signs. */
export interface SigningKey {
  /** Id of the client. */
  readonly keyId: number;
  /** Ed25519. */
  readonly privateKey: CryptoKey;
  /** ms. */
  readonly now: number;
}

/** Parameters of a signature that differ from the usual ones. */
export interface SignatureParameters {
  readonly nonce?: string;
  /** Seconds. */
  readonly created?: number;
  /** Seconds. */
  readonly expires?: number;
  readonly alg?: string;
  /** Names that the signature covers. */
  readonly fields?: readonly string[];
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A request of the partner API with its signature by RFC 9421 (decision 074). */
export async function signRequest(
  { method, url, headers = {}, body }: UnsignedRequest,
  { keyId, privateKey, now }: SigningKey,
  parameters: SignatureParameters = {},
): Promise<{ url: string; init: RequestInit & { headers: Record<string, string> } }> {
  const all: Record<string, string> = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (body !== undefined) all["content-digest"] = await digestOf(body);
  const created = parameters.created ?? Math.floor(now / 1000);
  const signed = await signMessage(
    {
      key: {
        id: String(keyId),
        sign: async (data) =>
          new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, new Uint8Array(data))) as never,
      },
      fields: [...(parameters.fields ?? [...FIELDS, ...Object.keys(all)])],
      params: [
        "created",
        "keyid",
        "nonce",
        ...(parameters.expires ? ["expires"] : []),
        ...(parameters.alg ? ["alg"] : []),
      ],
      paramValues: {
        created: new Date(created * 1000),
        nonce: parameters.nonce ?? crypto.randomUUID(),
        ...(parameters.expires ? { expires: new Date(parameters.expires * 1000) } : {}),
        ...(parameters.alg ? { alg: parameters.alg } : {}),
      },
    },
    { method, url, headers: all },
  );
  const signedHeaders = Object.fromEntries(
    Object.entries(signed.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return { url, init: { method, headers: signedHeaders, ...(body === undefined ? {} : { body }) } };
}
