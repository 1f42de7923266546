import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "../../support/source-files";
import { bundle, createWorkspace } from "../support/bundle";
import { createCaller } from "../support/caller";
import { onlyErrors } from "../support/only-errors";
import { median, range, rotate } from "../support/stats";

const [ROUNDS, TIMES, WARM_UP] = [21, 25, 20];
const PATHS = ["/page", "/rows"] as const;

/** How long the server takes for the list page, and how long React alone for its rows, ms; both under workerd. */
export async function measureSsr(): Promise<{ page: number; rows: number; ratio: number }> {
  const { folder, remove } = createWorkspace();
  const entry = await bundle("tests/bench/orders/ssr-worker.ts", folder, { alias: { "~": `${ROOT}app` } });
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
      if (!body.includes("沙发3") || !body.includes("竞舟路 1 号")) throw new Error(`${path} lacks the rows`);
      return milliseconds / times;
    };
    for (const _ of range(WARM_UP)) for (const path of PATHS) await render(path);
    const times = { "/page": [] as number[], "/rows": [] as number[] };
    for (const round of range(ROUNDS)) {
      for (const path of rotate(PATHS, round)) times[path].push(await render(path));
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
