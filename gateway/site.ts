import { CACHE_PURGE_PATH } from "../schema/rest/cache-purge";
import { filePath } from "../schema/rest/files";
import { MAP_TILES_PATH } from "../schema/rules/map-tiles";
import { createContext, type GraphQLContext } from "./context";
import { AREA_TREE_PATH, createAreaTreeHandler } from "./edge/area-tree";
import { createEdgeCache, type EdgeCache } from "./edge/edge-cache";
import { giveMapTiles, tileOriginsOf } from "./edge/map-tiles";
import { createPublicQueries } from "./edge/public-query";
import { handlePurge } from "./edge/purge";
import { renderShared } from "./edge/render-shared";
import { sharedTargetOf } from "./edge/shared-target";
import { assertConfiguration, type SiteEnv } from "./env";
import { handleDownload } from "./files/download";
import { handleExport, isExportPath } from "./files/exports";
import { handleUpload, isUploadPath } from "./files/upload";
import { GRAPHQL_PATH } from "./graphql/path";
import type { PersistedDocuments } from "./graphql/persisted-documents";
import { createGraphQLServer, type GraphQLServer } from "./graphql/server";
import { boundBody } from "./http/bound-body";
import { handleHealth } from "./observability/health";
import { logError } from "./observability/log";
import { reportRequest } from "./observability/request-line";
import { handlePayNotice, isPayNotice } from "./payment/pay-notices";
import { formOriginsOf } from "./payment/payment-origins";
import { renderPlayground } from "./playground/page";
import { type BackendGuard, createBackendGuard } from "./rest/backend-guard";
import { createKnownCalls } from "./rest/known-calls";
import { serverTiming } from "./rest/usage";
import { captchaOrigins } from "./security/captcha-origins";
import { isOwnRequest } from "./security/origin";
import { createNonce, setSecurityHeaders } from "./security/security-headers";
import { handleCallRequest } from "./sockets/calls";
import { roomDependencies } from "./sockets/room-owner";
import { handleRoomRequest } from "./sockets/rooms";

/** Largest form that a page accepts, bytes. Pages read forms whole; files are uploaded another way (security.md F4). */
const MAX_FORM_BYTES = 1024 * 1024;

/** One HTTP request on its way through the site. */
export interface Visit {
  /** Its URL, parsed once. */
  readonly url: URL;
  readonly env: SiteEnv;
  readonly ctx: ExecutionContext;
  readonly context: GraphQLContext;
  /** Runs the operations of this visit. */
  readonly graphql: GraphQLServer;
  /** For the scripts of this answer. */
  readonly nonce: string;
  /** For its style elements. Another one, because scripts can read it. */
  readonly styleNonce: string;
  /** Foreign origins to which the forms of this page may go. */
  readonly formOrigins?: readonly string[];
}

export interface SiteParts {
  /** Operations of our own pages by hash. */
  documents: PersistedDocuments;
  /** Handles everything that is not the gateway's: the Remix application. */
  renderPage(request: Request, visit: Visit): Promise<Response>;
  /** Of this isolate; see backend-guard.ts. */
  guard?: BackendGuard;
  /** Names the build, so that no page of an older one is given. */
  buildId: string;
  /** Tests pass one with their own clock. */
  edgeCache?: EdgeCache;
}

/** The site Worker: routes each request and sets the headers that every answer carries. */
export function createSite({
  documents,
  renderPage,
  buildId,
  guard = createBackendGuard(),
  edgeCache = createEdgeCache({ buildId }),
}: SiteParts) {
  const known = createKnownCalls();
  const contextOf = (request: Request, env: SiteEnv) => createContext(request, env, guard, known);
  const graphqlServers = new Map<boolean, GraphQLServer>();
  const graphqlOf = ({ GRAPHQL_PLAYGROUND }: SiteEnv) => {
    const isOpen = GRAPHQL_PLAYGROUND === "on";
    const server = graphqlServers.get(isOpen) ?? createGraphQLServer({ documents, isOpen });
    graphqlServers.set(isOpen, server);
    return server;
  };

  const handleAreaTree = createAreaTreeHandler();
  const publicQueryOf = createPublicQueries(documents, createKeptContext);

  async function answer(request: Request, visit: Visit): Promise<Response> {
    const { env, ctx, context, graphql, url } = visit;
    const { pathname } = url;

    // Signed by the backend, which is not a page and sends no origin.
    if (pathname.startsWith("/rooms/")) return handleRoomRequest(request, env, roomDependencies(context));
    if (pathname.startsWith("/calls/")) return handleCallRequest(request, env, Date.now());
    if (pathname === CACHE_PURGE_PATH) return handlePurge(request, env, edgeCache, Date.now());
    // Signed by the payment provider, likewise.
    if (isPayNotice(pathname)) return handlePayNotice(request, context);
    if (!isOwnRequest(request, url)) return plain(403, "请求来源不正确");
    if (pathname.startsWith("/admin/websocket/")) {
      return handleRoomRequest(request, env, roomDependencies(context));
    }
    if (request.headers.has("upgrade")) return plain(426, "这里不接受 WebSocket 连接");
    if (isUploadPath(pathname) && request.method === "POST") return handleUpload(request, context);
    if (isExportPath(pathname)) return handleExport(request, context);
    if (pathname.startsWith(filePath(""))) return handleDownload(request, context);
    if (pathname === AREA_TREE_PATH) return handleAreaTree(request, env, context.requestId);
    if (pathname === MAP_TILES_PATH) return giveMapTiles(env);
    if (pathname === "/time") return plain(200, new Date().toISOString());
    if (pathname === "/healthz") return handleHealth(env, context);
    if (pathname === GRAPHQL_PATH) {
      const publicQuery = publicQueryOf(request, visit);
      if (publicQuery) return edgeCache.answer(publicQuery, { request, ctx, requestId: context.requestId });
      if (request.method === "POST") return graphql.fetch(request, context);
      const isOpen = env.GRAPHQL_PLAYGROUND === "on";
      if (__SANDBOX__ && request.method === "GET" && isOpen) return renderPlayground(url);
      return plain(isOpen ? 405 : 404, "页面不存在");
    }
    // Existing assets never get here. A page in place of a missing one would only confuse the browser.
    if (pathname.startsWith("/assets/")) return plain(404, "文件不存在");
    const target = sharedTargetOf(request, url);
    if (target) {
      const make = () => renderShared(target, visit, { renderPage, contextOf: createKeptContext, buildId });
      const { path, url: variant, isDocument } = target;
      const shared = { path, variant: variant.href, isDocument, make };
      return edgeCache.answer(shared, { request, ctx, requestId: context.requestId });
    }
    const bounded = boundBody(request, MAX_FORM_BYTES);
    return bounded ? renderPage(bounded, visit) : plain(413, "提交的内容过大");
  }

  return async (request: Request, env: SiteEnv, ctx: ExecutionContext): Promise<Response> => {
    const started = Date.now();
    const context = contextOf(request, env);
    const visit = new OwnVisit(new URL(request.url), env, ctx, context, graphqlOf(env));
    let response: Response;
    try {
      assertConfiguration(env);
      response = await answer(request, visit);
    } catch (error) {
      logError("site", error, { requestId: context.requestId });
      response = plain(500, "系统繁忙，请稍后再试");
    }
    const durationMs = Date.now() - started;
    reportRequest(request, response.status, { url: visit.url, context, durationMs });
    // An upgraded connection has no headers to add to.
    return response.webSocket ? response : finish(response, visit, durationMs);
  };
}

/**
 * Public content bypasses the isolate's circuit breaker: the edge cache itself asks at most once a second, so new
 * content shows as soon as the backend is back (reliability.md R25).
 */
const createKeptContext = (request: Request, env: SiteEnv) =>
  createContext(request, env, createBackendGuard());

/** A visit. Its nonces are created on first use, because answers to scripts need none. */
class OwnVisit implements Visit {
  #nonce: string | undefined;
  #styleNonce: string | undefined;
  constructor(
    readonly url: URL,
    readonly env: SiteEnv,
    readonly ctx: ExecutionContext,
    readonly context: GraphQLContext,
    readonly graphql: GraphQLServer,
  ) {}
  get nonce() {
    this.#nonce ??= createNonce();
    return this.#nonce;
  }
  get styleNonce() {
    this.#styleNonce ??= createNonce();
    return this.#styleNonce;
  }
  get formOrigins() {
    return formOriginsOf(this.url.pathname, this.env);
  }
  get gatewayOrigin() {
    return this.env.VIDEO_GATEWAY_URL ? new URL(this.env.VIDEO_GATEWAY_URL).origin : undefined;
  }
  get tileOrigins() {
    return tileOriginsOf(this.url, this.env);
  }
  get captchaOrigins() {
    return captchaOrigins(this.env);
  }
}

/** The one place that writes the session cookie and the headers of every answer. */
function finish(answer: Response, visit: Visit, totalMs: number): Response {
  const { env, context } = visit;
  const response = named(answer, context.requestId);
  const { headers } = response;
  const cookies = context.session.setCookies();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (cookies.length > 0) {
    // Overrides the page's own header: no cache may keep these cookies (security.md S39).
    headers.set("Cache-Control", "private, no-store");
  }
  // Cached pictures of the customer, and the draft with name, phone and address (security.md S39).
  if (context.session.hasLeft) headers.set("Clear-Site-Data", '"cache", "storage"');
  const { retryAfterSeconds } = context.usage;
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  headers.append(
    "Server-Timing",
    serverTiming(context.usage, { totalMs, names: env.ENVIRONMENT === "local" }),
  );
  setSecurityHeaders(headers, visit);
  return response;
}

/**
 * The answer with its request id and mutable headers: the answer itself when it was made here, because a copy would
 * send its body through one more stream. Headers of a `fetch` answer are immutable.
 */
function named(answer: Response, requestId: string): Response {
  try {
    answer.headers.set("X-Request-Id", requestId);
    return answer;
  } catch {
    const copy = new Response(answer.body, answer);
    copy.headers.set("X-Request-Id", requestId);
    return copy;
  }
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
