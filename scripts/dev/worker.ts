import { createContext } from "../../gateway/context";
import type { EdgeCache } from "../../gateway/edge/edge-cache";
import { sendKept, sendOnce } from "../../gateway/edge/send";
import { knownDocuments as documents } from "../../gateway/graphql/known-documents";
import { createGraphQLServer } from "../../gateway/graphql/server";
import { createBackendGuard } from "../../gateway/rest/backend-guard";
import { createKnownCalls } from "../../gateway/rest/known-calls";
import { createOperatorClient } from "../../gateway/rest/operator-client";
import { createSite } from "../../gateway/site";
import type { Visit } from "../../gateway/visit";
import { explainError } from "./explain-error";
import {
  BACKEND_PATH,
  type DevelopmentEnv,
  OPERATION_PATH,
  type OperationAnswer,
  type OperationCall,
  PAGE_CALL_HEADER,
  PAGE_FAILURE_HEADER,
  type PageCall,
  SECRET_HEADER,
} from "./page-call";
import { relaxPolicy } from "./relaxed-policy";

export { CallLine } from "../../durable-objects/call-line";
export { UserRoom } from "../../durable-objects/user-room";

/** Renders every public page again: an edit has to show. */
const noCache: EdgeCache = {
  async answer(shared, { request }) {
    const made = await shared.make();
    return made.kind === "good"
      ? sendKept(request, made.answer, { how: "miss", ageSeconds: 0 })
      : sendOnce(request, made, "miss");
  },
  async purge() {},
};

/** Asks the Vite server, which renders the page in Node. */
async function renderPage(request: Request, visit: Visit): Promise<Response> {
  const { DEVELOPMENT_PAGES, DEVELOPMENT_SECRET, ...env } = visit.env as DevelopmentEnv;
  const call: PageCall = {
    secret: DEVELOPMENT_SECRET,
    url: request.url,
    hasToken: visit.context.session.token !== null,
    requestId: visit.context.requestId,
    nonce: visit.nonce,
    styleNonce: visit.styleNonce,
    variables: Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === "string")),
  };
  const { pathname, search } = new URL(request.url);
  const { method, body } = request;
  const headers = new Headers(request.headers);
  headers.set(PAGE_CALL_HEADER, JSON.stringify(call));
  return fetch(DEVELOPMENT_PAGES + pathname + search, { method, headers, body, redirect: "manual" });
}

const graphql = createGraphQLServer({ documents, isOpen: true, explain: explainError });
const guard = createBackendGuard();
const known = createKnownCalls();

/** Runs an operation for a loader or an action, as it is run in process elsewhere. */
async function runOperation(call: OperationCall, env: DevelopmentEnv): Promise<OperationAnswer> {
  const context = createContext(new Request(call.url, { headers: call.headers }), env, guard, known);
  const result = await graphql.execute(call.document, call.variables, context);
  const { retryAfterSeconds } = context.usage;
  return {
    result,
    headers: [
      ...context.session.setCookies().map((cookie) => ["set-cookie", cookie] satisfies [string, string]),
      ...(context.session.hasLeft
        ? [["clear-site-data", '"cache", "storage"'] satisfies [string, string]]
        : []),
      ...(retryAfterSeconds ? [["retry-after", String(retryAfterSeconds)] satisfies [string, string]] : []),
    ],
  };
}

/** What pages in Node ask for; null when the request is none of theirs. */
async function answerPages(request: Request, env: DevelopmentEnv): Promise<Response | null> {
  if (request.headers.get(SECRET_HEADER) !== env.DEVELOPMENT_SECRET) return null;
  const { pathname, search } = new URL(request.url);
  if (pathname === OPERATION_PATH) return Response.json(await runOperation(await request.json(), env));
  if (!pathname.startsWith(BACKEND_PATH)) return null;
  return env.BACKEND.fetch(
    new Request(`http://backend${pathname.slice(BACKEND_PATH.length)}${search}`, request),
  );
}

const site = createSite({
  documents,
  buildId: "development",
  edgeCache: noCache,
  renderPage,
  explain: explainError,
});

/** The site's Worker of `npm run dev`: all of the product but its pages (docs/decisions/035). */
export default {
  async fetch(request, env, ctx) {
    const answered = await answerPages(request, env);
    if (answered) return answered;
    const response = await site(request, env, ctx);
    const policy = response.headers.get("content-security-policy");
    if (response.headers.has(PAGE_FAILURE_HEADER)) response.headers.delete("content-security-policy");
    else if (policy?.includes("script-src") && !response.webSocket) {
      response.headers.set("content-security-policy", relaxPolicy(policy));
    }
    return response;
  },
  async scheduled(_event, env) {
    await createOperatorClient(env, crypto.randomUUID()).sandbox.runJobs();
  },
} satisfies ExportedHandler<DevelopmentEnv>;
