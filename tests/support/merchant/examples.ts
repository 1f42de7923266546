import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { ROOT } from "../project/source-files";

/** What the page /developers shows, as files. */
const EXAMPLES = join(ROOT, "app/features/developer-guide/examples");
/** Path of the picture in the examples. */
const PICTURES = join(ROOT, "public/demo");

/** The text of an example. */
export const readExample = (name: string): string => readFileSync(join(EXAMPLES, name), "utf8");

/** With what an example is run, and on what: a shell, or Node and a picture. */
const commandOf = (name: string): [string, string[]] =>
  name.endsWith(".sh")
    ? ["sh", [join(EXAMPLES, name)]]
    : [process.execPath, [join(EXAMPLES, name), "sofa.png"]];

const environment = (variables: NodeJS.ProcessEnv) => ({ PATH: process.env.PATH, ...variables });

/** Runs an example to its end; what it wrote. @throws when it fails */
export async function runExample(name: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const [command, args] = commandOf(name);
  const options = { cwd: PICTURES, env: environment(variables) };
  return (await promisify(execFile)(command, args, options)).stdout;
}

/** Starts an example that goes on until it is stopped. */
export function startExample(name: string, variables: NodeJS.ProcessEnv) {
  const [command, args] = commandOf(name);
  const child = spawn(command, args, { env: environment(variables), stdio: ["ignore", "pipe", "inherit"] });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  return {
    /** What it has written so far. */
    lines: (): string[] => written.split("\n").filter(Boolean),
    stop: (): boolean => child.kill(),
  };
}
