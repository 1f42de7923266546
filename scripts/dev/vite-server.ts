import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ServerBuild } from "@remix-run/cloudflare";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { ROOT } from "../lib/run";
import type { Failures } from "./failures";
import { PAGE_CALL_HEADER, PAGE_FAILURE_HEADER, type PageCall } from "./page-call";
import { renderInNode } from "./pages";
import { createViteLog } from "./vite-log";

/** Modules as Vite names them; every other path is the site's. */
const MODULES = "(?:@|app/|node_modules/|durable-objects/|gateway/|schema/|\\.wrangler/vite/)";

/** Paths that are handed on to the Worker. */
const OF_SITE = `^/(?!${MODULES})`;

interface ViteServerOptions {
  host: string;
  port: number;
  workerOrigin: string;
  secret: string;
  failures: Failures;
}

/**
 * The server that browsers of developers talk to: modules and their hot replacement come from Vite, everything else from
 * the development Worker, which comes back here for its pages.
 */
export async function startViteServer(options: ViteServerOptions): Promise<ViteDevServer> {
  const { host, port, workerOrigin } = options;
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    cacheDir: join(ROOT, ".wrangler/vite"),
    clearScreen: false,
    customLogger: createViteLog(),
    plugins: [pages(options), options.failures.plugin],
    server: {
      host,
      port,
      strictPort: true,
      // A path that is not handed on to the Worker, whose sockets are the rooms.
      hmr: { path: "/@hmr" },
      watch: { ignored: ["**/.wrangler/**", "**/build/**", "**/tests/**", "**/backend/**", "**/docs/**"] },
      proxy: { [OF_SITE]: { target: workerOrigin, ws: true } },
    },
    // All of them at once, before the first page: one that is found later would reload it.
    optimizeDeps: {
      entries: ["app/entry.client.tsx", "app/root.tsx", "app/{routes,features,ui,lib}/**/*.{ts,tsx}"],
    },
  });
  return server.listen();
}

/** Answers the development Worker's calls for pages, before Vite looks at them. */
const pages = ({ workerOrigin, secret, failures }: ViteServerOptions): Plugin => ({
  name: "development-pages",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const header = request.headers[PAGE_CALL_HEADER];
      const call: PageCall | null = typeof header === "string" ? JSON.parse(header) : null;
      if (call?.secret !== secret) {
        const isOfSite = new RegExp(OF_SITE).test(request.url ?? "");
        return isOfSite ? failures.watch(request, response, next) : next();
      }
      answerPage(server, call, { request, response, workerOrigin }).catch((error: unknown) => {
        failures.pageFailed();
        // Vite's own page says what is wrong; it does not say that it is HTML.
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.setHeader(PAGE_FAILURE_HEADER, "1");
        next(error);
      });
    });
  },
});

async function answerPage(
  server: ViteDevServer,
  call: PageCall,
  {
    request,
    response,
    workerOrigin,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    workerOrigin: string;
  },
): Promise<void> {
  const build = await server.ssrLoadModule("virtual:remix/server-build");
  const answer = await renderInNode(asRequest(request, call.url), call, build as ServerBuild, workerOrigin);
  response.statusCode = answer.status;
  response.setHeaders(new Headers([...answer.headers].filter(([name]) => name !== "set-cookie")));
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
}

function asRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== PAGE_CALL_HEADER) for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method ?? "GET",
    headers,
    ...(hasBody ? { body: Readable.toWeb(request) as never, duplex: "half" } : {}),
  });
}
