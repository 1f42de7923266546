import { etagOf } from "../http/etag";

/** A public answer as plain data, without anything of its request. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Its own headers; cache headers and the tag are added when it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Time at which rendering began, ms: later changes are missing in it. */
  readonly madeAt: number;
}

/** The result of making an answer. */
export type Made =
  | { readonly kind: "good"; readonly answer: KeptAnswer }
  /** The backend was unavailable: an older answer is better. */
  | { readonly kind: "degraded"; readonly answer: KeptAnswer }
  /** A redirect, a missing article: right, but not kept. */
  | { readonly kind: "other"; readonly answer: KeptAnswer };

/** Headers that may be sent to all visitors. A cookie is never one of them. */
const KEPT_HEADERS = [
  "content-type",
  "content-security-policy",
  "link",
  "location",
  "x-remix-response",
  "x-robots-tag",
];

/** Reads an answer into plain data. Throws when reading its body does. */
export async function keep(response: Response, madeAt: number): Promise<KeptAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: response.status, body, headers, etag: await etagOf(body), madeAt };
}
