import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { z } from "zod";
import { ROOT } from "../../support/project/source-files";
import { end } from "./child";
import { createMemoryFolder } from "./memory-folder";

interface WorkerdOptions {
  /** The built Worker. */
  module: string;
  /** Its Durable Object class, with SQLite. */
  room: { className: string; binding: string };
  vars: Readonly<Record<string, string>>;
}

export interface Workerd {
  readonly port: number;
  stop(): Promise<void>;
}

/** Runtimes that were started: each has a configuration of its own, also where several run the same module. */
let started = 0;

/** Starts a built Worker under workerd alone: no development server in front that would hide what it costs. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const file = join(dirname(options.module), `config-${++started}.capnp`);
  const storage = createMemoryFolder();
  writeFileSync(file, configuration(options, storage.folder));

  // Every socket and every open database is a descriptor.
  const command = 'ulimit -n "$(ulimit -Hn)"; exec "$0" serve "$1" --control-fd=3';
  const child = spawn("sh", ["-c", command, join(ROOT, "node_modules/.bin/workerd"), file], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    env: process.env,
  });
  const control = child.stdio[3];
  if (!control || !("read" in control)) throw new Error("workerd did not start");
  const stop = async () => {
    // Asked politely, it would wait for its sockets to close.
    await end(child, "SIGKILL");
    storage.remove();
  };
  return { port: await listeningPort(control), stop };
}

const listening = z.object({ event: z.literal("listen"), port: z.number() });

async function listeningPort(control: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const parsed = listening.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data.port;
  }
  throw new Error("workerd ended before it listened");
}

const text = JSON.stringify;

function configuration({ module, room, vars }: WorkerdOptions, storage: string): string {
  const texts = Object.entries(vars).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "disk", disk = (path = ${text(storage)}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed ${text(basename(module))})],
  compatibilityDate = "2026-08-01",
  compatibilityFlags = ["nodejs_compat"],
  durableObjectNamespaces = [(className = ${text(room.className)}, uniqueKey = "bench", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [
    (name = ${text(room.binding)}, durableObjectNamespace = ${text(room.className)}),
    ${texts.join(",\n    ")},
  ],
);
`;
}
