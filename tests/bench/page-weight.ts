import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { leadsToDocument } from "../../schema/rules/content/public-pages";
import { buildProductionIfNeeded, PRODUCTION } from "../../scripts/lib/build";
import type { FigureOf } from "./catalogue/commands";
import { printReport } from "./support/report";

/** What `scripts/deploy/build.ts` has built, which is what the gate weighs. */
export const DEPLOYED = join(PRODUCTION, "client");

const assets = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifestShape = z.object({
  entry: assets,
  routes: z.record(
    z.string(),
    assets
      .partial({ imports: true })
      .extend({ parentId: z.string().optional(), path: z.string().optional() }),
  ),
});

/** All styles of the application are in one file, which its first page loads (docs/decisions/053). */
const APPLICATION_CSS = 46.7;

/**
 * What kind of page a route is decides its budget: gzipped KB of JavaScript and CSS for a first visit. Those of the
 * application are what the ordinary build gives and at most three per cent; docs/performance.md says what is wanted of them.
 */
const BUDGETS = {
  document: { js: 6, css: 12 },
  form: { js: 144, css: APPLICATION_CSS },
  home: { js: 182, css: APPLICATION_CSS },
  list: { js: 194, css: APPLICATION_CSS },
  detail: { js: 188, css: APPLICATION_CSS },
  placing: { js: 182, css: APPLICATION_CSS },
} as const;

export type PageKind = keyof typeof BUDGETS;

/** What only redirects or answers with a file. */
const NO_PAGES = /^routes\/(\$|isDownload|logout|sitemap\[\.\]xml|robots\[\.\]txt)$/;

/** First-visit weight of one page in KB (1000 bytes) after gzip: everything its HTML preloads, links or holds of styles. */
export interface PageWeight {
  path: string;
  kind: PageKind;
  js: number;
  css: number;
  /** How many files these are. A document has its styles in itself. */
  files: number;
}

/** What anybody reaches without an invitation, and is no document. */
const FORMS = /^\/(login|register|ruzhu|service_ruzhu|pay|payRedirect)$/;

/** By address: documents, forms for everybody, the steps of placing an order, and all others. */
function kindOf(path: string): PageKind {
  if (leadsToDocument(path)) return "document";
  if (path.startsWith("/placeorder/")) return "placing";
  if (FORMS.test(path)) return "form";
  if (path === "/user/index") return "home";
  return path === "/user/order/orderinfo" ? "detail" : "list";
}

/**
 * Weighs every page of a build. What loads later (dialogs, the slider puzzle) does not count. A document loads its
 * script alone (docs/decisions/049).
 *
 * @param client folder of the browser's files
 */
export function weighPages(client: string): PageWeight[] {
  const { manifest, documentScript, styles } = readBuild(client);
  const { entry, routes } = manifest;
  const parents = new Set(Object.values(routes).map((route) => route.parentId));
  const weigh = (files: Iterable<string>): number => {
    let bytes = 0;
    for (const file of files) bytes += gzipSync(readFileSync(join(client, file))).length;
    return Math.round(bytes / 100) / 10;
  };
  const css = { document: weigh([styles.document]), application: weigh([styles.application]) };
  return Object.keys(routes)
    .filter((id) => !parents.has(id) && !NO_PAGES.test(id))
    .map((id) => {
      const js = new Set([entry.module, ...entry.imports]);
      const segments: string[] = [];
      for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
        for (const file of [route.module, ...(route.imports ?? [])]) js.add(file);
        if (route.path) segments.unshift(route.path);
      }
      const path = `/${segments.join("/")}`;
      const kind = kindOf(path);
      const isDocument = kind === "document";
      return {
        path,
        kind,
        js: weigh(isDocument ? [documentScript] : js),
        css: isDocument ? css.document : css.application,
        files: isDocument ? 1 : js.size + 1,
      };
    })
    .sort((a, b) => b.js - a.js);
}

/** Pages over their budget, in words; none is what the build must reach. */
export const overBudget = (pages: readonly PageWeight[]): string[] =>
  pages
    .filter(({ kind, js, css }) => js > BUDGETS[kind].js || css > BUDGETS[kind].css)
    .map(({ path, kind, js, css }) => {
      const budget = BUDGETS[kind];
      return `${path}: JS ${js} of ${budget.js} KB, CSS ${css} of ${budget.css} KB`;
    });

/** Throws when there is no build. */
function readBuild(client: string) {
  const folder = join(client, "assets");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const named = (pattern: RegExp): string => {
    const name = files.find((file) => pattern.test(file));
    if (!name)
      throw new Error(`no browser's files in ${client}: run \`npm run deploy -- production --dry-run\``);
    return `assets/${name}`;
  };
  const script = readFileSync(join(client, named(/^manifest-.+\.js$/)), "utf8");
  const manifest = manifestShape.parse(
    JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)),
  );
  return {
    manifest,
    documentScript: named(/^document-main-[\w-]{8}\.js$/),
    styles: {
      document: named(/^document-[\w-]{8}\.css$/),
      application: named(/^style-[\w-]{8}\.css$/),
    },
  };
}

/** The heaviest page of each kind, by the names of docs/performance.md. */
export function figuresOf(pages: readonly PageWeight[]): Record<FigureOf<"weight">, number> {
  const heaviest = (kind: PageKind, what: "js" | "css" = "js") =>
    Math.max(0, ...pages.filter((page) => page.kind === kind).map((page) => page[what]));
  return {
    max_files: Math.max(...pages.map(({ files }) => files)),
    max_document_js_kb: heaviest("document"),
    max_document_css_kb: heaviest("document", "css"),
    form_js_kb: heaviest("form"),
    home_js_kb: heaviest("home"),
    list_js_kb: heaviest("list"),
    detail_js_kb: heaviest("detail"),
    placing_js_kb: heaviest("placing"),
  };
}

/** Weighs the production build of the sources as they are; one that is there already is taken. */
async function main(): Promise<void> {
  await buildProductionIfNeeded();
  const pages = weighPages(DEPLOYED);
  const breaches = overBudget(pages);
  printReport("weight", {
    title: "First visits, KB after gzip",
    table: [
      ["", "kind", "JS", "CSS", "files"],
      ...pages.map(({ path, kind, js, css, files }) => [path, kind, js, css, files]),
    ],
    figures: figuresOf(pages),
    notes: breaches.length
      ? ["Over the budget of the gate:", ...breaches]
      : ["Every page is within the budget of the gate."],
  });
  if (breaches.length > 0) process.exitCode = 1;
}

if (import.meta.filename === process.argv[1]) await main();
