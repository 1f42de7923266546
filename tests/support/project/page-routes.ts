import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { ROOT } from "./source-files";

const APP = join(ROOT, "app");

/** Addresses of all pages, as the folders of app/routes say them: `/user/order`, `/progress/:token`. What only redirects or hands out files is no page. */
export const pageRoutes = (): string[] => [...pages().keys()].sort();

/** The files of a page's route and of those around it, from the root of the site. */
export const routeFilesOf = (path: string): string[] => pages().get(path) ?? [];

/** Files by address. */
function pages(): Map<string, string[]> {
  const routes = flatRoutes(APP);
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const found = new Map<string, string[]>();
  for (const { id, file } of Object.values(routes)) {
    const isPage = /\bexport default\b/.test(readFileSync(join(APP, file), "utf8"));
    if (!isPage || layouts.has(id)) continue;
    const segments: string[] = [];
    const files = ["app/root.tsx"];
    for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
      if (route.path) segments.unshift(route.path);
      files.push(join("app", route.file));
    }
    found.set(`/${segments.join("/")}`, files);
  }
  return found;
}
