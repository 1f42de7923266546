import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { GatewayContext } from "../../gateway/context";
import type { SiteEnv } from "../../gateway/env";
import type { Visit } from "../../gateway/visit";
import { createLoadContext } from "../../load-context";
import {
  BACKEND_PATH,
  OPERATION_PATH,
  type OperationAnswer,
  type OperationCall,
  type PageCall,
  SECRET_HEADER,
} from "./page-call";

/**
 * Renders a page for the development Worker. Whatever its loaders and actions need of bindings is asked of that Worker
 * over HTTP: operations of the graph, and for the sandbox's pages the backend.
 *
 * @param workerOrigin where the Worker listens
 */
export async function renderInNode(
  request: Request,
  call: PageCall,
  build: ServerBuild,
  workerOrigin: string,
): Promise<Response> {
  const { visit, headers } = createVisit(request, call, workerOrigin);
  const response = await createRequestHandler(build, "development")(
    request,
    createLoadContext(request, visit),
  );
  const all = new Headers(response.headers);
  for (const [name, value] of headers) all.append(name, value);
  return new Response(response.body, { status: response.status, headers: all });
}

/** As much of a visit as `createLoadContext` uses, and the headers that its operations want in the answer. */
function createVisit(request: Request, call: PageCall, workerOrigin: string) {
  const headers: [name: string, value: string][] = [];
  // Without the address of the Worker and the size of a form, which belong to the page's request alone.
  const sent = new Headers(request.headers);
  for (const name of ["host", "content-length", "content-type", "connection"]) sent.delete(name);

  const askWorker = (path: string, init: RequestInit): Promise<Response> => {
    const own = new Headers(init.headers);
    own.set(SECRET_HEADER, call.secret);
    return fetch(workerOrigin + path, { ...init, headers: own });
  };

  const graphql: Pick<Visit["graphql"], "execute"> = {
    async execute(document, variables) {
      const operation: OperationCall = { document, variables, url: call.url, headers: [...sent] };
      const response = await askWorker(OPERATION_PATH, {
        method: "POST",
        body: JSON.stringify(operation),
      });
      if (!response.ok) throw new Error(await response.text());
      const answer: OperationAnswer = await response.json();
      headers.push(...answer.headers);
      // A loader that runs after an action is signed in when the action has signed in.
      for (const [name, value] of answer.headers) if (name === "set-cookie") setCookie(sent, value);
      return answer.result;
    },
  };

  const backend = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const asked = new Request(input, init);
      const { pathname, search } = new URL(asked.url);
      const hasBody = asked.method !== "GET" && asked.method !== "HEAD";
      return askWorker(BACKEND_PATH + pathname + search, {
        method: asked.method,
        headers: asked.headers,
        ...(hasBody ? { body: await asked.text() } : {}),
      });
    },
  };

  const visit = {
    env: { ...call.variables, BACKEND: backend } as unknown as SiteEnv,
    context: {
      session: { token: call.hasToken ? "kept by the Worker" : null },
      requestId: call.requestId,
    } as unknown as GatewayContext,
    graphql: graphql as Visit["graphql"],
    nonce: call.nonce,
    styleNonce: call.styleNonce,
    url: new URL(call.url),
  } satisfies Visit;
  return { visit, headers };
}

/** Puts a cookie that was set into the cookies that are sent, in place of the one of that name. */
function setCookie(headers: Headers, cookie: string): void {
  const pair = cookie.split(";", 1)[0] ?? "";
  const name = pair.slice(0, pair.indexOf("=") + 1);
  const others = (headers.get("cookie") ?? "").split("; ").filter((one) => one && !one.startsWith(name));
  headers.set("cookie", [...others, pair].join("; "));
}
