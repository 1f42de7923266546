import { inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import type { Directory } from "../../../shared/stores/stores";
import { toBase64 } from "../rsa";
import { sandboxPayKeys } from "./sandbox-pay.tables";

const keyPair = z.object({ privateKey: z.string(), publicKey: z.string() });
type KeyPair = z.infer<typeof keyPair>;

/** Both sides' keys: the merchant's, which only we sign with, and the provider's, which only the sandbox signs with. */
export interface SandboxKeys {
  readonly merchant: KeyPair;
  readonly provider: KeyPair;
}

/** The sandbox's key pairs, made when they are first needed. A second caller takes the stored pair. */
export async function loadSandboxKeys(directory: Directory): Promise<SandboxKeys> {
  const known = await readKeys(directory);
  if (known) return known;
  for (const name of ["merchant", "provider"]) {
    const value = JSON.stringify(await generateKeyPair());
    await drizzle(directory).insert(sandboxPayKeys).values({ name, value }).onConflictDoNothing();
  }
  const made = await readKeys(directory);
  if (!made) throw new Error("the sandbox's keys were not stored");
  return made;
}

async function readKeys(directory: Directory): Promise<SandboxKeys | null> {
  const rows = await drizzle(directory)
    .select()
    .from(sandboxPayKeys)
    .where(inArray(sandboxPayKeys.name, ["merchant", "provider"]));
  const stored = (name: string) => rows.find((row) => row.name === name)?.value;
  const [merchant, provider] = [stored("merchant"), stored("provider")];
  if (!merchant || !provider) return null;
  return { merchant: keyPair.parse(JSON.parse(merchant)), provider: keyPair.parse(JSON.parse(provider)) };
}

const exported = z.instanceof(ArrayBuffer);

async function generateKeyPair(): Promise<KeyPair> {
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no key pair");
  const base64 = async (format: "pkcs8" | "spki", key: CryptoKey) =>
    toBase64(new Uint8Array(exported.parse(await crypto.subtle.exportKey(format, key))));
  return {
    privateKey: await base64("pkcs8", pair.privateKey),
    publicKey: await base64("spki", pair.publicKey),
  };
}
