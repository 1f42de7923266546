import { etagOf } from "../etag";

/** An answer that everybody may have, as plain data: nothing in it belongs to the request that it was made for. */
export interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  /** What it says of itself; caching and tag are added when it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** When making it began, ms: what changed later is not in it. */
  readonly madeAt: number;
}

/** What came of making an answer. */
export type Made =
  | { readonly kind: "good"; readonly answer: KeptAnswer }
  /** The backend was not there: an older answer is better. */
  | { readonly kind: "degraded"; readonly answer: KeptAnswer; readonly status: number }
  /** A redirect, a missing article: right, but not kept. */
  | { readonly kind: "other"; readonly answer: KeptAnswer; readonly status: number };

/** What of an answer's headers may be given to everybody. A cookie is never among them. */
const KEPT_HEADERS = [
  "content-type",
  "content-security-policy",
  "location",
  "x-remix-response",
  "x-robots-tag",
];

/** Takes an answer apart. Throws when its body does. */
export async function keep(response: Response, madeAt: number): Promise<KeptAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { body, headers, etag: await etagOf(body), madeAt };
}
