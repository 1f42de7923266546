import { Hono } from "hono";
import { CACHE_PURGE_PATH } from "../schema/rest/cache-purge";
import { filePath, uploadFile } from "../schema/rest/files/files";
import { MAP_TILES_PATH } from "../schema/rules/catalog/map-tiles";
import { Code } from "../schema/rules/codes";
import { assertConfiguration } from "./assert-configuration";
import { createContext } from "./context";
import { AREA_TREE_PATH, createAreaTreeHandler } from "./edge/area-tree";
import { createEdgeCache, type EdgeCache } from "./edge/edge-cache";
import { giveMapTiles } from "./edge/map-tiles";
import { createPublicQueries } from "./edge/public-query";
import { handlePurge } from "./edge/purge";
import { renderShared } from "./edge/render-shared";
import { sharedTargetOf } from "./edge/shared-target";
import type { SiteEnv } from "./env";
import { handleDownload } from "./files/download";
import { EXPORT_PATHS, handleExport } from "./files/exports";
import { handleUpload, UPLOAD_PATHS } from "./files/upload";
import { finish } from "./finish";
import { GRAPHQL_PATH } from "./graphql/path";
import type { PersistedDocuments } from "./graphql/persisted-documents";
import type { ExplainError } from "./graphql/public-errors";
import type { RequestCode } from "./graphql/request-code";
import { createApiServer, createGraphQLServer, type GraphQLServer } from "./graphql/server";
import { boundBody } from "./http/bound-body";
import { wantsPage } from "./http/wants-page";
import { handleHealth } from "./observability/health";
import { logError } from "./observability/log";
import { reportRequest } from "./observability/request-line";
import { handlePayNotification, PAY_NOTIFICATION_PATHS } from "./payment/pay-notifications";
import { renderPlayground } from "./playground/page";
import { type BackendGuard, createBackendGuard } from "./rest/backend-guard";
import { createKnownCalls } from "./rest/known-calls";
import { addSandboxForPrograms } from "./sandbox/programs";
import { isOfProgram, keyRefusal, readKeySession } from "./security/api-key";
import { APP_TOKEN_WRONG, isOfApp, readAppSession } from "./security/app-token";
import { isOwnRequest } from "./security/origin";
import type { Session } from "./security/session";
import { handleCallRequest } from "./sockets/calls";
import { roomDependencies } from "./sockets/room-owner";
import { handleRoomRequest } from "./sockets/rooms";
import { OwnVisit, type RenderPage } from "./visit";

/**
 * Largest form that a page accepts, bytes. Pages read forms whole; files are uploaded in another way
 * (security.md F4).
 */
const MAX_FORM_BYTES = 1024 * 1024;

export interface SiteParts {
  /** Operations of our own pages by hash. */
  documents: PersistedDocuments;
  /** Handles all other requests: the Remix application. */
  renderPage: RenderPage;
  /** The isolate's guard; see backend-guard.ts. */
  guard?: BackendGuard;
  /** Id of the build, so that pages of an older build are not served. */
  buildId: string;
  /** Tests pass one with their own clock. */
  edgeCache?: EdgeCache;
  /** Only in development. */
  explain?: ExplainError;
  /** Invented data about the operator on the pages; production does not start with any. */
  inventedFacts?: readonly string[];
}

/** The site Worker: routes each request and sets the headers that every answer carries. */
export function createSite({
  documents,
  renderPage,
  buildId,
  guard = createBackendGuard(),
  edgeCache = createEdgeCache({ buildId }),
  explain,
  inventedFacts = [],
}: SiteParts) {
  const known = createKnownCalls();
  const graphqlServers = new Map<boolean, GraphQLServer>();
  const graphqlOf = (isOpen: boolean) => {
    const server = graphqlServers.get(isOpen) ?? createGraphQLServer({ documents, isOpen, explain });
    graphqlServers.set(isOpen, server);
    return server;
  };
  const api = createApiServer({ explain });
  const handleAreaTree = createAreaTreeHandler();
  const publicQueryOf = createPublicQueries(documents, createKeptContext);

  const site = new Hono<{ Bindings: SiteEnv; Variables: { visit: OwnVisit } }>({
    // The path as it was sent: with percent-encoded letters it is another path, also in the log.
    getPath: (request) => new URL(request.url).pathname,
  });

  site.use(async (c, next) => {
    const started = Date.now();
    const request = c.req.raw;
    const url = new URL(request.url);
    const context = createContext(request, c.env, guard, known, sessionOf(request, url));
    const visit = new OwnVisit(url, c.env, context, graphqlOf(isPlaygroundOpen(c.env)));
    c.set("visit", visit);
    await next();
    const durationMs = Date.now() - started;
    reportRequest(request, c.res.status, { url: visit.url, context, durationMs });
    // No headers can be added to an upgraded connection.
    if (c.res.webSocket) return;
    const finished = finish(c.res, visit, durationMs);
    if (finished === c.res) return;
    // Otherwise Hono merges the headers of both answers.
    c.res = undefined;
    c.res = finished;
  });
  site.onError((error, c) => {
    logError("site", error, { requestId: c.get("visit").context.requestId });
    return plain(500, "系统繁忙，请稍后再试");
  });
  site.use((c, next) => {
    assertConfiguration(c.env, inventedFacts);
    return next();
  });

  // `:rest{.*}` matches paths inside a folder. Hono's `*` would also match the folder's own address, which is
  // a page. The backend signs these requests; it is not a page and sends no origin.
  site.all("/rooms/:rest{.*}", (c) =>
    handleRoomRequest(c.req.raw, c.env, roomDependencies(c.get("visit").context)),
  );
  site.all("/calls/:rest{.*}", (c) => handleCallRequest(c.req.raw, c.env, Date.now()));
  site.all(CACHE_PURGE_PATH, (c) => handlePurge(c.req.raw, c.env, edgeCache, Date.now()));
  // The payment provider signs these requests.
  for (const path of PAY_NOTIFICATION_PATHS) {
    site.all(path, (c) => handlePayNotification(c.req.raw, c.get("visit").context));
  }

  // Customers' programs send a key, and no cookie or origin.
  site.post(GRAPHQL_PATH, async (c, next) => {
    const { context, url } = c.get("visit");
    if (context.session.isOfApp || !isOfProgram(c.req.raw, url)) return next();
    return context.session.token === null
      ? requestRefused(401, "API_KEY_WRONG", keyRefusal(c.req.raw), BEARER_WANTED)
      : api.fetch(c.req.raw, context);
  });
  site.post(uploadFile.path, async (c, next) => {
    const { context, url } = c.get("visit");
    if (context.session.isOfApp || !isOfProgram(c.req.raw, url)) return next();
    return context.session.token === null
      ? bearerRefused(keyRefusal(c.req.raw))
      : handleUpload(c.req.raw, context);
  });

  site.use(async (c, next) => {
    const { context, url } = c.get("visit");
    const { session } = context;
    if (!session.isOfApp) return isOwnRequest(c.req.raw, url) ? next() : refuseOrigin(url);
    if (!session.isRefused) await next();
    // The graph itself reports which of its fields were refused.
    if (!session.isRefused || (url.pathname === GRAPHQL_PATH && c.finalized)) return;
    await c.res.body?.cancel();
    c.res = undefined;
    c.res = refuseApp(url);
  });
  site.all("/admin/websocket/:rest{.*}", (c) =>
    handleRoomRequest(c.req.raw, c.env, roomDependencies(c.get("visit").context)),
  );
  site.use(async (c, next) =>
    c.req.header("upgrade") === undefined ? next() : plain(426, "这里不接受 WebSocket 连接"),
  );

  for (const path of UPLOAD_PATHS) {
    site.post(path, (c) => handleUpload(c.req.raw, c.get("visit").context));
  }
  for (const path of EXPORT_PATHS) {
    site.all(path, (c) => handleExport(c.req.raw, c.get("visit").context));
  }
  site.all(filePath(":rest{.*}"), (c) => handleDownload(c.req.raw, c.get("visit").context));
  site.all(AREA_TREE_PATH, (c) => handleAreaTree(c.req.raw, c.env, c.get("visit").context.requestId));
  site.all(MAP_TILES_PATH, (c) => giveMapTiles(c.env));
  site.all("/time", () => plain(200, new Date().toISOString()));
  site.all("/healthz", (c) => handleHealth(c.env, c.get("visit").context));

  site.get(GRAPHQL_PATH, async (c, next) => {
    const visit = c.get("visit");
    const query = publicQueryOf(c.req.raw, visit);
    if (!query) return next();
    const { requestId } = visit.context;
    return edgeCache.answer(query, { request: c.req.raw, ctx: c.executionCtx, requestId });
  });
  site.post(GRAPHQL_PATH, (c) => c.get("visit").graphql.fetch(c.req.raw, c.get("visit").context));
  if (__SANDBOX__) {
    addSandboxForPrograms(site);
    site.get(GRAPHQL_PATH, async (c, next) => {
      const visit = c.get("visit");
      if (!isPlaygroundOpen(c.env)) return next();
      if (wantsPage(c.req.raw)) return renderPlayground(visit.url);
      return visit.url.searchParams.has("query") ? visit.graphql.fetch(c.req.raw, visit.context) : next();
    });
  }
  site.all(GRAPHQL_PATH, () =>
    requestRefused(405, "METHOD_NOT_ALLOWED", "Operations are sent by POST.", { Allow: "POST" }),
  );

  // Existing assets never get here. A page instead of a missing one would confuse the browser.
  site.all("/assets/:rest{.*}", () => plain(404, "文件不存在"));
  site.get("*", async (c, next) => {
    const visit = c.get("visit");
    const target = sharedTargetOf(c.req.raw, visit.url);
    if (!target) return next();
    const { path, url, isDocument } = target;
    const make = () => renderShared(target, visit, { renderPage, contextOf: createKeptContext, buildId });
    return edgeCache.answer(
      { path, variant: url.href, isDocument, make },
      { request: c.req.raw, ctx: c.executionCtx, requestId: visit.context.requestId },
    );
  });
  site.all("*", (c) => {
    const bounded = boundBody(c.req.raw, MAX_FORM_BYTES);
    return bounded ? renderPage(bounded, c.get("visit")) : plain(413, "提交的内容过大");
  });

  return async (request: Request, env: SiteEnv, ctx: ExecutionContext): Promise<Response> =>
    site.fetch(request, env, ctx);
}

const BEARER_WANTED = { "WWW-Authenticate": "Bearer" };

/** The token of an app, or a program's key, used instead of a browser's session; undefined for a browser. */
const sessionOf = (request: Request, url: URL): Session | undefined => {
  if (isOfApp(request, url)) return readAppSession(request);
  return isOfProgram(request, url) ? readKeySession(request) : undefined;
};

const isPlaygroundOpen = ({ GRAPHQL_PLAYGROUND }: SiteEnv): boolean => GRAPHQL_PLAYGROUND === "on";

/**
 * Public content bypasses the isolate's circuit breaker: the edge cache itself asks at most once a second, so
 * new content is shown as soon as the backend is back (reliability.md R25).
 */
const createKeptContext = (request: Request, env: SiteEnv) =>
  createContext(request, env, createBackendGuard());

const ORIGIN_REFUSED = "请求来源不正确";
const refuseOrigin = ({ pathname }: URL): Response =>
  pathname === GRAPHQL_PATH
    ? requestRefused(403, "ORIGIN_REFUSED", ORIGIN_REFUSED)
    : plain(403, ORIGIN_REFUSED);

/** A refusal in the form of a GraphQL answer, for requests that do not reach the graph. */
const requestRefused = (status: number, code: RequestCode, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });

/** The same in the form of an answer to an upload. */
const bearerRefused = (message: string) =>
  Response.json({ code: Code.NOT_LOGGED_IN, message, data: null }, { status: 401, headers: BEARER_WANTED });

const refuseApp = ({ pathname }: URL): Response =>
  pathname === GRAPHQL_PATH
    ? requestRefused(401, "APP_TOKEN_WRONG", APP_TOKEN_WRONG, BEARER_WANTED)
    : bearerRefused(APP_TOKEN_WRONG);

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
