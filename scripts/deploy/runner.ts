import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childEnv, ROOT } from "../lib/run";

/** A program and its arguments, as one would type it in the folder of the project. */
export type Command = readonly [program: string, ...args: string[]];

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  /** Both streams, to be shown when it failed. */
  readonly output: string;
  /** Id of the Worker's version that the command has made. */
  readonly versionId: string | null;
}

/** Runs a command to its end. Tests pass one that writes down what it is asked. */
export type Run = (command: Command) => Promise<Finished>;

/** Runs commands for real; wrangler tells in a file which version it has made. */
export const runCommand: Run = async ([program, ...args]) => {
  const folder = mkdtempSync(join(tmpdir(), "zhuangda-deploy-"));
  const report = join(folder, "wrangler.ndjson");
  try {
    const finished = await spawned(program, args, { WRANGLER_OUTPUT_FILE_PATH: report });
    return { ...finished, versionId: versionIn(readIfThere(report)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

function spawned(program: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: childEnv(env) });
    const [own, both]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (chunk: Buffer) => own.push(chunk));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => both.push(chunk));
    child.on("error", ({ message }) => resolve({ code: 127, stdout: "", output: message }));
    child.on("close", (code) =>
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(own).toString(),
        output: Buffer.concat(both).toString(),
      }),
    );
  });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The last version that wrangler's report names, one JSON object per line. */
export function versionIn(report: string): string | null {
  const entries = report
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { version_id?: string | null });
  return entries.findLast(({ version_id }) => version_id)?.version_id ?? null;
}

/** The command as an operator types it. */
export const written = ([program, ...args]: Command): string =>
  [program === "git" ? "git" : `npx ${program}`, ...args.map(quoted)].join(" ");

const quoted = (text: string): string =>
  /^[\w@%./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
