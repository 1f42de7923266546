import { type Deployment, FailedCommand, must, mustMakeVersion, share, smoke } from "./deployment";
import { type Command, written } from "./runner";
import type { WorkerKind } from "./worker-files";

/** Versions that had the traffic before. */
export type Versions = Readonly<Record<WorkerKind, string>>;

/** Share of the traffic with which the backend's new version begins, %. */
export const FIRST_SHARE = 10;
/** Three healthy answers of the new version are enough. It gets a tenth of the traffic, so we ask up to 180 times, once a second. */
const ENOUGH = 3;
const TRIES_FOR_SHARE = 180;
/** A deployment is known everywhere after some seconds. */
const TRIES = 60;

/** What `versions upload` says of a new class of Durable Objects: all traffic has to change at once. */
const PENDING_MIGRATION = /pending Durable Object migration/;

/**
 * Replaces Workers that are live. Both versions are uploaded before any traffic changes. The backend goes first, with a
 * tenth of the traffic, because the site needs what it answers. The site's new version gets no traffic until it has passed its
 * test by name, and then all of it: with a share of the traffic, pages of one version would ask the other one for their
 * files.
 *
 * @throws Error after the traffic is where it was before
 */
export async function deployLater(deployment: Deployment, before: Versions): Promise<void> {
  const { commands, files, target, release, say } = deployment;
  await must(deployment, commands.migrate());
  const backend = await mustMakeVersion(deployment, commands.upload("backend"));
  const site = await uploadSite(deployment);
  /** What takes back the steps so far, the last step first. */
  const undo: Command[] = [];
  const back = (kind: WorkerKind) =>
    void undo.unshift(commands.share(kind, [[before[kind], 100]], `back from ${release}`));
  try {
    back("backend");
    await share(deployment, "backend", [
      [backend, FIRST_SHARE],
      [before.backend, 100 - FIRST_SHARE],
    ]);
    await smoke(deployment, `the backend answers with ${FIRST_SHARE}% of the traffic`, {
      release: { backend: release },
      times: ENOUGH,
      tries: TRIES_FOR_SHARE,
    });
    await share(deployment, "backend", [[backend, 100]]);
    back("site");
    if (site === null) {
      await must(deployment, commands.deploy("site"));
    } else {
      await share(deployment, "site", [
        [site, 0],
        [before.site, 100],
      ]);
      await smoke(deployment, "the site's new version answers by its name", {
        release: { site: release },
        tries: TRIES,
        headers: { "Cloudflare-Workers-Version-Overrides": `${files.site.name}-${target}="${site}"` },
      });
      await share(deployment, "site", [[site, 100]]);
    }
    await smoke(deployment, "the site answers", {
      release: { site: release, backend: release },
      tries: TRIES,
    });
    await must(deployment, commands.triggers("backend"));
    await must(deployment, commands.triggers("site"));
  } catch (error) {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    await goBack(deployment, undo);
    throw new Error(`${release} was taken back from ${target}; the database keeps its migrations`);
  }
}

/** Id of the site's new version; null when it comes with a new class of objects and can only be deployed as a whole. */
async function uploadSite(deployment: Deployment): Promise<string | null> {
  try {
    return await mustMakeVersion(deployment, deployment.commands.upload("site"));
  } catch (error) {
    if (error instanceof FailedCommand && PENDING_MIGRATION.test(error.finished.output)) return null;
    throw error;
  }
}

/** Takes every step back, also when one of them cannot be. */
async function goBack(deployment: Deployment, undo: readonly Command[]): Promise<void> {
  const failed: Command[] = [];
  for (const command of undo) {
    await must(deployment, command).catch((error: Error) => {
      deployment.say(`✗ ${error.message}`);
      failed.push(command);
    });
  }
  if (failed.length === 0) return;
  throw new Error(`going back failed, run by hand:\n${failed.map(written).join("\n")}`);
}
