import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CACHE_PURGE_PATH, signCachePurge } from "../../../schema/rest/cache-purge";
import { ROOM_SIGNATURE_HEADER } from "../../../schema/rest/room-intake";
import { ROOT } from "../../support/project/source-files";
import { runCallers } from "../support/caller";
import { printReport } from "../support/report";
import { isSmall, sized } from "../support/small";
import { median, medianOf, range, ratioOf, rotate } from "../support/stats";
import { CLOCK_PATH } from "./hurried-clock";
import { createReader, type Reader } from "./reader";
import { SECRET, startSite } from "./site";

/**
 * What a kept page costs against a static file of its size, in the same run and through the same server; and that a page
 * which is not kept is made once, however many ask for it at the same time. Then the backend goes away: the page is no
 * longer fresh, and must be given all the same.
 */
const PAGE = "/";
const CALLERS = 8;
const ROUNDS = sized(11, 1);
/** A round is made of slices, between which page and file take turns. */
const SLICES = sized(10, 1);
const REQUESTS = sized(100, 20);
const BURST = sized(50, 5);
const BURSTS = sized(5, 1);
/** A page is fresh for a minute; then the stale page is served while a new one is made. */
const STALE_AFTER_MS = 61_000;
const READ_EVERY_MS = sized(100, 10);
const OUTAGE_READS = sized(40, 3);

/** The file of the bundle whose size is nearest to that of the page. */
function assetOfSize(bytes: number): string {
  const folder = join(ROOT, "build/client/assets");
  const distance = (name: string) => Math.abs(statSync(join(folder, name)).size - bytes);
  const [nearest] = readdirSync(folder).sort((a, b) => distance(a) - distance(b));
  if (!nearest) throw new Error("the build has no files");
  return `/assets/${nearest}`;
}

/** One slice of a round, ms. */
async function timeSlice(read: Reader, path: string): Promise<number> {
  const started = performance.now();
  await runCallers(CALLERS, REQUESTS, () => read(path));
  return performance.now() - started;
}

/** Requests a second of each path in one round. */
async function measureRound(read: Reader, paths: readonly string[]): Promise<number[]> {
  const times = new Map(paths.map((path) => [path, 0]));
  for (const slice of range(SLICES)) {
    for (const path of rotate(paths, slice)) {
      times.set(path, (times.get(path) ?? 0) + (await timeSlice(read, path)));
    }
  }
  return [...times.values()].map((ms) => (SLICES * REQUESTS * 1000) / ms);
}

/** How often the page was made for many who asked at once, after a purge. */
async function rendersOfBurst(read: Reader): Promise<number> {
  const body = JSON.stringify({ paths: [PAGE] });
  const signature = await signCachePurge(SECRET, body, Date.now());
  await read(CACHE_PURGE_PATH, { method: "POST", headers: { [ROOM_SIGNATURE_HEADER]: signature }, body });
  const answers = await Promise.all(range(BURST).map(() => read(PAGE)));
  return answers.filter(({ edge }) => edge === "miss").length;
}

/** Waits until the page is stale; in the small form, the clock of the site is put forward. */
async function untilStale(read: Reader): Promise<void> {
  if (isSmall) await read(CLOCK_PATH, { method: "POST", body: String(STALE_AFTER_MS) });
  else await wait(STALE_AFTER_MS);
}

/** Reads an old page while the backend is away: the share that was given all the same, and how long after the backend's return it was new. */
async function sitOutOutage(read: Reader): Promise<{ served: number; recoveryMs: number }> {
  await untilStale(read);
  await site.switchBackend("off");
  let served = 0;
  for (const _ of range(OUTAGE_READS)) {
    const { edge } = await read(PAGE);
    if (edge === "stale") served += 1;
    await wait(READ_EVERY_MS);
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
  await measureRound(read, [PAGE, asset]);
  const { edge } = await read(PAGE);
  if (edge !== "hit") throw new Error(`the page was no hit but ${edge}`);

  const rounds: number[][] = [];
  for (const _ of range(ROUNDS)) rounds.push(await measureRound(read, [PAGE, asset]));
  const [pages, assets] = [0, 1].map((at) => rounds.map((rates) => rates[at] ?? Number.NaN));
  if (!pages || !assets) throw new Error("no rounds");
  const renders: number[] = [];
  for (const _ of range(BURSTS)) renders.push(await rendersOfBurst(read));

  const { served, recoveryMs } = await sitOutOutage(read);

  printReport("cache", {
    title: `A kept page against a static file, ${CALLERS} callers, medians of ${ROUNDS} rounds of ${SLICES * REQUESTS}`,
    table: [
      ["", "bytes", "requests/s"],
      [`page ${PAGE}`, bytes, median(pages)],
      [`file ${asset}`, (await read(asset)).bytes, median(assets)],
    ],
    figures: {
      hit_vs_static: ratioOf(pages, assets),
      renders_per_burst: Math.max(...renders),
      served_without_backend: served,
      recovery_ms: recoveryMs,
      hits_per_second: medianOf(pages),
    },
  });
} finally {
  await site.stop();
}
