import { buildIfNeeded } from "../../../scripts/lib/build";
import { runSilently } from "../../../scripts/lib/run";
import { startSite } from "../../../scripts/lib/site";
import { freePort } from "../support/listen";
import { createMemoryFolder } from "../support/memory-folder";

/** Says something only when it fails: the bench prints figures. */
async function runScript(...args: string[]): Promise<void> {
  const { code, output } = await runSilently("tsx", args);
  if (code !== 0) throw new Error(`${args.join(" ")} failed:\n${output}`);
}

/** The site as `npm start` serves it, with a database of its own. */
export async function startBenchSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  await buildIfNeeded();
  const storage = createMemoryFolder();
  for (const script of ["scripts/db-migrate.ts", "scripts/db-seed.ts"]) {
    await runScript(script, "--persist-to", storage.folder);
  }
  const site = await startSite({ port: await freePort(), persistTo: storage.folder, quiet: true });
  return {
    origin: site.origin,
    async stop() {
      await site.stop();
      storage.remove();
    },
  };
}
