import { createHash } from "node:crypto";
import process from "node:process";
import { test as base, expect, type Page } from "@playwright/test";
import { e2eState, OWN_PORT, tilePortOf } from "../../../scripts/lib/e2e-state";
import { findViolations } from "../../support/database/invariants";
import { openLocalDatabase } from "../../support/database/local-database";
import { openTileServer, type TileServer } from "./tile-server";
import { waitForScripts } from "./until-alive";

/** The recorder of traces reads the pictures of a page as a script of it would, which the page's policy refuses. */
const TRACE_RECORDER = /Connecting to 'blob:|Content Security Policy violated: connect-src blob/;
/** Remix logs a read of a page that it gave up for a newer one, when the first had begun to arrive. */
const ABANDONED_READ = /signal is aborted without reason|BodyStreamBuffer was aborted/;
/** A warning: the browser knows no feature that a header of ours forbids. */
const UNKNOWN_FEATURE = /Unrecognized feature/;
/** Chromium says so when a page that it loads by itself comes too late to be faded into. */
const NO_TRANSITION = /Transition was (?:aborted|skipped)/;

/**
 * Browser tests fail on any error in a page's console and on any uncaught exception, and when they leave the database
 * with a broken promise: money that does not add up, an order out of nowhere, an unexpected event. Each comes from an
 * address of its own (198.18.0.0/16, for tests), as visitors do, so that one test never uses up another's limits; only
 * the edge may name an address in production.
 */
export const test = base.extend<
  {
    /** Errors in the console that the test itself provokes, such as a network that is away. */
    toleratedErrors: RegExp | null;
    failOnPageErrors: undefined;
    failOnBrokenPromises: undefined;
    /** The map service of the site under test; one that a test sent away is back for the next. */
    tiles: TileServer;
  },
  {
    tileServer: TileServer;
    /** The database of the site under test, to read. */
    database: D1Database;
  }
>({
  toleratedErrors: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [third, fourth] = createHash("sha256").update(testId).digest();
    await use({ "cf-connecting-ip": `198.18.${third}.${fourth}` });
  },
  page: async ({ page }, use) => {
    waitForScripts(page);
    await use(page);
  },
  failOnPageErrors: [
    async ({ context, toleratedErrors }, use) => {
      const errors: string[] = [];
      const watchPage = (page: Page) => {
        page.on("console", (message) => {
          if (message.type() === "error" || UNKNOWN_FEATURE.test(message.text())) {
            errors.push(`${page.url()}: ${message.text()}`);
          }
        });
        page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
      };
      context.on("page", watchPage);
      // Not every violation is printed: of an `eval` that is caught only this event tells.
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy violated: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      await use(undefined);
      const tolerated = [TRACE_RECORDER, ABANDONED_READ, NO_TRANSITION, toleratedErrors];
      expect(errors.filter((error) => !tolerated.some((pattern) => pattern?.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const { d1, close } = openLocalDatabase(e2eState(OWN_PORT));
      await use(d1);
      close();
    },
    { scope: "worker" },
  ],
  tileServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await openTileServer(tilePortOf(OWN_PORT));
      await use(server);
      await server.leave();
    },
    { scope: "worker", auto: true },
  ],
  tiles: async ({ tileServer }, use) => {
    tileServer.asked.length = 0;
    await use(tileServer);
    await tileServer.come();
  },
  failOnBrokenPromises: [
    async ({ database }, use) => {
      await use(undefined);
      expect(await findViolations(database), "this test broke a promise of the data").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let counter = 0;

/** A phone that no other test of this run uses: no two processes of a run have the same number. */
export function newPhone(): string {
  counter += 1;
  const worker = String(Number(process.env.TEST_WORKER_INDEX ?? 0) % 10_000).padStart(4, "0");
  return `1397${worker}${String(counter).padStart(3, "0")}`;
}
