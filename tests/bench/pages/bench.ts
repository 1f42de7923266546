import { parseArgs } from "node:util";
import { missingPage, publicPages } from "../../../schema/rules/content/public-pages";
import { findChromium } from "../../../scripts/lib/find-browser";
import type { FigureOf } from "../catalogue/commands";
import { freePort } from "../support/listen";
import { printReport } from "../support/report";
import { isSmall, sized } from "../support/small";
import { median, range } from "../support/stats";
import { bareFileOf } from "./bare";
import { type CustomerPage, firstVisitFigures, firstVisitLines, measureFirstVisits } from "./first-visits";
import { type Audit, openLighthouse, type Scores } from "./lighthouse";
import { startBenchSite } from "./site";
import { type Weight, weigh } from "./weight";

/**
 * Every public page in Lighthouse's mobile profile, on the built site served from this machine: medians of three loads,
 * beside a bare file with the words and the size of the page that the same server gives. Documents have targets; pages
 * with a form, which a framework takes over, stand below them. `--page /help` measures one page alone, and may be given
 * several times. Pages of customers are measured by their first visit with a cheap phone (`first-visits.ts`).
 */
const LOADS = sized(3, 1);
/** The one page of the small form. */
const SMALL_PAGE = "/help";

const all = [...publicPages, missingPage];
const isDocument = (path: string) => all.some((page) => page.path === path && page.isDocument);
const documents = all.filter((page) => page.isDocument).map(({ path }) => path);
/** Those of accounts are no shared pages, but belong to the public site. */
const forms = [...all.filter((page) => !page.isDocument).map(({ path }) => path), ...["/login", "/register"]];

interface PageReport extends Scores, Weight {
  path: string;
  bareLcp: number;
  complaints: string[];
}

const middleOf = (audits: readonly Audit[], key: keyof Scores) => median(audits.map((audit) => audit[key]));

async function loadOften(audit: (url: string) => Promise<Audit>, url: string): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (const _ of range(LOADS)) audits.push(await audit(url));
  return audits;
}

async function reportOn(path: string): Promise<PageReport> {
  const url = `${site.origin}${path}`;
  // The first visitor makes the page; what is measured is what all others get.
  const html = await (await fetch(url)).text();
  const bareUrl = await site.addBareFile(path, bareFileOf(html));
  const audits = await loadOften(browser.audit, url);
  const middle = (key: keyof Scores) => middleOf(audits, key);
  return {
    path,
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    bareLcp: middleOf(await loadOften(browser.audit, bareUrl), "lcp"),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
    ...(await weigh(audits[0]?.loaded ?? [])),
  };
}

function figuresOf(
  pages: readonly PageReport[],
  visits: readonly CustomerPage[],
): Record<FigureOf<"pages">, number> {
  // Its status says what it is to crawlers, and stands in the console as a failed request: to Lighthouse two faults.
  const found = pages.filter(({ path }) => path !== missingPage.path);
  const least = (key: keyof Scores, some = pages) => Math.min(...some.map((page) => page[key]));
  const most = (key: keyof PageReport) => Math.max(...pages.map((page) => Number(page[key])));
  return {
    min_performance: least("performance"),
    min_accessibility: least("accessibility"),
    min_best_practices: least("bestPractices", found),
    min_seo: least("seo", found),
    max_lcp_ms: most("lcp"),
    max_tbt_ms: most("tbt"),
    max_cls: most("cls"),
    lcp_vs_bare: Math.max(...pages.map(({ lcp, bareLcp }) => lcp / bareLcp)),
    max_js_kb: most("js"),
    max_css_kb: most("css"),
    max_font_kb: most("font"),
    ...firstVisitFigures(visits),
  };
}

const { values: flags } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    json: { type: "boolean" },
    small: { type: "boolean" },
  },
});
const site = await startBenchSite();
const visits = await measureFirstVisits(site);
const browser = await openLighthouse(await findChromium(), await freePort());
try {
  const pages: PageReport[] = [];
  const paths = flags.page ?? (isSmall ? [SMALL_PAGE] : [...documents, ...forms]);
  for (const path of paths) pages.push(await reportOn(path));
  printReport("pages", {
    title: `Public pages, Lighthouse mobile, medians of ${LOADS}; ms, KB after gzip`,
    table: [
      ["", "perf", "a11y", "best", "seo", "LCP", "bare", "TBT", "CLS", "JS", "CSS", "image"],
      ...pages.map((page) => [
        page.path,
        ...[page.performance, page.accessibility, page.bestPractices, page.seo],
        ...[page.lcp, page.bareLcp, page.tbt, page.cls, page.js, page.css, page.image],
      ]),
    ],
    notes: [
      ...pages.flatMap(({ path, complaints }) => complaints.map((words) => `${path}: ${words}`)),
      "First visits, processor four times slower, Slow 4G, 360 px:",
      ...firstVisitLines(visits),
    ],
    figures: figuresOf(
      pages.filter(({ path }) => isDocument(path)),
      visits,
    ),
  });
} finally {
  await browser.close();
  await site.stop();
}
