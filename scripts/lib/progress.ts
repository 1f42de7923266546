import { mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { ROOT } from "./run";

/** How many lines of the log are shown when a step fails: enough for a compiler's message. */
const SHOWN_LINES = 15;

/** What a start says on the terminal: one line when a step begins, one when it ends. The words of tools go into a log. */
export interface Progress {
  /** File descriptor of the log, for the output of children. */
  readonly log: number;
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Says what went wrong and where the rest of it stands, and ends the process. */
  fail(error: unknown): void;
}

/** @param file the log, which starts empty */
export function createProgress(file = join(ROOT, ".wrangler/start.log")): Progress {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  return {
    log: openSync(file, "a"),
    async step(name, work) {
      const started = performance.now();
      console.log(`… ${name}`);
      const result = await work();
      console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      return result;
    },
    fail(error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(
        `✗ ${reason}\n${complaintIn(readFileSync(file, "utf8"))}\n\n完整日志：${relative(process.cwd(), file)}`,
      );
      process.exit(1);
    },
  };
}

/** What a tool complained about: from its first error on, because what follows are traces and lists of files. */
export function complaintIn(log: string): string {
  const lines = log.trimEnd().split("\n");
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  return (first < 0 ? lines.slice(-SHOWN_LINES) : lines.slice(first, first + SHOWN_LINES)).join("\n");
}
