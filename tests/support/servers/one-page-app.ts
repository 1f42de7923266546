import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { DocumentNode } from "graphql";
import * as entry from "../../../app/entry.server";
import { REMIX_FUTURE } from "../../../vite/remix-future";
import { selectedIn } from "../graph/selected-by";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

interface Visit {
  path?: string;
  headers?: Record<string, string>;
  context: object;
}

type Ask = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<object>;

/** The graph of a test answers a loader as the gateway does: with what its operation selects, and nothing more. */
function answersAsSelected(context: object): object {
  const isGraph = ([name, value]: [string, unknown]) => /^graphql/.test(name) && typeof value === "function";
  const asked = ([name, value]: [string, unknown]) => {
    const answer: Ask = async (document, variables) =>
      selectedIn(document, await (value as Ask)(document, variables), variables ?? {});
    return [name, answer] as const;
  };
  return { ...context, ...Object.fromEntries(Object.entries(context).filter(isGraph).map(asked)) };
}

/** What the smallest application in front of our own server entry answers: one page and nothing else. */
export const renderOnePage = (module: RouteModule, visit: Visit): Promise<Response> =>
  createOnePage(module)(visit);

/**
 * That application. Asked for as bots do, which get the page in one piece, so that nothing is streamed after the text
 * was read.
 *
 * @param renderer stands in for our own server entry
 */
export function createOnePage(
  module: RouteModule,
  renderer: ServerBuild["entry"]["module"] = entry,
): (visit: Visit) => Promise<Response> {
  const asset = { id: "root", module: "/root.js", path: "", imports: [], css: [] };
  const flags = { hasAction: false, hasLoader: module.loader !== undefined, hasClientAction: false };
  const build: ServerBuild = {
    entry: { module: renderer },
    routes: { root: { id: "root", path: "", module } },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...asset, ...flags, hasClientLoader: false, hasErrorBoundary: false } },
      url: "/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    mode: "production",
    future: REMIX_FUTURE,
  };
  const handle = createRequestHandler(build, "production");
  return ({ path = "/", headers = {}, context }) =>
    handle(
      new Request(`https://site.test${path}`, { headers: { "user-agent": "Googlebot", ...headers } }),
      answersAsSelected(context) as never,
    );
}
