import { restCalls } from "../../../schema/rest";
import type { RestCall } from "../../../schema/rest/rest-call";
import type { createTestBackend } from "../servers/backend";
import { fieldsOf, type ShapeField } from "./zod-fields";

type Calls = typeof restCalls;

/** `domain.call` of every entry of the contract, e.g. `orders.payOrder`. */
export type CallName = {
  [D in keyof Calls]: { [K in keyof Calls[D]]: `${D & string}.${K & string}` }[keyof Calls[D]];
}[keyof Calls];

export interface ContractCall {
  readonly name: CallName;
  readonly call: RestCall;
}

/** Every call of the contract. */
export const contractCalls: readonly ContractCall[] = Object.entries(restCalls).flatMap(([domain, calls]) =>
  Object.entries<RestCall>(calls).map(([name, call]) => ({ name: `${domain}.${name}` as CallName, call })),
);

/** Where the fields of a call travel. */
type Part = "params" | "query" | "body";
const PARTS: readonly Part[] = ["params", "query", "body"];

/** A field that a call takes: `path` begins with its part, e.g. `body.orderItems[].imgUrl`. */
export interface CallField extends ShapeField {
  readonly part: Part;
}

/** Every field that a call declares, those in lists and objects included. */
export const inputFields = (call: RestCall): CallField[] =>
  PARTS.flatMap((part) =>
    call[part] ? fieldsOf(call[part], part).map((field) => ({ ...field, part })) : [],
  );

/** What a caller sends: the parts by name, before anybody has parsed them. */
export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** In the place of a JSON body. */
  readonly form?: () => FormData | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same input with one field replaced. `undefined` leaves the field out. */
export function withField(input: CallInput, path: string, value: unknown): CallInput {
  const [part = "", ...rest] = path.split(".");
  const current: unknown = Reflect.get(input, part);
  return { ...input, [part]: replaceAt(current, rest, value) };
}

/** A copy of a value with one place replaced; a name that ends in `[]` means every item of that list. */
export function replaceAt(target: unknown, path: readonly string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const isList = head.endsWith("[]");
  const key = isList ? head.slice(0, -2) : head;
  const record: Record<string, unknown> = { ...Object(target) };
  if (isList) {
    const list = Array.isArray(record[key]) ? record[key] : [undefined];
    return { ...record, [key]: list.map((item) => replaceAt(item, rest, value)) };
  }
  return { ...record, [key]: replaceAt(record[key], rest, value) };
}

/** Path and query as they go over the wire. Lists become repeated parameters. */
export function urlOf(call: RestCall, { params, query }: CallInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const single of Array.isArray(value) ? value : [value]) search.append(name, textOf(single));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

type Backend = ReturnType<typeof createTestBackend>;

/** What came back, unread: attacks compare bytes. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Makes a call as the gateway would, but without any of its checks. */
export async function sendCall(
  backend: Backend,
  call: RestCall,
  input: CallInput,
  identity: { token?: string | undefined; operator?: string | undefined } = {},
): Promise<RawAnswer> {
  const headers = new Headers(input.headers);
  if (identity.token !== undefined) headers.set("WEB-TOKEN", identity.token);
  if (identity.operator !== undefined) headers.set("Authorization", `Bearer ${identity.operator}`);
  let body: BodyInit | undefined;
  if (input.form) body = input.form();
  else if (input.body !== undefined) {
    headers.set("Content-Type", "application/json");
    body = JSON.stringify(input.body);
  }
  const response = await backend.request(urlOf(call, input), { method: call.method, headers, body });
  return { status: response.status, text: await response.text() };
}

/** The answer's envelope; a workbook counts as a success. Throws when it is neither: that alone is a finding. */
export function envelopeOf({ text }: RawAnswer): { code: number; message: string; data: unknown } {
  if (text.startsWith("PK\u0003\u0004")) return { code: 0, message: "success", data: null };
  const json: unknown = JSON.parse(text);
  const { code, message, data }: Record<string, unknown> = Object(json);
  if (typeof code !== "number" || typeof message !== "string" || data === undefined) {
    throw new Error(`not an envelope: ${text.slice(0, 200)}`);
  }
  return { code, message, data };
}
