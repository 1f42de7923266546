import process from "node:process";
import { parseArgs } from "node:util";
import { inventedFacts } from "../app/lib/invented-facts";
import { siteConfig } from "../app/lib/site-config";
import { buildSite, buildWorkers } from "./deploy/build";
import { commandsFor } from "./deploy/commands";
import { configurationIssues, secretsNeeded } from "./deploy/configuration";
import { deploy } from "./deploy/deploy";
import { describePlan } from "./deploy/plan";
import { repositoryIssues } from "./deploy/repository";
import { runCommand } from "./deploy/runner";
import { originOf, readWorkerFile, TARGETS, type Target } from "./deploy/worker-files";
import { readRelease } from "./lib/release";

/** `npm run deploy -- staging|production [--dry-run]` (docs/deploy.md). A dry run needs no account and changes nothing. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const target = targetOf(positionals);

const release = await readRelease();
const commands = commandsFor(target, release);
const files = { backend: readWorkerFile("backend"), site: readWorkerFile("site") };
const facts = { inventedFacts: inventedFacts(), origin: siteConfig.origin };
const say = (line: string) => console.log(line);

try {
  await (values["dry-run"] ? rehearse() : deployForReal());
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function targetOf([name, ...more]: string[]): Target {
  const found = TARGETS.find((candidate) => candidate === name);
  if (found && more.length === 0) return found;
  console.error("npm run deploy -- staging|production [--dry-run]");
  return process.exit(2);
}

async function deployForReal(): Promise<void> {
  await deploy(
    {
      ...{ target, release, files, commands, say, run: runCommand },
      origin: originOf(files.site.env[target]) ?? "",
      world: { fetch, pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    },
    { build: buildSite, facts },
  );
  say(`✓ ${release} is live in ${target}`);
}

/** Everything that needs no account: the report, the build, wrangler's own check, and the plan. */
async function rehearse(): Promise<void> {
  const issues = [
    ...(await repositoryIssues(target, runCommand)),
    ...configurationIssues({ target, files, secrets: { backend: null, site: null }, ...facts }),
  ];
  await buildWorkers(target, commands);
  report(`Missing for ${target}`, issues);
  report("Secrets that have to be set (a dry run does not ask the account)", secretsNeeded(target));
  say(`\n${release} would be deployed by these commands.\n${describePlan(commands)}`);
}

function report(title: string, lines: readonly string[]): void {
  say(`\n${title}: ${lines.length === 0 ? "nothing" : ""}`);
  for (const line of lines) say(`  - ${line}`);
}
