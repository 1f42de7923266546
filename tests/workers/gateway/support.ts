import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import documents from "../../../app/gql/persisted-documents.json";
import type { SiteEnv } from "../../../gateway/env";
import type { BackendGuard } from "../../../gateway/rest/backend-guard";
import { createSite } from "../../../gateway/site";
import type { RenderPage } from "../../../gateway/visit";
import { documentId } from "../../support/graph/document-id";

export const ORIGIN = "http://site.test";

/** One REST call that the gateway made. */
interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Promise<Response> | { code?: number; message?: string; data?: unknown };
type Answers = Record<string, Answer | ((call: SeenCall) => Answer)>;

const envelope = (answer: Answer): Response | Promise<Response> =>
  answer instanceof Response || answer instanceof Promise
    ? answer
    : Response.json({ code: 0, message: "success", data: null, ...answer });

/** A REST backend that answers by `METHOD /path` and remembers what it was asked. Unknown calls answer 404. */
export function createFakeBackend(answers: Answers = {}) {
  const calls: SeenCall[] = [];
  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const text = await request.clone().text();
    const call: SeenCall = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(request.headers),
      body: text === "" ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`] ?? { code: 4004, message: "接口不存在" };
    return envelope(typeof answer === "function" ? answer(call) : answer);
  }
  return { calls, fetch, origin: "http://backend" };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;

export function siteEnv(backend: FakeBackend, overrides: Partial<SiteEnv> = {}): SiteEnv {
  const binding = { fetch: (request: Request) => backend.fetch(request) } as unknown as Fetcher;
  return { ...env, ASSETS: binding, BACKEND: binding, ...overrides };
}

export interface VisitOptions {
  env?: Partial<SiteEnv>;
  documents?: Record<string, string>;
  buildId?: string;
  renderPage?: RenderPage;
  guard?: BackendGuard;
}

/** Sends a request through the whole site, with a stand-in for the Remix application. */
export function visit(
  backend: FakeBackend,
  path: string,
  init: RequestInit = {},
  options: VisitOptions = {},
): Promise<Response> {
  const site = createSite({
    documents: options.documents ?? documents,
    // No test may be answered from what another one kept.
    buildId: options.buildId ?? crypto.randomUUID(),
    renderPage: options.renderPage ?? (async () => new Response("<html></html>")),
    guard: options.guard,
  });
  const url = path.startsWith("http") ? path : `${ORIGIN}${path}`;
  return site(new Request(url, init), siteEnv(backend, options.env), createExecutionContext());
}

export interface GraphQLAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: assertions on answers of many shapes read better than casts
  data?: any;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** A GraphQL request as our own pages send it. */
export async function post(
  backend: FakeBackend,
  body: Record<string, unknown>,
  { token, headers, ...options }: VisitOptions & { token?: string; headers?: Record<string, string> } = {},
): Promise<{ response: Response; answer: GraphQLAnswer }> {
  const response = await visit(
    backend,
    "/graphql",
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-graphql-csrf": "1",
        origin: ORIGIN,
        ...(token ? { cookie: `token=${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    },
    options,
  );
  return { response, answer: await response.json() };
}

/** An operation of our own pages, by its name, as a signed-in customer sends it. */
export const postOperation = (backend: FakeBackend, name: string, variables: object) =>
  post(backend, { documentId: documentId(name), variables }, { token: "t" });

export const CUSTOMER = {
  id: 7,
  username: "13812345678",
  nickname: "张三",
  avatar: null,
  email: null,
  gender: null,
  areaCode: null,
  address: null,
  hasPwd: true,
  cashOutAccountAlipay: null,
  cashOutAlipayRealName: null,
  cashOutAccountWechatNickname: null,
  balance: 100.5,
  withdrawing: 0,
};
