import { readBookmark, readDeployedVersion, readSecrets } from "./account";
import { type Configuration, configurationIssues, secretsCommand } from "./configuration";
import type { Deployment } from "./deployment";
import { deployFirst } from "./first-deployment";
import { goingBack } from "./going-back";
import { deployLater } from "./later-deployment";
import { repositoryIssues } from "./repository";
import { WORKER_KINDS } from "./worker-files";

/** A deployment was refused before anything was changed. */
class Refused extends Error {
  constructor(readonly issues: readonly string[]) {
    super(`not deployed, and nothing was changed:\n${issues.map((issue) => `  - ${issue}`).join("\n")}`);
  }
}

/**
 * Deploys both Workers: checks everything, builds, migrates the database, and gives the new versions the traffic step by
 * step (decision 069). Ends with the commands that go back.
 *
 * @throws Refused with everything that stands in the way, before anything is changed
 * @throws Error when a step failed; the traffic is then where it was before
 */
export async function deploy(
  deployment: Deployment,
  {
    build,
    facts,
  }: {
    build: () => Promise<void>;
    facts: Pick<Configuration, "inventedFacts" | "origin">;
  },
): Promise<void> {
  const { commands, files, run, say, target } = deployment;
  const secrets = await readSecrets(commands, run);
  const issues = [
    ...(await repositoryIssues(target, run)),
    ...configurationIssues({ target, files, secrets, ...facts }),
  ];
  if (issues.length > 0) {
    throw new Refused([
      ...issues,
      ...WORKER_KINDS.map((kind) => `secrets of the ${kind} are set by: ${secretsCommand(kind, target)}`),
    ]);
  }
  say("✓ the configuration of both Workers is complete");
  const versionOf = (kind: (typeof WORKER_KINDS)[number]) =>
    readDeployedVersion(kind, files[kind].env[target], deployment);
  const [backend, site] = [await versionOf("backend"), await versionOf("site")];
  await build();
  if (backend === null || site === null) {
    await deployFirst(deployment);
    say(goingBack(commands, null, null));
    return;
  }
  const before = { backend, site };
  const bookmark = await readBookmark(commands, run);
  await deployLater(deployment, before);
  say(goingBack(commands, before, bookmark));
}
