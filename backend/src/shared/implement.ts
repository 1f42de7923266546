import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { CallParsed, CallResult, RestCall } from "../../../schema/rest/rest-call";
import { envelope } from "../../../schema/rest/shapes";
import { Code } from "../../../schema/rules/codes";
import type { BackendEnv } from "../env";
import { type RequestContext, requireSession } from "./context";
import { isKnown } from "./entity-tag";
import { invalidInput, notFound } from "./errors";
import { requireScope } from "./key-scope";
import { requireOperator } from "./operator-token";
import { requirePartnerScope } from "./partner-scope";
import { targetOf } from "./request-report";
import { storeOfCall } from "./stores/store-of-call";
import { currentTrace, type Trace } from "./trace";

type BackendVariables = { context: RequestContext; trace: Trace };
export type BackendApp = OpenAPIHono<{ Bindings: BackendEnv; Variables: BackendVariables }>;
type HonoContext = Context<{ Bindings: BackendEnv; Variables: BackendVariables }>;

/** The empty application; calls are added with {@link implement}. */
export const createBackendApp = (): BackendApp => new OpenAPIHono();

/**
 * Registers the route of a contract entry: input parsed with the entry's shapes, answer wrapped in the envelope,
 * entry published in the OpenAPI document. Handlers get parsed input and throw BusinessError for what a person
 * should read. Static paths must be registered before `{id}` paths (C-53).
 */
export function implement<C extends RestCall>(
  app: BackendApp,
  call: C,
  handler: (input: CallParsed<C>, context: RequestContext, raw: HonoContext) => Promise<CallResult<C>>,
): void {
  register(app, call, async (input, context, raw) => {
    const data = (await handler(input, context, raw)) ?? null;
    raw.header("Cache-Control", "no-store");
    const message = data === null ? undefined : call.successMessage?.(data);
    return raw.json({ code: Code.OK, message: message ?? "success", data });
  });
}

/**
 * The same for a call whose answer is a file. The handler's response is sent as it is and is not to be stored by caches.
 * A caller that kept the file and names its entity tag gets a 304 (decision 051).
 */
export function implementFile<C extends RestCall>(
  app: BackendApp,
  call: C,
  handler: (input: CallParsed<C>, context: RequestContext) => Promise<Response>,
): void {
  register(app, call, async (input, context) => {
    const response = await asAsked(await handler(input, context), context);
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Content-Type-Options", "nosniff");
    return response;
  });
}

/** The file, or 304 without it when the caller has it. Nothing more of it is read then. */
async function asAsked(file: Response, context: RequestContext): Promise<Response> {
  const tag = file.headers.get("ETag");
  if (tag === null || !isKnown(context.header("if-none-match"), tag)) return file;
  await file.body?.cancel();
  return new Response(null, { status: 304, headers: { ETag: tag } });
}

/** Calls by the methods and paths that Hono knows them by. */
const callsByRoute = new Map<string, RestCall>();

/** The call that answers a request: of the routes that Hono has matched, the first that is a call; undefined for none. */
export const callOfRoutes = (routes: readonly { method: string; path: string }[]): RestCall | undefined =>
  routes.map(({ method, path }) => callsByRoute.get(`${method} ${path}`)).find((call) => call !== undefined);

function register<C extends RestCall>(
  app: BackendApp,
  call: C,
  answer: (input: CallParsed<C>, context: RequestContext, raw: HonoContext) => Promise<Response>,
): void {
  app.openAPIRegistry.registerPath(openApiRoute(call));
  const methods = call.alsoGet ? [call.method, "GET"] : [call.method];
  const path = honoPath(call.path);
  for (const method of methods) callsByRoute.set(`${method} ${path}`, call);
  app.on(methods, [path], async (raw) => {
    const context = raw.get("context");
    const trace = currentTrace();
    if (trace) trace.call = call;
    if (context.session?.key) requireScope(call, context.session.key);
    if (call.auth === "required") requireSession(context);
    if (call.auth === "operator") await requireOperator(context);
    if (context.partner) requirePartnerScope(call, context.partner);
    const input = {
      params: parseParams(call, raw.req.param()),
      query: parse(call.query, raw.req.query()),
      body: parse(call.body, call.body && !call.form ? await readBody(call, raw) : undefined),
    } as CallParsed<C>;
    if (trace) trace.target = targetOf(input);
    const db = context.session ? context.db : storeOfCall(call, input, context.stores);
    const own = { ...context, db };
    await context.partner?.confirm(call, input, own);
    return answer(input, own, raw);
  });
}

function parse(shape: z.ZodType | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  const field = path.filter((name) => typeof name === "string").join(".");
  throw invalidInput(`参数错误：${path.join(".") || "请求内容"}`, field || undefined);
}

/** An id that is no id names nothing, so it is missing rather than malformed (ROLE-16). */
function parseParams(call: RestCall, value: unknown): unknown {
  if (!call.params) return undefined;
  const result = call.params.safeParse(value);
  if (!result.success) throw notFound("数据");
  return result.data;
}

async function readBody(call: RestCall, raw: HonoContext): Promise<unknown> {
  const type = raw.req.header("content-type") ?? "";
  if (type.includes("application/json")) {
    const text = await raw.req.text();
    if (text === "") return call.anyLocation ? raw.req.query() : {};
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw invalidInput("请求内容不是有效的 JSON");
    }
    return call.anyLocation && isRecord(json) ? { ...raw.req.query(), ...json } : json;
  }
  if (!call.anyLocation) return {};
  if (type.includes("form")) return { ...raw.req.query(), ...(await raw.req.parseBody()) };
  return raw.req.query();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

const SECURITY: Record<RestCall["auth"], Record<string, string[]>[]> = {
  none: [],
  optional: [{}, { "WEB-TOKEN": [] }],
  required: [{ "WEB-TOKEN": [] }],
  operator: [{ OPERATOR: [] }],
};

const NEEDS: Record<RestCall["auth"], string> = {
  none: "无需登录。",
  optional: "登录与否均可，登录后答案可能不同。",
  required: "需要登录，未登录时 code 为 7001。",
  operator: "只供平台内部使用，需要运营令牌。",
};

/** What is the same for many calls, in words: who may call, and what a repeated call does. */
const descriptionOf = ({ id, auth, safe }: RestCall): string =>
  [
    NEEDS[auth],
    safe ? "重复调用不改变数据。" : "",
    id.startsWith("API-") ? "" : "文档之外的调用：其他后端可能没有。",
  ].join("");

function openApiRoute(call: RestCall) {
  const request: Record<string, unknown> = {};
  if (call.params) request.params = call.params;
  if (call.query) request.query = call.query;
  if (call.form) {
    request.body = {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object(
            Object.fromEntries(call.form.map((name) => [name, z.string().meta({ format: "binary" })])),
          ),
        },
      },
    };
  } else if (call.body) {
    request.body = { required: true, content: { "application/json": { schema: call.body } } };
  }
  return {
    method: call.method.toLowerCase() as "get" | "post" | "put" | "delete",
    path: call.path,
    tags: [call.tag],
    operationId: call.id,
    summary: `${call.id} ${call.summary}`,
    description: descriptionOf(call),
    security: SECURITY[call.auth],
    request,
    responses: {
      200: {
        description: "code 为 0 时成功；否则 message 说明原因",
        content: {
          ...(call.file ? { [call.file]: { schema: z.string().meta({ format: "binary" }) } } : {}),
          "application/json": { schema: envelope(call.data) },
        },
      },
    },
  };
}
