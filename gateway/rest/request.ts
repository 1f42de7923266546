import type { RestCall } from "../../schema/rest/rest-call";
import { RestError } from "../../schema/rest/rest-error";
import { Code } from "../../schema/rules/codes";
import { type Client, clientHeaders } from "../security/client";

/** The identity of the sender. */
interface Identity {
  /** With null no token is sent: visitors send no header at all (C-22). */
  token: string | null;
  requestId: string;
  client: Client;
}

/** Headers about the caller: request id, token, and the browser behind the request. */
export const identityHeaders = ({ token, requestId, client }: Identity): Record<string, string> => ({
  "X-Request-Id": requestId,
  ...(token === null ? {} : { "WEB-TOKEN": token }),
  ...clientHeaders(client),
});

/** Arguments of any call; the client has checked their types. */
export interface RawArgs {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface RequestParts {
  call: RestCall;
  args: RawArgs;
  headers: Readonly<Record<string, string>> | undefined;
  form?: FormData | undefined;
  identity: Identity;
  origin: string;
  signal: AbortSignal;
}

/** Visible ASCII. Anything else in a header value is refused before it can break or split the request. */
const HEADER_VALUE = /^[\x21-\x7e]{1,256}$/;

/** Arguments for `fetch`: cheaper than a Request object, which `fetch` would unpack again. */
export interface PlainRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * The HTTP request of a call. Path values are parsed and encoded, so that no id can change the path (security.md S35).
 */
export function buildRequest({
  call,
  args,
  headers,
  form,
  identity,
  origin,
  signal,
}: RequestParts): PlainRequest {
  const sent = identityHeaders(identity);
  for (const name in headers) {
    const value = headers[name] ?? "";
    if (!HEADER_VALUE.test(value)) throw new RestError(Code.INVALID_INPUT, `参数错误：${name}`);
    sent[name] = value;
  }
  const init: RequestInit = { method: call.method, headers: sent, redirect: "manual", signal };
  if (form) {
    init.body = form;
  } else if (args.body !== undefined && call.isForm) {
    init.body = parameters(args.body);
  } else if (args.body !== undefined) {
    sent["Content-Type"] = "application/json";
    init.body = JSON.stringify(args.body);
  }
  return { url: `${origin}${fillPath(call, args.params)}${queryString(args.query)}`, init };
}

function fillPath(call: RestCall, params: unknown): string {
  if (!call.params) return call.path;
  const parsed = call.params.safeParse(params);
  // A malformed id cannot exist, so it counts as missing (ROLE-16).
  if (!parsed.success) throw new RestError(Code.NOT_FOUND, "数据不存在");
  const values = new Map(Object.entries(Object(parsed.data)));
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** Names with their values as text; missing and null values are left out. */
function parameters(values: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(values))) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

function queryString(query: unknown): string {
  const search = parameters(query);
  return search.size === 0 ? "" : `?${search}`;
}
