import process from "node:process";
import { setTimeout as rest } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_WORKERS } from "../../../backend/seed/demo/workers";
import { insertStatements } from "../../../backend/seed/statements";
import { buildIfNeeded } from "../../../scripts/lib/build";
import { runOpenLoop } from "../../bench/load/open-loop";
import { createWorkspace } from "../../bench/support/bundle";
import { heapUsage } from "../../bench/support/heap-usage";
import { freePort } from "../../bench/support/listen";
import { printReport } from "../../bench/support/report";
import { sized } from "../../bench/support/small";
import { median, quantile, range } from "../../bench/support/stats";
import { workerdMegabytes } from "../../bench/support/workerd-memory";
import { findViolations } from "../../support/database/invariants";
import { addPayers, payerId, payerToken } from "../../support/process/payers";
import { bundleVersion } from "../support/builds";
import { PEPPER, runMinute, startPlatform } from "../support/platform";
import { openTabs } from "../support/tabs";
import { createCommands } from "./commands";

/**
 * Days under load with faults (reliability.md R40): five commands a second of every kind by customers, masters and staff,
 * while one request in a hundred meets a broken store, room or line. The clock of the Workers runs faster, so that an hour
 * is a day. `--hours 1` or `--minutes 10`.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    small: { type: "boolean" },
    hours: { type: "string" },
    minutes: { type: "string", default: sized("10", "0.15") },
  },
});
const minutes = values.hours === undefined ? Number(values.minutes) : Number(values.hours) * 60;
const PER_SECOND = 5;
/** How many times as fast the Workers' clock runs. */
const SPEED = 24;
const MINUTE_MS = 60_000 / SPEED;
const PAYERS = sized(50, 4);
const SAMPLE_MS = sized(5_000, 500);
/** Until the outbox must be empty after the last command: its longest wait between two tries is ten minutes. */
const OUTBOX_PATIENCE_MS = (30 * 60_000) / SPEED;

/** What the platform allows an isolate, MB: a leak ends in failures. */
const ISOLATE_MB = 128;
/** The memory is told for so many parts of the time. */
const PARTS = sized(10, 2);
const partsOf = <T>(all: readonly T[]): T[][] =>
  range(PARTS).map((part) =>
    all.slice(Math.floor((part * all.length) / PARTS), Math.floor(((part + 1) * all.length) / PARTS)),
  );

process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${ISOLATE_MB}`;
const { folder, remove } = createWorkspace();
const port = await freePort();
const inspectorPorts = { site: await freePort(), backend: await freePort() };
await buildIfNeeded({ log: 2 });
const soaked = await bundleVersion(folder, "soak", {
  backendEntry: "tests/drills/soak/faulty-backend.ts",
  siteEntry: "tests/drills/soak/hurried-site.ts",
  define: { __SOAK_BEGAN__: String(Date.now()), __SOAK_SPEED__: String(SPEED) },
});
const platform = await startPlatform({
  versions: { old: soaked, new: soaked },
  port,
  begin: async (db) => {
    await addPayers(db, PAYERS, PEPPER);
    const masters = DEMO_WORKERS.map(({ verifiedDaysAgo: _days, ...worker }) => ({
      ...worker,
      created_at: 0,
      verified_at: 0,
    }));
    const rows = insertStatements("workers", masters, { key: ["id"], action: "DO NOTHING" });
    await db.batch(rows.map((sql) => db.prepare(sql)));
  },
  isQuiet: true,
  inspectorPorts,
}).catch((error: unknown) => {
  remove();
  throw error;
});

const failedJobs: unknown[] = [];
let running: Promise<void> = Promise.resolve();
// One run after the other, as the platform's cron does it.
const jobs = setInterval(() => {
  running = running.then(() => runMinute(platform)).catch((error) => void failedJobs.push(error));
}, MINUTE_MS);
try {
  const owners = range(PAYERS).map((index) => ({ id: payerId(index), token: payerToken(index) }));
  const tabs = await openTabs(port, owners, 1);
  const { commands, tally } = createCommands(platform, PAYERS);
  const kinds = Object.keys(commands);
  const looks: { used: Map<string, number>; process: number }[] = [];
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const used = await Promise.all(Object.values(inspectorPorts).map(heapUsage));
    looks.push({ used: new Map(used.flatMap((own) => [...own])), process: workerdMegabytes() });
  };
  const sampler = setInterval(() => {
    looking = looking.then(look);
  }, SAMPLE_MS);
  const answered = await runOpenLoop({
    perSecond: PER_SECOND,
    seconds: minutes * 60,
    next: () => {
      const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? "list";
      return { kind, visit: commands[kind] ?? (() => Promise.resolve()) };
    },
  });
  clearInterval(sampler);
  await looking;

  const waiting = async () => {
    const row = await platform.db
      .prepare("SELECT COUNT(*) AS waiting FROM outbox WHERE acked_at IS NULL")
      .first<{ waiting: number }>();
    return row?.waiting ?? Number.NaN;
  };
  const atEnd = await waiting();
  const ended = performance.now();
  while ((await waiting()) > 0 && performance.now() - ended < OUTBOX_PATIENCE_MS) await rest(MINUTE_MS / 4);
  const outbox = await waiting();
  const emptyAfter = ((performance.now() - ended) * SPEED) / 60_000;
  clearInterval(jobs);
  await running;
  tabs.close();
  const violations = await findViolations(platform.db);
  if (violations.length > 0) console.error(JSON.stringify(violations.slice(0, 5)));
  const unanswered = answered.filter(({ error }) => error !== undefined);

  const workers = [...(looks[0]?.used.keys() ?? [])];
  /** What a Worker holds in each part of the time, MB: the least that was used, because garbage stays for a while. */
  const heldBy = (worker: string) =>
    partsOf(looks).map((part) => Math.min(...part.map(({ used }) => used.get(worker) ?? 0)));
  const held = workers.map(heldBy);
  const growth = held
    .map((parts) => (parts.at(-1) ?? 0) - (parts[1] ?? 0))
    .reduce((sum, own) => sum + own, 0);
  const listed = (parts: readonly number[]) => parts.map((size) => size.toFixed(0)).join(", ");
  printReport("soak", {
    title: `${minutes} minutes, ${((minutes * SPEED) / 60).toFixed(1)} hours of the platform's clock, ${PER_SECOND} commands a second of ${kinds.length} kinds`,
    table: [
      ["", "commands", "p50 ms", "p99 ms", "not answered"],
      ...kinds.map((kind) => {
        const own = answered.filter((one) => one.kind === kind);
        const times = own.map(({ milliseconds }) => milliseconds);
        const lost = own.filter(({ error }) => error !== undefined).length;
        return [kind, own.length, quantile(times, 0.5) || 0, quantile(times, 0.99) || 0, lost];
      }),
    ],
    figures: {
      commands: answered.length,
      hours: (minutes * SPEED) / 60,
      unanswered: unanswered.length,
      repeated: tally.repeated,
      differences: violations.length,
      outbox,
      memory_growth_mb: growth,
      wrong_events: tabs.wrong.length,
    },
    notes: [
      `${tally.done} done, ${tally.refused} refused with a reason; ${tally.attempts} attempts, ${failedJobs.length} runs of the jobs met a fault.`,
      `The outbox had ${atEnd} waiting events at the last command, and none ${emptyAfter.toFixed(1)} minutes of the platform's clock later.`,
      `What the Workers hold, MB, in each of ${PARTS} parts of the time:`,
      ...workers.map((name, index) => `  ${name}: ${listed(held[index] ?? [])}`),
      `Memory of the process, with garbage: ${listed(partsOf(looks).map((part) => median(part.map(({ process }) => process))))}.`,
      ...[...new Set(unanswered.map(({ error }) => String(error).slice(0, 200)))].slice(0, 5),
    ],
  });
} finally {
  clearInterval(jobs);
  await platform.stop();
  remove();
}
