import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, markProductionBuild, PRODUCTION } from "./lib/build";
import { mustRun, ROOT } from "./lib/run";

/**
 * Makes what a deployment would upload and keeps it in .wrangler/production (`site`, `backend`, `client`), where
 * tests/architecture/production.test.ts reads it. The build of the site is a production one afterwards.
 */
rmSync(PRODUCTION, { recursive: true, force: true });
if (!(await build({ environment: "production" }))) throw new Error("the site does not build for production");
cpSync(join(ROOT, "build/client"), join(PRODUCTION, "client"), { recursive: true });
for (const [name, config] of [
  ["site", "wrangler.toml"],
  ["backend", "backend/wrangler.toml"],
] as const) {
  const outdir = join(PRODUCTION, name);
  await mustRun("wrangler", [
    ...["deploy", "--dry-run", "--env", "production"],
    ...["-c", join(ROOT, config), "--outdir", outdir],
  ]);
}
markProductionBuild();
