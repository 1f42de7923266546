import { createPrivateKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { isMain } from "./lib/d1";
import { signRequest } from "./lib/sign-request";

/** Token of the operator API on a developer's machine (backend/wrangler.toml). */
const LOCAL_TOKEN = "local-operator-token";

const USAGE = `npm run partner:call -- <method> <path> [<json>]
  --origin https://partner.example.com --key-id <id> --key-file <file> --person <name>
The options may be in PARTNER_ORIGIN, PARTNER_KEY_ID, PARTNER_KEY_FILE and PARTNER_PERSON.
On a developer's machine --origin http://127.0.0.1:8787 is enough.`;

/** A call of the operator API from the command line. */
export interface PartnerCall {
  readonly method: string;
  /** Begins with `/operator/api/`. */
  readonly path: string;
  /** JSON. */
  readonly body: string | undefined;
  readonly origin: string;
  /** The client with its private key as PEM; null on a developer's machine. */
  readonly client: { readonly keyId: number; readonly pem: string; readonly person: string } | null;
}

/** Sends a call as a partner client does (decision 074). */
export async function callPartner(
  { method, path, body, origin, client }: PartnerCall,
  now: number,
): Promise<Response> {
  const url = new URL(path, origin).href;
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
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
  return fetch(url, init);
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
    },
  });
  const [method = "", path = "", body, ...others] = positionals;
  if (!/^(?:GET|POST|PUT|DELETE)$/.test(method) || !path.startsWith("/operator/api/") || others.length > 0)
    throw new Error(`usage: ${USAGE}`);
  if (body !== undefined) JSON.parse(body);
  const { origin, person } = values;
  if (!origin) throw new Error(`where? usage: ${USAGE}`);
  if (/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(origin) && !values["key-id"])
    return { method, path, body, origin, client: null };
  if (!values["key-id"] || !values["key-file"] || !person) throw new Error(`by whom? usage: ${USAGE}`);
  const pem = await readFile(values["key-file"], "utf8");
  return { method, path, body, origin, client: { keyId: Number(values["key-id"]), pem, person } };
}

if (isMain(import.meta.url)) {
  try {
    const answer = await callPartner(await readCall(process.argv.slice(2), process.env), Date.now());
    const text = await answer.text();
    process.stdout.write(`${text}\n`);
    const isDone = answer.ok && JSON.parse(text).code === 0;
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
