import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { ROOT } from "../project/source-files";

const run = promisify(execFile);
const SOURCE = join(ROOT, "schema/client");
const TSC = join(ROOT, "node_modules/.bin/tsc");

/** A program that has the package installed: strict, for Node. */
const SETTINGS = {
  compilerOptions: {
    ...{ target: "ES2022", lib: ["ES2023", "DOM"], module: "NodeNext", moduleResolution: "NodeNext" },
    ...{ strict: true, types: [], outDir: "out" },
  },
  files: [] as string[],
};

/** A folder in which the package is installed as it is published, and a program that uses it. */
export interface InstalledClient {
  /** Compiles a file of the program; what the compiler says, empty when it is content. */
  compile(name: string, text: string): Promise<string>;
  /** Compiles the example of the package beside it; what the compiler says. */
  compileExample(): Promise<string>;
  /** Runs text as a module of the compiled program; what it writes. @throws when it fails */
  run(text: string, variables: NodeJS.ProcessEnv): Promise<string>;
  remove(): void;
}

/** Builds the package by its own settings, and installs it. */
export async function installClient(): Promise<InstalledClient> {
  const parent = join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "client-"));
  const installed = join(folder, "node_modules/@zhuangda/client");
  await run(TSC, ["-p", SOURCE, "--outDir", join(installed, "dist")]);
  copyFileSync(join(SOURCE, "package.json"), join(installed, "package.json"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));

  async function compile(name: string): Promise<string> {
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...SETTINGS, files: [name] }));
    try {
      await run(TSC, ["-p", folder]);
      return "";
    } catch (error) {
      return String(Object(error).stdout);
    }
  }

  return {
    compile(name, text) {
      writeFileSync(join(folder, name), text);
      return compile(name);
    },
    compileExample() {
      copyFileSync(join(SOURCE, "example/first-order.ts"), join(folder, "first-order.ts"));
      return compile("first-order.ts");
    },
    async run(text, variables) {
      writeFileSync(join(folder, "out/run.js"), text);
      const env = { PATH: process.env.PATH, ...variables };
      return (await run(process.execPath, [join(folder, "out/run.js")], { env })).stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
