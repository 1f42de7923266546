import { type ChildProcess, fork } from "node:child_process";
import process from "node:process";
import { z } from "zod";

const report = z.object({ port: z.number(), cpu: z.number(), requests: z.number() });
type ChildReport = z.infer<typeof report>;

/** A server of the bench in a Node process of its own. */
export interface Child {
  readonly port: number;
  /** CPU time that the process has used so far (µs) and requests that it has answered. */
  usage(): Promise<ChildReport>;
  stop(): Promise<void>;
}

/** Starts a built module whose server calls {@link answerParent} once it listens. */
export async function startChild(module: string, args: readonly string[] = []): Promise<Child> {
  const child = fork(module, args, {
    execArgv: process.env.BENCH_NODE_FLAGS?.split(" ") ?? [],
    env: { ...process.env, NODE_ENV: "production" },
    // Written as in production, but the bench's own output is for its figures.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const usage = () => {
    const answer = nextReport(child);
    child.send("usage");
    return answer;
  };
  const { port } = await nextReport(child);
  return { port, usage, stop: () => end(child) };
}

function nextReport(child: ChildProcess): Promise<ChildReport> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a server of the bench ended with ${code}`));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(report.parse(message));
    });
  });
}

/** Ends a process that this one started and waits until it is gone. */
export function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
