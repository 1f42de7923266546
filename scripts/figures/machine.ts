import { execFileSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../lib/run";
import type { Entry } from "./entries";

const LOOK_MS = 3_000;

/** Where a run takes place, for its entry: commit, date of today, cores, and how busy these are with other things. */
export async function describeRun(): Promise<Pick<Entry, "commit" | "date" | "cores" | "load">> {
  return {
    commit: commitOfTree(),
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    load: await busyCores(),
  };
}

/** The commit, with `+` when the tree differs from it in more than documents. */
function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--", ".", ":!docs") !== "";
  return git("rev-parse", "--short=8", "HEAD") + (isChanged ? "+" : "");
}

/** How many cores other processes keep busy in three seconds in which this one waits, to a tenth. */
async function busyCores(): Promise<number> {
  const before = coreTimes();
  await wait(LOOK_MS);
  const after = coreTimes();
  const share = (after.busy - before.busy) / Math.max(1, after.all - before.all);
  return Math.round(share * cpus().length * 10) / 10;
}

function coreTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap((core) => Object.values(core)).reduce((sum, ms) => sum + ms, 0);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { busy: all - idle, all };
}
