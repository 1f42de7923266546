import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { bundle } from "../../bench/support/bundle";
import { ROOT } from "../project/source-files";
import { type ServerTask, serverReady } from "./messages";

const SERVER = join(ROOT, "tests/support/process/backend-server.ts");

interface RunningBackend {
  readonly port: number;
  /** Kills workerd and all around it as `kill -9` does, with no chance to finish anything. */
  kill(): Promise<void>;
}

/** The built backend in processes that can be killed, again and again on the same storage. */
export interface KillableBackend {
  /** State folder: see `openLocalDatabase`. */
  readonly state: string;
  /** Starts it, the first time with a fresh database. */
  start(): Promise<RunningBackend>;
  /** Kills what still runs and removes what was stored. */
  remove(): Promise<void>;
}

/** @param payers how many customers with money the database has from the start (see payers.ts) */
export async function createKillableBackend({ payers }: { payers: number }): Promise<KillableBackend> {
  const parent = join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "killable-"));
  const module = await bundle("backend/src/worker.ts", folder);
  const state = join(folder, "state");
  const running = new Set<ChildProcess>();
  let starts = 0;

  async function start(): Promise<RunningBackend> {
    const task: ServerTask = { module, state, payers: starts === 0 ? payers : 0 };
    starts += 1;
    // Leader of a group of its own, to which its workerd belongs, too.
    const child = fork(SERVER, [JSON.stringify(task)], { execArgv: ["--import", "tsx"], detached: true });
    running.add(child);
    return { port: await portOf(child), kill: () => kill(child) };
  }

  async function kill(child: ChildProcess): Promise<void> {
    running.delete(child);
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    process.kill(-pid, "SIGKILL");
    await gone;
  }

  return {
    state,
    start,
    async remove() {
      await Promise.all([...running].map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`the backend ended with ${code} before it listened`));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(serverReady.parse(message).port);
    });
  });
}
