import { fromBase64, toBase64 } from "../rsa";

/** An AEAD_AES_256_GCM resource of API v3. */
interface SealedText {
  /** base64, the tag at its end. */
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associatedData: string;
}

const encoder = new TextEncoder();

const importKey = (apiV3Key: string, use: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", encoder.encode(apiV3Key), "AES-GCM", false, [use]);

const parameters = ({ nonce, associatedData }: Pick<SealedText, "nonce" | "associatedData">) => ({
  name: "AES-GCM",
  iv: encoder.encode(nonce),
  additionalData: encoder.encode(associatedData),
});

/** The text of a sealed resource. Throws when it was sealed with another key or changed since. */
export async function openText(sealed: SealedText, apiV3Key: string): Promise<string> {
  const key = await importKey(apiV3Key, "decrypt");
  const bytes = await crypto.subtle.decrypt(parameters(sealed), key, fromBase64(sealed.ciphertext));
  return new TextDecoder().decode(bytes);
}

/** Seals a text as WeChat Pay does. */
export async function sealText(
  text: string,
  apiV3Key: string,
  parts: Pick<SealedText, "nonce" | "associatedData">,
): Promise<string> {
  const key = await importKey(apiV3Key, "encrypt");
  return toBase64(new Uint8Array(await crypto.subtle.encrypt(parameters(parts), key, encoder.encode(text))));
}
