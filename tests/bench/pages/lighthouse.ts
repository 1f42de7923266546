import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS } from "../../support/chromium-flags";
import { range } from "../support/stats";

/** What Lighthouse says of a page: scores 0 to 100, times in ms as they would be on its slow line. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint. */
  lcp: number;
  /** How long the page was blocked altogether. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

export interface Audit extends Scores {
  /** What cost points, in words. */
  complaints: string[];
  /** URLs of everything that the page loaded for itself: not what it fetches ahead for the next one. */
  loaded: string[];
}

/** On a busy machine Lighthouse sometimes misses the beginning of a page, and says so. */
const ATTEMPTS = 3;

/** The page for what is not there is a page, too. */
const SETTINGS = { output: "json", logLevel: "silent", ignoreStatusCode: true } as const;

/** A Chromium that Lighthouse may use, one for all pages. */
export async function openLighthouse(executablePath: string, port: number) {
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  return {
    /** Loads a page as Lighthouse's cheap phone on a slow line does, with nothing kept from before. */
    async audit(url: string): Promise<Audit> {
      let failure = "";
      for (const _ of range(ATTEMPTS)) {
        const result = await lighthouse(url, { ...SETTINGS, port });
        // What the last page left running would slow the next one down.
        await wait(200);
        if (result && !result.lhr.runtimeError) return read(result.lhr);
        failure = result?.lhr.runtimeError?.message ?? "no result";
      }
      throw new Error(`Lighthouse could not load ${url}: ${failure}`);
    },
    close: () => browser.close(),
  };
}

function read({ categories, audits }: Result): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: measured("largest-contentful-paint"),
    tbt: measured("total-blocking-time"),
    cls: measured("cumulative-layout-shift"),
    complaints: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(" ")),
    loaded: urlsIn(audits["network-requests"]?.details),
  };
}

function urlsIn(details: unknown): string[] {
  const items: unknown = Object(details).items;
  if (!Array.isArray(items)) throw new Error("Lighthouse named no requests");
  return items.filter((item) => Object(item).priority !== "VeryLow").map((item) => String(Object(item).url));
}
