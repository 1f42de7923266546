const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const encoder = new TextEncoder();

/** Bytes of a PEM or of its bare base64 body. Throws RangeError for anything else. */
function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const body = pem.replace(/-----(?:BEGIN|END) [A-Z ]+-----/g, "").replace(/\s|\\n/g, "");
  try {
    return fromBase64(body);
  } catch {
    throw new RangeError("the key is no PEM");
  }
}

/** Private key in PKCS#8, as PEM or its bare base64. */
const importPrivateKey = (pem: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("pkcs8", derOf(pem), ALGORITHM, false, ["sign"]);

/** Public key in SPKI, as PEM or its bare base64. */
const importPublicKey = (pem: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("spki", derOf(pem), ALGORITHM, false, ["verify"]);

/** SHA256-with-RSA over a text, base64. */
export async function signText(privateKey: string, text: string): Promise<string> {
  const key = await importPrivateKey(privateKey);
  return toBase64(new Uint8Array(await crypto.subtle.sign(ALGORITHM.name, key, encoder.encode(text))));
}

/** Whether the signature (base64) over the text was made with the key's private half. False for what is no base64. */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64(signature);
  } catch {
    return false;
  }
  const key = await importPublicKey(publicKey);
  return crypto.subtle.verify(ALGORITHM.name, key, bytes, encoder.encode(text));
}

const SEALING = { name: "RSA-OAEP", hash: "SHA-1" } as const;

/** A short text, such as a name, that only the holder of the private half can read (RSAES-OAEP with SHA-1), base64. */
export async function sealForPlatform(publicKey: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("spki", derOf(publicKey), SEALING, false, ["encrypt"]);
  return toBase64(new Uint8Array(await crypto.subtle.encrypt(SEALING, key, encoder.encode(text))));
}

/** The inverse of {@link sealForPlatform}; throws for what was sealed otherwise. */
export async function openAsPlatform(privateKey: string, sealed: string): Promise<string> {
  const key = await crypto.subtle.importKey("pkcs8", derOf(privateKey), SEALING, false, ["decrypt"]);
  return new TextDecoder().decode(await crypto.subtle.decrypt(SEALING, key, fromBase64(sealed)));
}

/** Bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** The inverse of {@link toBase64}. Throws for what is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
