import { spawn } from "node:child_process";
import { z } from "zod";
import type { Measured } from "../../tests/bench/catalogue/target";
import { childEnv, ROOT, stop } from "../lib/run";

const line = z.object({
  figures: z.record(z.string(), z.number()),
  ranges: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
});

interface Run {
  /** Path from the root. */
  readonly module: string;
  readonly args?: readonly string[];
  readonly minutes: number;
}

/**
 * Runs a bench with `--json` and reads its line. A missed target is no failure here.
 *
 * @throws Error with its output when it prints no figures, or is not done in its time, after which it is ended
 */
export async function runBench({ module, args = [], minutes }: Run): Promise<Record<string, Measured>> {
  // The command of tsx would be a process around the one that runs the bench.
  const child = spawn("node", ["--import", "tsx", module, ...args, "--json"], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  let isLate = false;
  const bound = setTimeout(() => {
    isLate = true;
    void stop(child);
  }, minutes * 60_000);
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve());
  });
  clearTimeout(bound);
  const output: string = Buffer.concat(chunks).toString();
  const printed = output
    .split("\n")
    .filter((text) => text.startsWith('{"figures"'))
    .at(-1);
  if (isLate) throw new Error(`${output}\n${module} was not done in ${minutes} minutes`);
  if (!printed) throw new Error(`${output}\n${module} printed no figures`);
  const { figures, ranges } = line.parse(JSON.parse(printed));
  const measured = Object.entries(figures).map(([name, value]) => {
    const range = ranges[name];
    return [name, range ? { value, range } : { value }] as const;
  });
  return Object.fromEntries(measured);
}

/** What a bench and the catalogue do not both name, in words. */
export function nameDifferences(printed: Readonly<object>, catalogue: Readonly<object>): string[] {
  const missing = Object.keys(catalogue).filter((name) => !(name in printed));
  const unknown = Object.keys(printed).filter((name) => !(name in catalogue));
  return [...missing.map((name) => `${name} is missing`), ...unknown.map((name) => `${name} is unknown`)];
}
