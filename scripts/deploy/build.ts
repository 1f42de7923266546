import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, markProductionBuild, PRODUCTION } from "../lib/build";
import { ROOT } from "../lib/run";
import type { Commands } from "./commands";
import { runCommand, written } from "./runner";
import { type Target, WORKER_KINDS } from "./worker-files";

/** Builds the site as it is deployed. The build of this folder is a production one afterwards. */
export async function buildSite(): Promise<void> {
  if (!(await build({ environment: "production" })))
    throw new Error("the site does not build for production");
}

/**
 * Makes what a deployment would upload, which tests/architecture/production.test.ts reads, and lets wrangler check that it
 * can be deployed. Needs no account.
 */
export async function buildWorkers(target: Target, commands: Commands): Promise<void> {
  const folder = target === "production" ? PRODUCTION : join(ROOT, ".wrangler", target);
  rmSync(folder, { recursive: true, force: true });
  await buildSite();
  cpSync(join(ROOT, "build/client"), join(folder, "client"), { recursive: true });
  for (const kind of WORKER_KINDS) {
    const command = commands.build(kind, join(folder, kind));
    const { code, output } = await runCommand(command);
    if (code !== 0) throw new Error(`${written(command)} failed:\n${output}`);
    const [size = ""] = output.match(/Total Upload: .*/) ?? [];
    console.log(`✓ the ${kind} can be deployed. ${size}`);
  }
  if (target === "production") markProductionBuild();
}
