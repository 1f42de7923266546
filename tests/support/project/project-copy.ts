import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { childEnv, ROOT, stop } from "../../../scripts/lib/run";
import { freePort } from "../../../scripts/lib/site";
import { processesOf } from "./processes-of";

/** What a copy of the project does without: packages are linked, the rest is made by it or plays no part. */
const LEFT_OUT = new Set(["node_modules", ".git", ".wrangler", "build", "docs", "test-results", "tests"]);
const START_TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 50;
/** It ends its Workers first. */
const STOP_TIMEOUT_MS = 10_000;

interface RunningCopy {
  readonly origin: string;
  /** From the command to the first good answer, s. */
  readonly seconds: number;
  /** What it has written on the terminal. */
  output(): string;
  stop(): Promise<void>;
}

export interface ProjectCopy {
  /** Runs an npm script of the copy at a free port and waits until `path` answers. Throws with its output otherwise. */
  start(script: string, path: string): Promise<RunningCopy>;
  /** Replaces a text that stands in a file once, as an editor does when it saves. */
  edit(file: string, before: string, after: string): void;
  /** The commands that still run in it. */
  running(): string[];
  remove(): void;
}

/**
 * A copy of the project as it is after an install, with a database of its own, so that no edit touches the project.
 *
 * @param keptWork names in `.wrangler` of what takes seconds to build, and is taken over where it is built already
 * @param place folder in which the copy is made
 */
export function copyProject(keptWork: readonly string[] = [], place = tmpdir()): ProjectCopy {
  const folder = mkdtempSync(join(place, "zhuangda-copy-"));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".wrangler"));
  for (const name of keptWork.filter((name) => existsSync(join(ROOT, ".wrangler", name)))) {
    cpSync(join(ROOT, ".wrangler", name), join(folder, ".wrangler", name), { recursive: true });
  }
  return {
    start: (script, path) => start(folder, script, path),
    edit(file, before, after) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      if (text.split(before).length !== 2) throw new Error(`not once in ${file}: ${before}`);
      // A watcher that reads while a file is written would find it empty, and Remix takes any file of app/routes for a route.
      const written = join(folder, ".wrangler", "edited");
      writeFileSync(
        written,
        text.replace(before, () => after),
      );
      renameSync(written, path);
    },
    running: () => processesOf(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function start(folder: string, script: string, path: string): Promise<RunningCopy> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn("npm", ["run", script], {
    cwd: folder,
    env: childEnv({ PORT: String(port) }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output = outputOf(child);
  const stopAll = () => stop(child, STOP_TIMEOUT_MS);
  try {
    await untilItAnswers(`${origin}${path}`, child);
  } catch (error) {
    await stopAll();
    throw new Error(`npm run ${script} does not serve:\n${output()}`, { cause: error });
  }
  return { origin, seconds: (performance.now() - started) / 1000, output, stop: stopAll };
}

function outputOf(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return () => stripVTControlCharacters(Buffer.concat(chunks).toString());
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(child.exitCode === null ? "it does not answer" : `it ended with ${child.exitCode}`);
}
