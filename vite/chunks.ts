import type { Rollup } from "vite";
import { DOCUMENT_ROUTE } from "./document-styles";

/** Packages that every page of the application needs, and what the bundler itself adds. */
const PACKAGES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|urql|@urql|wonka|@0no-co|lucide-react)\/|\0(vite\/preload-helper|commonjsHelpers)/;

const OWN = /^(?!\0)(?!.*\/node_modules\/)/;

/** What every page loads, and what every page of the customer's area or of placing an order does. */
const FRAME = /\/app\/(entry\.client|root|routes\/(user|placeorder))\.tsx/;

/** How many routes must share a module for all pages of their part of the site to load it. */
const MANY_ROUTES = 3;

/**
 * The file of the browser's bundle that a module goes into: one for packages, and one for what the routes of each part
 * of the site share. Undefined leaves it to the bundler, which gives each route its own file, and one to every few lines
 * that two or three of them share.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (PACKAGES.test(id)) return "packages";
  if (!OWN.test(id) || getModuleInfo(id)?.isEntry) return undefined;
  const routes = [...routesOf(id, getModuleInfo)].filter((route) => !DOCUMENT_ROUTE.test(route));
  if (routes.length < MANY_ROUTES && !routes.some((route) => FRAME.test(route))) return undefined;
  const parts = new Set(routes.map((route) => /\/app\/routes\/(user|placeorder)\./.exec(route)?.[1]));
  return parts.has(undefined) ? "shared" : [...parts].sort().join("-");
}

/** The routes that load a module at once: what they import, what that imports, and so on. */
function routesOf(
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  seen = new Set<string>(),
  routes = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return routes;
  seen.add(id);
  const info = getModuleInfo(id);
  if (info?.isEntry) routes.add(id);
  for (const importer of info?.importers ?? []) routesOf(importer, getModuleInfo, seen, routes);
  return routes;
}
