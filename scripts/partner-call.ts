import { createPrivateKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isMain } from "./lib/d1";
import { signRequest } from "./lib/sign-request";

/** Token of the operator API on a developer's machine (backend/wrangler.toml). */
const LOCAL_TOKEN = "local-operator-token";

const USAGE = `npm run partner:call -- <method> <path> [<json>]
  --origin https://partner.example.com --key-id <id> --key-file <file> --person <name>
  [--idempotency-key <text>]
The options of the first line may be in PARTNER_ORIGIN, PARTNER_KEY_ID, PARTNER_KEY_FILE and PARTNER_PERSON.
Behind Cloudflare Access, its service token is in PARTNER_ACCESS_ID and PARTNER_ACCESS_SECRET.
On a developer's machine --origin http://127.0.0.1:8787 is enough.`;

/** A call of the operator API from the command line. */
export interface PartnerCall {
  readonly method: string;
  /** Begins with `/operator/api/`. */
  readonly path: string;
  /** JSON. */
  readonly body: string | undefined;
  /** The same with a repeated call, so that it is done once. */
  readonly idempotencyKey: string | undefined;
  readonly origin: string;
  /** The client with its private key as PEM; null on a developer's machine. */
  readonly client: { readonly keyId: number; readonly pem: string; readonly person: string } | null;
  /** A service token of Cloudflare Access; null where none stands in front. */
  readonly access: { readonly id: string; readonly secret: string } | null;
}

/** Sends a call as a partner client does (decision 074). */
export async function callPartner(
  { method, path, body, idempotencyKey, origin, client, access }: PartnerCall,
  now: number,
): Promise<Response> {
  const url = new URL(path, origin).href;
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
  };
  const content = body === undefined ? {} : { body };
  if (!client)
    return fetch(url, {
      method,
      headers: { ...headers, Authorization: `Bearer ${LOCAL_TOKEN}` },
      ...content,
    });
  const der = new Uint8Array(createPrivateKey(client.pem).export({ type: "pkcs8", format: "der" }));
  const privateKey = await crypto.subtle.importKey("pkcs8", der, "Ed25519", false, ["sign"]);
  const unsigned = { method, url, headers: { ...headers, "Partner-Person": client.person }, ...content };
  const { init } = await signRequest(unsigned, { keyId: client.keyId, privateKey, now });
  // Added after signing, because the edge may take these away. A redirect would carry them to another place.
  const passed = access && { "CF-Access-Client-Id": access.id, "CF-Access-Client-Secret": access.secret };
  return fetch(url, { ...init, headers: { ...init.headers, ...passed }, redirect: "manual" });
}

const envelope = z.object({ code: z.number() });

/**
 * Reads an answer for the person who has called: its text, after the status where it is no answer of the operator API
 * but one of what stands in front of it.
 */
export async function readAnswer(answer: Response): Promise<{ text: string; isDone: boolean }> {
  const text = await answer.text();
  const code = codeOf(text);
  if (code !== null) return { text, isDone: answer.ok && code === 0 };
  const target = answer.headers.get("location");
  return { text: [answer.status, target, text].filter(Boolean).join(" "), isDone: false };
}

/** The code of an answer of the operator API; null for a text that is none. */
function codeOf(text: string): number | null {
  try {
    return envelope.parse(JSON.parse(text)).code;
  } catch {
    return null;
  }
}

/** @throws Error where only one half of the token is there */
function accessOf({ PARTNER_ACCESS_ID: id, PARTNER_ACCESS_SECRET: secret }: NodeJS.ProcessEnv) {
  if (id && secret) return { id, secret };
  if (id || secret) throw new Error(`PARTNER_ACCESS_ID or PARTNER_ACCESS_SECRET is missing. usage: ${USAGE}`);
  return null;
}

/**
 * Reads the command line.
 *
 * @throws Error that says what is missing or wrong
 */
export async function readCall(args: readonly string[], env: NodeJS.ProcessEnv): Promise<PartnerCall> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      origin: { type: "string", default: env.PARTNER_ORIGIN ?? "" },
      "key-id": { type: "string", default: env.PARTNER_KEY_ID ?? "" },
      "key-file": { type: "string", default: env.PARTNER_KEY_FILE ?? "" },
      person: { type: "string", default: env.PARTNER_PERSON ?? "" },
      "idempotency-key": { type: "string" },
    },
  });
  const [method = "", path = "", body, ...others] = positionals;
  if (!/^(?:GET|POST|PUT|DELETE)$/.test(method) || !path.startsWith("/operator/api/") || others.length > 0)
    throw new Error(`usage: ${USAGE}`);
  if (body !== undefined) JSON.parse(body);
  const { origin, person } = values;
  const wanted = { method, path, body, idempotencyKey: values["idempotency-key"], origin };
  if (!origin) throw new Error(`where? usage: ${USAGE}`);
  if (/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(origin) && !values["key-id"])
    return { ...wanted, client: null, access: null };
  if (!values["key-id"] || !values["key-file"] || !person) throw new Error(`by whom? usage: ${USAGE}`);
  const pem = await readFile(values["key-file"], "utf8");
  const client = { keyId: Number(values["key-id"]), pem, person };
  return { ...wanted, client, access: accessOf(env) };
}

if (isMain(import.meta.url)) {
  try {
    const answer = await callPartner(await readCall(process.argv.slice(2), process.env), Date.now());
    const { text, isDone } = await readAnswer(answer);
    process.stdout.write(`${text}\n`);
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
