import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { ROOT } from "./source-files";

const APP = join(ROOT, "app");

/** Addresses of all pages, as the folders of app/routes say them: `/user/order`, `/progress/:token`. What only redirects or hands out files is no page. */
export function pageRoutes(): string[] {
  const routes = flatRoutes(APP);
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id, file }) => {
      const isPage = /\bexport default\b/.test(readFileSync(join(APP, file), "utf8"));
      return isPage && !layouts.has(id);
    })
    .map(({ id }) => {
      const segments: string[] = [];
      for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
        if (route.path) segments.unshift(route.path);
      }
      return `/${segments.join("/")}`;
    })
    .sort();
}
