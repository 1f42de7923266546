import type { ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { ROOT, stop } from "../lib/run";
import { endWithProcess, HOST, runJobs, type SiteOptions, spawnWorkers } from "../lib/site";

/** What wrangler says when a Worker does not build, and when it serves what has changed. */
const FAILED = "Build failed with";
const SERVED = "Local server updated and ready";
/** What the Workers are made of. */
const SOURCES = ["app/gql", "backend/src", "durable-objects", "gateway", "schema", "scripts/dev"];
const ASK_EVERY_MS = 100;
/** As much of wrangler's words as may say why it ended. */
const KEPT_CHARS = 8_000;

/**
 * Runs both Workers under wrangler for as long as this process. wrangler builds them again when a file changes. It ends
 * when they do not start. Then it is started again: at once if a source has changed since it began, because the change may
 * be the repair, else after the next change. Resolves when they serve, or are known not to.
 *
 * @param onChange hears why they cannot be built or started, in wrangler's words, and null when they serve again
 */
export function startWorkers(
  options: SiteOptions,
  onChange: (failure: string | null) => void,
): Promise<void> {
  const origin = `http://${HOST}:${options.port}`;
  return new Promise((resolve) => {
    let failure: string | null = null;
    const change = (next: string | null) => {
      if (next !== failure) onChange(next);
      failure = next;
      resolve();
    };
    let isStopping = false;
    let isWaiting = false;
    let hasChanged = false;
    const begin = (): ChildProcess => {
      isWaiting = false;
      hasChanged = false;
      const child = spawnWorkers({ ...options, logLevel: "log" }, "pipe");
      let said = "";
      // wrangler holds requests back until the site's Worker serves.
      const clearWhenAnswered = () =>
        whenAnswered(`${origin}/time`, child, () => {
          said = "";
          change(null);
        });
      child.stdout?.on("data", (chunk: Buffer) => {
        if (String(chunk).includes(SERVED)) void clearWhenAnswered();
      });
      child.stderr?.on("data", (chunk: Buffer) => {
        process.stderr.write(chunk);
        const words = stripVTControlCharacters(String(chunk));
        const isFailed = words.includes(FAILED);
        said = isFailed ? words : (said + words).slice(-KEPT_CHARS);
        if (isFailed || failure !== null) change(said);
      });
      child.on("exit", () => {
        if (isStopping) return;
        change(said);
        isWaiting = true;
        if (hasChanged) current = begin();
      });
      void clearWhenAnswered();
      return child;
    };
    onEachChange(() => {
      hasChanged = true;
      if (isWaiting && !isStopping) current = begin();
    });
    let current = begin();
    const jobs = runJobs(origin);
    endWithProcess(async () => {
      isStopping = true;
      clearInterval(jobs);
      await stop(current);
    });
  });
}

/** Calls back at the first answer, and never when `child` ends before. */
async function whenAnswered(url: string, child: ChildProcess, then: () => void): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response) return then();
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** Calls back after each change of a source. */
function onEachChange(then: () => void): void {
  for (const folder of SOURCES) watch(join(ROOT, folder), { recursive: true }, then);
}
