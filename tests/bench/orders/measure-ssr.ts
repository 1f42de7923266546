import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Measured } from "../catalogue/target";
import { createWorkspace } from "../support/bundle";
import { createCaller } from "../support/caller";
import { onlyErrors } from "../support/only-errors";
import { sized } from "../support/small";
import { median, range, ratioOf, rotate } from "../support/stats";
import { bundleSsr } from "./bundle-ssr";

const [ROUNDS, TIMES, WARM_UP] = sized([41, 40, 20], [1, 2, 1]);
const PATHS = ["/page", "/rows"] as const;

/** The rows as they stand in a document, without the times, which go on. */
const tableOf = (html: string) =>
  /<table.*<\/table>/s.exec(html)?.[0].replaceAll(/(<time[^>]*>)[^<]*/g, "$1") ?? "";

/** Throws unless both tables are the same, tag by tag, and shows the first place where they are not. */
function expectSameRows(page: string, plain: string): void {
  if (page === plain) return;
  const differs = [...page].findIndex((letter, index) => letter !== plain[index]);
  const around = (html: string) => html.slice(Math.max(0, differs - 60), differs + 100);
  throw new Error(
    `the page and React alone do not render the same rows:\n  ${around(page)}\n  ${around(plain)}`,
  );
}

/**
 * How long the server takes for the list page, and how long React alone for its rows, ms; both under workerd, both to the
 * bytes that are sent. The rows of the two are compared: they are the same, tag by tag.
 */
export async function measureSsr(): Promise<{ page: number; rows: number; ratio: Measured }> {
  const { folder, remove } = createWorkspace();
  const entry = await bundleSsr("tests/bench/orders/ssr-worker.ts", folder);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      handleStructuredLogs: onlyErrors,
      modules: [{ type: "ESModule", path: entry }],
      modulesRoot: folder,
      compatibilityDate: "2026-08-01",
      compatibilityFlags: ["nodejs_compat"],
    }),
  );
  try {
    const caller = createCaller({ port: Number((await miniflare.ready).port), path: "/", method: "GET" });
    const render = async (path: string, times = TIMES) => {
      const { body, milliseconds } = await caller({ path: `${path}?times=${times}` });
      const table = tableOf(body);
      if (!table.includes("沙发3") || !table.includes("竞舟路 1 号"))
        throw new Error(`${path} lacks the rows`);
      return { table, milliseconds: milliseconds / times };
    };
    const [page, plain] = [await render("/page", 1), await render("/rows", 1)];
    expectSameRows(page.table, plain.table);
    for (const _ of range(WARM_UP)) for (const path of PATHS) await render(path);
    const times = { "/page": [] as number[], "/rows": [] as number[] };
    for (const round of range(ROUNDS)) {
      for (const path of rotate(PATHS, round)) times[path].push((await render(path)).milliseconds);
    }
    const rows = times["/rows"];
    return {
      page: median(times["/page"]),
      rows: median(rows),
      ratio: ratioOf(times["/page"], rows),
    };
  } finally {
    await miniflare.dispose();
    remove();
  }
}
