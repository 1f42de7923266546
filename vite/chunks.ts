import type { Rollup } from "vite";

/** Packages that nearly every page of the application needs, by the file that they go into. */
const PACKAGES = {
  framework:
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|\0vite\/preload-helper/,
  graphql: /\/node_modules\/(urql|@urql|wonka|@0no-co)\//,
  icons: /\/node_modules\/lucide-react\//,
};

const OWN = /^(?!\0)(?!.*\/node_modules\/)/;

/** How many routes must share a module for it to be loaded with the application. */
const MANY_ROUTES = 20;

/**
 * The file of the browser's bundle that a module goes into; undefined leaves it to the bundler, which would make a file
 * of every few lines that two routes share. So packages stand together, and so does what many routes share.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const group = Object.entries(PACKAGES).find(([, modules]) => modules.test(id));
  if (group) return group[0];
  return OWN.test(id) && routesOf(id, getModuleInfo).size >= MANY_ROUTES ? "shared" : undefined;
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
