import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  graphql,
  isAbstractType,
  isObjectType,
} from "graphql";
import { createContext } from "../../../gateway/context";
import type { SiteEnv } from "../../../gateway/env";
import { schema } from "../../../schema/graphql";

/** One REST call: `METHOD /path`, what its address and its body say, and the headers that are not those of every call. */
interface Asked {
  readonly call: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the REST backend answers: its data, a refusal, or an HTTP status instead of an envelope. */
type Answer =
  | { readonly data: unknown }
  | { readonly code: number; readonly message?: string; readonly field?: string }
  | { readonly status: number };

/** A line of a table: what a field of the graph asks of the REST API, and what it makes of the answer. */
export interface Line {
  readonly field: `${"Query" | "Mutation" | "Viewer"}.${string}`;
  /** What the data of this line tell apart. */
  readonly shows: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** What is selected below the field; everything when left out, see {@link selectionOf}. */
  readonly select?: string;
  /** By `METHOD /path`; a list answers one call after the other. A call without an answer gets `data: null`. */
  readonly answers?: Readonly<Record<string, Answer | readonly Answer[]>>;
  readonly isVisitor?: boolean;
  /** The backend is not ours, and may not have calls of ours (decision 046). */
  readonly isForeign?: boolean;
  /** Every REST call, in the order in which they are sent. */
  readonly asked: readonly Asked[];
  /** The value of the field. */
  readonly value: unknown;
  /** Messages of top-level errors; none when left out. */
  readonly errors?: readonly string[];
  /** Rooms whose sockets are closed, as `method customer`; none when left out. */
  readonly closedRooms?: readonly string[];
  /** Token of the session afterwards; that from before when left out. */
  readonly token?: string | null;
}

/** What came of a line. */
interface Outcome {
  readonly asked: readonly Asked[];
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly closedRooms: readonly string[];
  readonly token: string | null;
}

export const TOKEN = "token-of-the-customer";
const SITE = "https://site.test";

/** Fields that make a REST call for every order that is shown. A line selects them by itself. */
const ONE_CALL_EACH = new Set(["Order.service"]);

/** Sent with every call, and tested with the client (tests/workers/gateway/rest-client.test.ts). */
const COMMON_HEADERS = new Set(["content-type", "web-token", "x-request-id"]);

/** Runs the operation of a line on the real schema, loaders and REST client. Only `fetch` is replaced. */
export async function runLine(line: Line): Promise<Outcome> {
  const asked: Asked[] = [];
  const closedRooms: string[] = [];
  const answered = new Map<string, number>();
  const BACKEND = {
    async fetch(request: Request) {
      const url = new URL(request.url);
      const call = `${request.method} ${url.pathname}`;
      asked.push({ call, ...(await partsOf(request)) });
      const turn = answered.get(call) ?? 0;
      answered.set(call, turn + 1);
      const given = line.answers?.[call] ?? { data: null };
      const answer = Array.isArray(given) ? given[turn] : given;
      if ("status" in answer) return new Response(null, { status: answer.status });
      return Response.json({ code: 0, message: "message", ...answer });
    },
  };
  const close = (method: string, id: string) => async () => {
    closedRooms.push(`${method} ${id}`);
  };
  const USER_ROOMS = {
    getByName: (id: string) => ({
      endSession: close("endSession", id),
      endOtherSessions: close("endOtherSessions", id),
    }),
  };
  const cookie: Record<string, string> = line.isVisitor ? {} : { cookie: `token=${TOKEN}` };
  const origin = line.isForeign ? { BACKEND_ORIGIN: "https://backend.test" } : {};
  // Only what a context uses.
  const env = { BACKEND, USER_ROOMS, ...origin } as unknown as SiteEnv;
  const context = createContext(new Request(`${SITE}/graphql`, { headers: cookie }), env);
  const ownFetch = globalThis.fetch;
  // Another backend is asked over the network.
  globalThis.fetch = (input, init) => BACKEND.fetch(new Request(input, init));
  const { data, errors = [] } = await graphql({
    schema,
    source: operationOf(line),
    variableValues: line.args,
    contextValue: context,
  }).finally(() => {
    globalThis.fetch = ownFetch;
  });
  const root = line.field.startsWith("Viewer.") ? data?.viewer : data;
  return {
    asked,
    // Plain objects: those of graphql have no prototype.
    value: JSON.parse(JSON.stringify(Object(root)[nameOf(line)] ?? null)),
    errors: errors.map(({ message }) => message),
    closedRooms,
    token: context.session.token,
  };
}

async function partsOf(request: Request): Promise<Omit<Asked, "call">> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !COMMON_HEADERS.has(name)));
  const text = await request.text();
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  return {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(text === ""
      ? {}
      : isForm
        ? { form: Object.fromEntries(new URLSearchParams(text)) }
        : { body: JSON.parse(text) }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  };
}

const nameOf = ({ field }: Line) => field.slice(field.indexOf(".") + 1);

/** The field that a line is about. */
export function fieldOf(line: Line): GraphQLField<unknown, unknown> {
  const type = schema.getType(line.field.slice(0, line.field.indexOf(".")));
  const field = isObjectType(type) ? type.getFields()[nameOf(line)] : undefined;
  if (!field) throw new Error(`the graph has no field ${line.field}`);
  return field;
}

/** The operation of a line: its arguments are variables, so that they are parsed as those of a page. */
function operationOf(line: Line): string {
  const field = fieldOf(line);
  const given = field.args.filter(({ name }) => line.args && name in line.args);
  const joined = (text: (arg: (typeof given)[number]) => string) =>
    given.length === 0 ? "" : `(${given.map(text).join(", ")})`;
  const variables = joined(({ name, type }) => `$${name}: ${type}`);
  const args = joined(({ name }) => `${name}: $${name}`);
  const asked = `${field.name}${args} ${line.select ?? selectionOf(field.type)}`;
  if (line.field.startsWith("Viewer.")) return `query${variables} { viewer { ${asked} } }`;
  return `${line.field.startsWith("Query.") ? "query" : "mutation"}${variables} { ${asked} }`;
}

/**
 * Every field below a type, for a comparison of the whole value: without those that take arguments or make a call for
 * each order, without what stands below another `viewer`, and with a tree down to its second level.
 */
function selectionOf(output: GraphQLOutputType, above: readonly string[] = []): string {
  const type = getNamedType(output);
  if (isAbstractType(type)) {
    const members = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${selectionOf(one, above)}`);
    return `{ __typename ${members.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  if (type.name === "Viewer") return "{ __typename }";
  const within = [...above, type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) =>
      field.args.length === 0 &&
      !ONE_CALL_EACH.has(`${type.name}.${field.name}`) &&
      within.filter((name) => name === getNamedType(field.type).name).length < 2,
  );
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type, within)}`).join(" ")} }`;
}
