import type { ServerBuild } from "@remix-run/cloudflare";
import { createPageRenderer, root } from "./servers/page-site";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const modules = import.meta.glob<RouteModule>(
  ["../../app/routes/*.{ts,tsx}", "../../app/routes/*/route.{ts,tsx}"],
  { eager: true },
);

/** `user.order._index` of `../../app/routes/user.order._index/route.tsx`. */
const nameOf = (file: string) => file.replace(/^.*\/app\/routes\//, "").replace(/(\/route)?\.tsx?$/, "");

/** A segment as an address has it; empty for one that only groups (`_public`) or is an index. */
function segmentOf(part: string): string {
  if (part.startsWith("_")) return "";
  const plain = part.replace(/_$/, "").replace(/\[(.*?)\]/g, "$1");
  return plain === "$" ? "*" : plain.replace(/^\$/, ":");
}

/** All routes of the site by the rules of Remix's flat routes: a name is inside the longest one that it begins with. */
function allRoutes(): ServerBuild["routes"] {
  const names = Object.keys(modules).map(nameOf);
  const routes: ServerBuild["routes"] = { root: { id: "root", path: "", module: root } };
  for (const [file, module] of Object.entries(modules)) {
    const id = nameOf(file);
    const parentId = names
      .filter((other) => other !== id && id.startsWith(`${other}.`))
      .reduce((longest, other) => (other.length > longest.length ? other : longest), "");
    const parts = splitName(parentId ? id.slice(parentId.length + 1) : id);
    const path = parts.map(segmentOf).filter(Boolean).join("/");
    const index = parts.at(-1) === "_index";
    routes[id] = {
      id,
      parentId: parentId || "root",
      path: path || undefined,
      index: index || undefined,
      module,
    };
  }
  return routes;
}

/** Dots part segments, except those in brackets. */
const splitName = (name: string) => name.match(/(?:\[[^\]]*\]|[^.])+/g) ?? [];

/** Addresses of all pages, with their parameters; what only redirects, answers files or frames others is none. */
export function pageAddresses(): string[] {
  const routes = allRoutes();
  const frames = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes).flatMap((page) => {
    if (!page?.module.default || frames.has(page.id)) return [];
    const segments: string[] = [];
    for (let route = routes[page.id]; route; route = routes[route.parentId ?? ""]) {
      if (route.path) segments.unshift(route.path);
    }
    return [`/${segments.join("/")}`];
  });
}

/** Renders every page of the site, as the deployed Worker does; the frame around them is the plainest there is. */
export const renderAnyPage = createPageRenderer(allRoutes());
