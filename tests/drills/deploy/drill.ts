import { setTimeout as rest } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../../../scripts/lib/build";
import { createWorkspace } from "../../bench/support/bundle";
import { freePort } from "../../bench/support/listen";
import { printReport } from "../../bench/support/report";
import { sized } from "../../bench/support/small";
import { quantile, range } from "../../bench/support/stats";
import { findViolations } from "../../support/database/invariants";
import { addPayers, payerId, payerToken } from "../../support/process/payers";
import { bundleVersion, copyRenamed } from "../support/builds";
import { PEPPER, runMinute, startPlatform } from "../support/platform";
import { openTabs } from "../support/tabs";
import { startDrafts } from "./drafts";
import { openPage } from "./pages";
import { readDebits, startPayments } from "./payments";
import { startUploads } from "./uploads";

/**
 * A deployment amid work (reliability.md R37): two versions of site and backend on one storage, while customers pay, fill
 * in forms, upload pictures and listen in open pages. The steps are those of `npm run deploy`, and the way back: a tenth
 * of the backend, all of it, its cells, the site with its rooms, then everything back. Moving cells or rooms restarts
 * the runtime of that Worker, so that even requests under way are cut, which Cloudflare does not do.
 * `--payers 100 --sockets 1000`, or as many as the machine bears.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    small: { type: "boolean" },
    payers: { type: "string", default: sized("100", "4") },
    sockets: { type: "string", default: sized("1000", "8") },
  },
});
const PAYERS = Number(values.payers);
const TABS = Math.ceil(Number(values.sockets) / PAYERS);
/** One of each of the first customers. */
const UPLOADS = Math.min(PAYERS, sized(10, 2));
const STEP_SECONDS = sized(8, 0.3);
/** Longest time for the tabs to come back and to hear the last event, s. */
const PATIENCE_SECONDS = 30;
const JOBS_EVERY_MS = 5_000;

const { folder, remove } = createWorkspace();
const port = await freePort();
await buildIfNeeded({ log: 2 });
const platform = await startPlatform({
  versions: {
    old: await bundleVersion(folder, "old"),
    new: await bundleVersion(folder, "new", { build: copyRenamed(folder) }),
  },
  port,
  begin: (db) => addPayers(db, PAYERS, PEPPER),
}).catch((error: unknown) => {
  remove();
  throw error;
});

/** What happens now, for a person who waits. */
const say = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0)} s: ${text}`);

/** Waits until this is so. Throws after a time with what was waited for. */
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_SECONDS * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${PATIENCE_SECONDS} s`);
    await rest(100);
  }
}

const health = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  const { release } = Object(await response.json());
  if (response.status !== 200) throw new Error(`/healthz answers ${response.status}`);
  return `${release.site} site, ${release.backend} backend`;
};

// Cut by the restarts like everything else.
const jobs = setInterval(() => void runMinute(platform).catch(() => undefined), JOBS_EVERY_MS);
try {
  const owners = range(PAYERS).map((index) => ({ id: payerId(index), token: payerToken(index) }));
  say("the tabs open");
  const tabs = await openTabs(port, owners, TABS);
  const drafts = startDrafts(port, PAYERS);
  const payments = startPayments(platform, PAYERS);
  const steps: (string | number)[][] = [];
  let unanswered = 0;
  let cut = 0;
  const pages = [await openPage(port)];

  /** One step of the deployment, with forms half filled, uploads half sent, and an order or a payment of each customer under way. */
  async function step(name: string, move: () => Promise<void>): Promise<void> {
    say(name);
    await drafts.type();
    const uploads = await startUploads(port, UPLOADS);
    const before = { answered: payments.answered(), repeated: payments.repeated(), lost: tabs.away.length };
    payments.hurry();
    await move();
    const cutNow = await uploads.finish();
    cut += cutNow;
    await rest(STEP_SECONDS * 1000);
    await until("all tabs are open", () => tabs.open() === tabs.size);
    for (const page of pages) if (!(await page.isAnswered())) unanswered += 1;
    steps.push([
      name,
      await health(),
      payments.answered() - before.answered,
      payments.repeated() - before.repeated,
      tabs.away.length - before.lost,
      cutNow,
    ]);
  }

  await step("before", async () => undefined);
  await step("backend 10 %", () => platform.share("backend", 0.1));
  await step("backend", () => platform.share("backend", 1));
  await step("cells", () => platform.deploy("backend", "new"));
  await step("site and rooms", () => platform.deploy("site", "new"));
  const [oldPage] = pages;
  const gone = (await oldPage?.missing()) ?? 0;
  if (gone !== oldPage?.files.length) throw new Error("the old page still finds files of its build");
  pages.push(await openPage(port));
  await step("everything back", async () => {
    await platform.deploy("site", "old");
    await platform.deploy("backend", "old");
  });
  if ((await oldPage?.missing()) !== 0)
    throw new Error("the old page does not find its files after the way back");

  say("the last payments");
  await payments.finish();
  const forgotten = await drafts.forgotten();
  const { db } = platform;
  const last = async () => {
    const { results } = await db
      .prepare("SELECT user_id AS id, MAX(seq) AS seq FROM outbox GROUP BY user_id")
      .all<{ id: number; seq: number }>();
    return new Map(results.map(({ id, seq }) => [id, seq]));
  };
  const newest = await last();
  const deaf = () =>
    [...tabs.lastSeqs()].flatMap(([owner, seqs]) => seqs.filter((seq) => seq !== newest.get(owner))).length;
  await until("every tab has heard the last event", () => deaf() === 0);
  const { lost, doubled, extra, wrongWallets } = await readDebits(db, PAYERS, payments.answered());
  const violations = await findViolations(db);
  tabs.close();
  if (extra !== 0 || wrongWallets !== 0 || violations.length > 0)
    throw new Error(`the books are wrong: ${JSON.stringify({ extra, wrongWallets, violations })}`);

  printReport("deploy", {
    title: `A deployment and its way back amid ${PAYERS} payments, ${tabs.size} sockets, ${PAYERS} half-filled forms and ${UPLOADS} uploads`,
    table: [
      ["step", "serving at its end", "payments", "sent again", "sockets lost", "uploads cut"],
      ...steps,
    ],
    figures: {
      payments: payments.answered(),
      lost_payments: lost,
      doubled_payments: doubled,
      forgotten_drafts: forgotten,
      sockets: tabs.size,
      longest_away_s: Math.max(...tabs.away) / 1000,
      wrong_events: tabs.wrong.length,
      unanswered_pages: unanswered,
    },
    notes: [
      `A tab was away for ${Math.round(quantile(tabs.away, 0.5))} ms in the middle: five seconds are the wait before it comes back (SOCK-02).`,
      `${cut} uploads were cut by the four restarts and sent again; every file was fetched afterwards.`,
      `All ${gone} files of the page that was open before are gone while the new site serves; its queries are answered all the same.`,
    ],
  });
} finally {
  clearInterval(jobs);
  await platform.stop();
  remove();
}
