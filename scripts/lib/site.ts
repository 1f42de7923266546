import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import process from "node:process";
import { LOCAL_WORKERS, type WorkerConfigurations } from "./local-workers";
import { childEnv, kill, ROOT, stop } from "./run";

/** All servers of a developer's machine listen here alone. */
export const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 90_000;
/** Local Workers have no cron: the minute jobs are triggered from here. */
const JOBS_EVERY_MS = 60_000;

/** Port of `npm start` and `npm run dev`: `PORT` or 8787. Ends the process in plain words when the port is taken. */
export async function claimPort(): Promise<number> {
  const port = Number(process.env.PORT ?? 8787);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, HOST, () => probe.close(() => resolve(true)));
  });
  if (isFree) return port;
  console.error(`端口 ${port} 已被占用：请先停止占用它的程序，或换一个端口，例如 PORT=${port + 1} npm start`);
  return process.exit(1);
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once("error", reject)
      .listen(0, HOST, () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
  });

interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  port: number;
  persistTo: string;
  /** How much wrangler says; `error` is only what goes wrong. */
  logLevel?: "error" | "warn" | "log";
  /** Other Workers than those of the last build (`buildIfNeeded`). */
  workers?: WorkerConfigurations;
  /** Settings of the site's Worker beside those of its configuration. */
  vars?: Readonly<Record<string, string>>;
}

/** How the sites of this process are stopped. */
const running = new Set<() => Promise<void>>();
const stopAll = () => Promise.all([...running].map((stopSite) => stopSite()));

/**
 * Starts both Workers in one Miniflare on 127.0.0.1 and waits until the site answers. The Workers end together with
 * this process, whatever ends it; when they end by themselves, so does this process, with its other sites.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const child = spawnWorkers(options, "inherit");
  let isStopping = false;
  const stopSite = async () => {
    isStopping = true;
    clearInterval(jobs);
    await stop(child);
  };
  const origin = `http://${HOST}:${options.port}`;
  const jobs = runJobs(origin);
  const release = endWithProcess(stopSite);
  child.on("exit", (code) => {
    release();
    if (isStopping) return;
    console.error(`the site ended with exit code ${code}`);
    void stopAll().then(() => process.exit(code || 1));
  });
  await untilWell(origin, child);
  return { origin, stop: stopSite };
}

const wranglerArguments = ({
  port,
  persistTo,
  logLevel = "warn",
  workers = LOCAL_WORKERS,
  vars = {},
}: SiteOptions) => [
  "dev",
  ...["-c", workers.site, "-c", workers.backend],
  ...["--ip", HOST, "--port", String(port), "--inspector-port", "0"],
  ...["--persist-to", persistTo],
  ...["--show-interactive-dev-session=false", "--test-scheduled"],
  ...["--log-level", logLevel],
  ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
];

/** Starts wrangler with both Workers. Neither outlives this process, whatever ends it: Vite ends its own on SIGTERM. */
export function spawnWorkers(options: SiteOptions, output: "inherit" | "pipe"): ChildProcess {
  const child = spawn("wrangler", wranglerArguments(options), {
    cwd: ROOT,
    stdio: ["ignore", output, output],
    env: childEnv(),
    detached: true,
  });
  const killWorkers = () => kill(child);
  process.on("exit", killWorkers);
  child.on("exit", () => process.off("exit", killWorkers));
  return child;
}

/** Runs the jobs of the minute for as long as the timer lives. */
export const runJobs = (origin: string): NodeJS.Timeout =>
  setInterval(() => void fetch(`${origin}/__scheduled`).catch(() => undefined), JOBS_EVERY_MS);

/** Stops a site when this process gets a signal to end. Returns a function that cancels this. */
export function endWithProcess(stopSite: () => Promise<void>): () => void {
  running.add(stopSite);
  const end = () => void stopAll().then(() => process.exit(0));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
    running.delete(stopSite);
  };
}

/** Events that have waited since the site was last stopped count against its health until the jobs have run once. */
async function untilWell(origin: string, child: ChildProcess): Promise<void> {
  const url = `${origin}/healthz`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    if (response) await fetch(`${origin}/__scheduled`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop(child);
  throw new Error(`the site did not answer at ${url}`);
}
