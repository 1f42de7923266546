import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Environment of every child: our own binaries first, no questions, no update checks. */
export const childEnv = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ""}`,
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  NO_UPDATE_NOTIFIER: "1",
  ...extra,
});

/** Runs a command to its end with our own stdio, or with its words in an open `log`. Resolves to its exit code. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { log = "inherit" }: { log?: number | "inherit" } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["inherit", log, log],
      env: childEnv(env),
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a command and keeps its output for the caller. */
export function runSilently(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: childEnv() });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Like {@link run}, but a failure is an exception. */
export async function mustRun(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const code = await run(command, args, env);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} exited with ${code}`);
}

/** How long a child has to end when it is asked to, ms. A process with children of its own needs longer. */
const STOP_TIMEOUT_MS = 3_000;

/** Ends a child and whatever it started, by force if it does not end when asked. Needs a child spawned `detached`. */
export function stop(child: ChildProcess, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const force = setTimeout(() => signalGroup(child, "SIGKILL"), timeoutMs);
    child.on("exit", () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, "SIGTERM");
  });
}

/** Ends a child and whatever it started at once, if it still runs: the last that a process does when it exits. */
export function kill(child: ChildProcess): void {
  if (!hasEnded(child)) signalGroup(child, "SIGKILL");
}

const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-Number(child.pid), signal);
  } catch {
    child.kill(signal);
  }
}
