import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { ROOT } from "../support/source-files";

const CLIENT = join(ROOT, "build/client");

const assets = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const manifestShape = z.object({
  entry: assets,
  routes: z.record(
    z.string(),
    assets.partial({ imports: true, css: true }).extend({ parentId: z.string().optional() }),
  ),
});

/** What kind of page a route is decides its budget: gzipped KB of JavaScript and CSS for a first visit. */
const BUDGETS = {
  public: { js: 104, css: 20 },
  list: { js: 180, css: 40 },
  placing: { js: 220, css: 40 },
} as const;

export type PageKind = keyof typeof BUDGETS;

/** First-visit weight of one page in KB (1000 bytes) after gzip: everything its HTML preloads or links. */
export interface PageWeight {
  route: string;
  kind: PageKind;
  js: number;
  css: number;
}

/** Pages that anybody reaches without signing in, and the steps of placing an order; every other page is list or detail. */
const kindOf = (route: string): PageKind => {
  if (/^routes\/(_public|login$|register$|pay$|payRedirect$|isDownload$|map|\$$)/.test(route))
    return "public";
  return route.startsWith("routes/placeorder.") ? "placing" : "list";
};

/**
 * Weighs every page of the last build. Chunks that load later (dialogs, the slider puzzle) do not count.
 * Throws when there is no build.
 */
export function weighPages(): PageWeight[] {
  const { entry, routes } = readManifest();
  const parents = new Set(Object.values(routes).map((route) => route.parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => {
      const js = new Set([entry.module, ...entry.imports]);
      const css = new Set(entry.css);
      for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
        for (const file of [route.module, ...(route.imports ?? [])]) js.add(file);
        for (const file of route.css ?? []) css.add(file);
      }
      return { route: id, kind: kindOf(id), js: weigh(js), css: weigh(css) };
    })
    .sort((a, b) => b.js - a.js);
}

/** Pages over their budget, in words; none is what the build must reach. */
export const overBudget = (pages: readonly PageWeight[]): string[] =>
  pages
    .filter(({ kind, js, css }) => js > BUDGETS[kind].js || css > BUDGETS[kind].css)
    .map(({ route, kind, js, css }) => {
      const budget = BUDGETS[kind];
      return `${route}: JS ${js} of ${budget.js} KB, CSS ${css} of ${budget.css} KB`;
    });

function readManifest() {
  const folder = join(CLIENT, "assets");
  const name = readdirSync(folder).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error("no client bundle: run `npm run build` first");
  const script = readFileSync(join(folder, name), "utf8");
  return manifestShape.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)));
}

function weigh(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(CLIENT, file))).length;
  return Math.round(bytes / 100) / 10;
}

function main(): void {
  const pages = weighPages();
  const heaviest = (kind: PageKind, what: "js" | "css") =>
    Math.max(0, ...pages.filter((page) => page.kind === kind).map((page) => page[what]));
  if (process.argv.includes("--json")) {
    const figures = {
      max_public_js_kb: heaviest("public", "js"),
      max_public_css_kb: heaviest("public", "css"),
      placing_js_kb: heaviest("placing", "js"),
      list_js_kb: heaviest("list", "js"),
    };
    console.log(JSON.stringify({ figures }));
    return;
  }
  console.table(pages.map(({ route, kind, js, css }) => ({ route, kind, "JS KB": js, "CSS KB": css })));
  const breaches = overBudget(pages);
  console.log(breaches.length ? `Over budget:\n${breaches.join("\n")}` : "Every page is within its budget.");
  process.exitCode = breaches.length ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) main();
