import { env } from "cloudflare:workers";
import { sha256 } from "../../../backend/src/shared/crypto";
import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import { EVIDENCE_STAGES, type EvidenceStage } from "../../../schema/rules/orders/evidence";
import { EVIDENCE_NAMED_AT } from "../database/database-snapshot";

/**
 * Files that tests name instead of uploading them: `/named/sofa.png` in what a customer sends is a file of that
 * customer's called so, and in a step of a master or staff one that was uploaded for this step of this order. It is
 * uploaded when it is named first. Answers name it the same. Everything else of the address is real: another customer's
 * `/named/sofa.png` is another file.
 */
const named = (name: string): string => `/named/${name}`;

const NAMED = /(\/|%2F)named\1([\w-]+\.(png|jpg|mp4|mp3|m4a|wav))/g;
const STEP = /^\/operator\/api\/order\/(\d+)\/(\w+)/;
const STORED = /\/files\/([0-9a-f]{32}\.\w{3})/g;
const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
};

const names = new Map<string, string>();

/** Forgets which files were uploaded. Called when the database is emptied. */
export const forgetNamedFiles = (): void => names.clear();

/** A request with addresses of files in the place of their names. */
export async function withFiles(request: Request): Promise<Request> {
  const type = request.headers.get("content-type") ?? "";
  const isRead = request.body !== null && /json|urlencoded/.test(type);
  const text = isRead ? await request.text() : null;
  const url = new URL(request.url);
  const wanted = [...`${url.search} ${text ?? ""}`.matchAll(NAMED)].map(([, , name = ""]) => name);
  if (wanted.length === 0 && text === null) return request;
  const keys = new Map<string, string>();
  for (const name of wanted) keys.set(name, await keyOf(name, request));
  const filled = (content: string) =>
    content.replace(NAMED, (_all, slash: string, name: string) => `${slash}files${slash}${keys.get(name)}`);
  url.search = filled(url.search);
  const { method, headers, signal } = request;
  const body = text === null ? request.body : filled(text);
  return new Request(url, { method, headers, signal, body });
}

/** An answer with the names of files in the place of their addresses. */
export async function withNames(response: Response): Promise<Response> {
  if (names.size === 0 || !(response.headers.get("content-type") ?? "").includes("json")) return response;
  const text = await response.text();
  return new Response(
    text.replace(STORED, (all, key: string) => (names.has(key) ? named(names.get(key) ?? "") : all)),
    response,
  );
}

/** The key of a named file; without a signed-in customer, the key of a file that does not exist. */
async function keyOf(name: string, request: Request): Promise<string> {
  const [, orderId, event] = STEP.exec(new URL(request.url).pathname) ?? [];
  const stage = EVIDENCE_STAGES.find((known) => known === event);
  if (orderId && stage) return provideEvidence(name, { orderId: Number(orderId), stage });
  const customerId = await customerOf(request.headers.get("WEB-TOKEN"));
  const key = await keyFor(customerId, "", name);
  if (customerId !== null && !names.has(key)) await fileRow(key, customerId).run();
  if (customerId !== null) names.set(key, name);
  return key;
}

/** Uploads a named file for a step of an order, before anybody names it; its key. */
export async function provideEvidence(
  name: string,
  { orderId, stage }: { orderId: number; stage: EvidenceStage },
): Promise<string> {
  const key = await keyFor(orderId, ` ${stage}`, name);
  if (names.has(key)) return key;
  names.set(key, name);
  await env.DB.batch([
    fileRow(key, null),
    env.DB.prepare(
      `INSERT OR IGNORE INTO order_evidence (key, order_id, customer_id, stage, uploaded_by, created_at)
       SELECT ?1, id, customer_id, ?2, 'operator', ?4 FROM orders WHERE id = ?3`,
    ).bind(key, stage, orderId, EVIDENCE_NAMED_AT),
  ]);
  return key;
}

const extensionOf = (name: string): string => name.split(".").at(-1) ?? "";

/** The key of what a customer, or an order for one of its steps, has under a name: in the bucket of its owner. */
const keyFor = async (owner: number | null, of: string, name: string): Promise<string> => {
  const digits = bucketPrefix(owner ?? 0) + (await sha256(`${owner}${of} ${name}`));
  return `${digits.slice(0, 32)}.${extensionOf(name)}`;
};

const fileRow = (key: string, customerId: number | null) =>
  env.DB.prepare(
    "INSERT OR IGNORE INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, ?, 1, 0)",
  ).bind(key, customerId, TYPES[extensionOf(key)] ?? "");

async function customerOf(token: string | null): Promise<number | null> {
  if (token === null) return null;
  return env.DB.prepare("SELECT customer_id FROM sessions WHERE token_hash = ?")
    .bind(await sha256(token))
    .first<number>("customer_id");
}
