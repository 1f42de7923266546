import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "../../support/source-files";
import { bundle, createWorkspace } from "../support/bundle";
import { createCaller } from "../support/caller";
import { onlyErrors } from "../support/only-errors";
import { median, range, rotate } from "../support/stats";

const [ROUNDS, TIMES, WARM_UP] = [41, 40, 20];
const PATHS = ["/page", "/rows"] as const;

/** As in vite.config.ts. */
const ALIAS = { "~": `${ROOT}app` };

/** The rows as they stand in a document, without the times, which go on. */
const tableOf = (html: string) =>
  /<table.*<\/table>/s.exec(html)?.[0].replaceAll(/(<time[^>]*>)[^<]*/g, "$1") ?? "";

/**
 * How long the server takes for the list page, and how long React alone for its rows, ms; both under workerd, both to the
 * bytes that are sent. The rows of the two are compared: they are the same, tag by tag.
 */
export async function measureSsr(): Promise<{ page: number; rows: number; ratio: number }> {
  const { folder, remove } = createWorkspace();
  const entry = await bundle("tests/bench/orders/ssr-worker.ts", folder, { alias: ALIAS });
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
    if (page.table !== plain.table) throw new Error("the page and React alone do not render the same rows");
    for (const _ of range(WARM_UP)) for (const path of PATHS) await render(path);
    const times = { "/page": [] as number[], "/rows": [] as number[] };
    for (const round of range(ROUNDS)) {
      for (const path of rotate(PATHS, round)) times[path].push((await render(path)).milliseconds);
    }
    const rows = times["/rows"];
    return {
      page: median(times["/page"]),
      rows: median(rows),
      ratio: median(times["/page"].map((value, round) => value / (rows[round] ?? Number.NaN))),
    };
  } finally {
    await miniflare.dispose();
    remove();
  }
}
