import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CACHE_PURGE_PATH, signCachePurge } from "../../../schema/rest/cache-purge";
import { ROOM_SIGNATURE_HEADER } from "../../../schema/rest/room-intake";
import { ROOT } from "../../support/source-files";
import { runCallers } from "../support/caller";
import { printReport } from "../support/report";
import { median, range, rotate } from "../support/stats";
import { createReader, type Reader } from "./reader";
import { SECRET, startSite } from "./site";

/**
 * What a kept page costs against a static file of its size, in the same run and through the same server; and that a page
 * which is not kept is made once, however many ask for it at the same time. Then the backend goes away: the page is no
 * longer fresh, and must be given all the same.
 */
const PAGE = "/";
const CALLERS = 8;
const REQUESTS = 150;
const ROUNDS = 25;
const BURST = 50;
const BURSTS = 5;
/** A page is fresh for a minute; then it is given while it is made anew. */
const STALE_AFTER_MS = 61_000;
const OUTAGE_READS = 40;

/** The file of the bundle whose size is nearest to that of the page. */
function assetOfSize(bytes: number): string {
  const folder = join(ROOT, "build/client/assets");
  const distance = (name: string) => Math.abs(statSync(join(folder, name)).size - bytes);
  const [nearest] = readdirSync(folder).sort((a, b) => distance(a) - distance(b));
  if (!nearest) throw new Error("the build has no files");
  return `/assets/${nearest}`;
}

/** Requests a second. */
async function rateOf(read: Reader, path: string): Promise<number> {
  const started = performance.now();
  await runCallers(CALLERS, REQUESTS, () => read(path));
  return (REQUESTS * 1000) / (performance.now() - started);
}

/** How often the page was made for many who asked at once, after a purge. */
async function rendersOfBurst(read: Reader): Promise<number> {
  const body = JSON.stringify({ paths: [PAGE] });
  const signature = await signCachePurge(SECRET, body, Date.now());
  await read(CACHE_PURGE_PATH, { method: "POST", headers: { [ROOM_SIGNATURE_HEADER]: signature }, body });
  const answers = await Promise.all(range(BURST).map(() => read(PAGE)));
  return answers.filter(({ edge }) => edge === "miss").length;
}

/** Reads an old page while the backend is away: the share that was given all the same, and how long after the backend's return it was new. */
async function sitOutOutage(read: Reader): Promise<{ served: number; recoveryMs: number }> {
  await wait(STALE_AFTER_MS);
  await site.switchBackend("off");
  let served = 0;
  for (const _ of range(OUTAGE_READS)) {
    const { edge } = await read(PAGE);
    if (edge === "stale") served += 1;
    await wait(100);
  }
  await site.switchBackend("on");
  const returned = performance.now();
  const isNew = async () => (await read(PAGE)).edge === "hit";
  while (!(await isNew()) && performance.now() - returned < STALE_AFTER_MS) await wait(50);
  return { served: served / OUTAGE_READS, recoveryMs: performance.now() - returned };
}

const site = await startSite();
try {
  const read = createReader(site.port);
  const { bytes } = await read(PAGE);
  const asset = assetOfSize(bytes);
  for (const path of [PAGE, asset]) await rateOf(read, path);
  const { edge } = await read(PAGE);
  if (edge !== "hit") throw new Error(`the page was no hit but ${edge}`);

  const rates = new Map<string, number[]>([PAGE, asset].map((path) => [path, []]));
  for (const round of range(ROUNDS)) {
    for (const path of rotate([PAGE, asset], round)) rates.get(path)?.push(await rateOf(read, path));
  }
  const [pages = [], assets = []] = [rates.get(PAGE), rates.get(asset)];
  const ratio = median(pages.map((rate, round) => rate / (assets[round] ?? Number.NaN)));
  const renders: number[] = [];
  for (const _ of range(BURSTS)) renders.push(await rendersOfBurst(read));

  const { served, recoveryMs } = await sitOutOutage(read);

  printReport({
    title: `A kept page against a static file, ${CALLERS} callers, medians of ${ROUNDS} rounds of ${REQUESTS}`,
    table: [
      ["", "bytes", "requests/s"],
      [`page ${PAGE}`, bytes, median(pages)],
      [`file ${asset}`, (await read(asset)).bytes, median(assets)],
    ],
    figures: {
      hit_vs_static: { value: ratio, target: { atLeast: 0.95 } },
      renders_per_burst: { value: Math.max(...renders), target: { exactly: 1 } },
      served_without_backend: { value: served, target: { exactly: 1 } },
      recovery_ms: { value: recoveryMs, target: { atMost: 10_000 } },
      hits_per_second: { value: median(pages) },
    },
  });
} finally {
  await site.stop();
}
