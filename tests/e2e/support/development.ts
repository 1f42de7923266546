import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { childEnv, ROOT, stop } from "../../../scripts/lib/run";
import { freePort } from "../../../scripts/lib/site";

/** What a copy of the project does without: packages are linked, the rest is made by it or plays no part. */
const LEFT_OUT = new Set(["node_modules", ".git", ".wrangler", "build", "docs", "test-results", "tests"]);
/** Takes seconds to build, and is built already where the site is. */
const KEPT_WORK = ["playground", "playground.txt"];
const START_TIMEOUT_MS = 120_000;
/** It ends its Workers first. */
const STOP_TIMEOUT_MS = 10_000;

export interface Development {
  readonly origin: string;
  /** Replaces a text that stands in a file once, as an editor does when it saves. */
  edit(file: string, before: string, after: string): void;
  stop(): Promise<void>;
}

/** `npm run dev` on a copy of the project with a database of its own, so that no edit of a test touches the project. */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), "zhuangda-development-"));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".wrangler"));
  for (const name of KEPT_WORK.filter((name) => existsSync(join(ROOT, ".wrangler", name)))) {
    cpSync(join(ROOT, ".wrangler", name), join(folder, ".wrangler", name), { recursive: true });
  }

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn("node", ["--import", "tsx", "scripts/dev.ts"], {
    cwd: folder,
    env: childEnv({ PORT: String(port) }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const words = wordsOf(child);
  const stopAll = async () => {
    await stop(child, STOP_TIMEOUT_MS);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(origin, child);
  } catch (error) {
    await stopAll();
    throw new Error(`npm run dev does not serve:\n${words()}`, { cause: error });
  }
  return {
    origin,
    edit(file, before, after) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      if (text.split(before).length !== 2) throw new Error(`not once in ${file}: ${before}`);
      writeFileSync(
        path,
        text.replace(before, () => after),
      );
    },
    stop: stopAll,
  };
}

function wordsOf(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(child.exitCode === null ? "it does not answer" : `it ended with ${child.exitCode}`);
}
