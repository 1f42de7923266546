import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_CUSTOMER } from "../../../backend/seed/demo/customer";
import { buildIfNeeded } from "../../../scripts/lib/build";
import { addSignedInCustomers } from "../../../scripts/lib/e2e-customers";
import { withLocalDatabase } from "../../../scripts/lib/local-d1";
import { LOCAL_WORKERS, localSiteConfiguration } from "../../../scripts/lib/local-workers";
import { prepareDatabase } from "../../../scripts/lib/prepare-database";
import { ROOT } from "../../../scripts/lib/run";
import { startSite } from "../../../scripts/lib/site";
import { freePort } from "../support/listen";
import { createMemoryFolder } from "../support/memory-folder";
import { range } from "../support/stats";

/** The site's Worker with another folder of files: those of the build, and what the bench compares them with. */
function createClientFolder() {
  const workspace = join(ROOT, ".wrangler", `bench-pages-${process.pid}`);
  const client = join(workspace, "client");
  cpSync(join(ROOT, "build/client"), client, { recursive: true });
  const config = join(workspace, "wrangler.toml");
  writeFileSync(config, localSiteConfiguration(client));
  return { client, config, remove: () => rmSync(workspace, { recursive: true, force: true }) };
}

export interface BenchSite {
  readonly origin: string;
  /** The newest order of the demo customer. */
  readonly orderId: number | null;
  /** Serves a file beside those of the build, and answers its address. */
  addBareFile(path: string, html: string): Promise<string>;
  stop(): Promise<void>;
}

/** The server notices new files after a moment. */
async function untilThere(url: string): Promise<void> {
  for (const _ of range(40)) {
    const { status } = await fetch(url);
    if (status === 200) return;
    await wait(250);
  }
  throw new Error(`the server does not give ${url}`);
}

/** The site as `npm start` serves it, with a database of its own in which the demo customer is signed in. */
export async function startBenchSite(): Promise<BenchSite> {
  await buildIfNeeded();
  const storage = createMemoryFolder();
  await prepareDatabase(storage.folder);
  const orderId = await withLocalDatabase(storage.folder, async ({ db }) => {
    await addSignedInCustomers(db);
    return await db
      .prepare("SELECT id FROM orders WHERE customer_id = ? ORDER BY id DESC LIMIT 1")
      .bind(DEMO_CUSTOMER.id)
      .first<number>("id");
  });
  const { client, config, remove } = createClientFolder();
  const site = await startSite({
    port: await freePort(),
    persistTo: storage.folder,
    logLevel: "error",
    workers: { ...LOCAL_WORKERS, site: config },
  });
  return {
    origin: site.origin,
    orderId,
    async addBareFile(path, html) {
      const name = path.replaceAll("/", "-");
      mkdirSync(join(client, "bare"), { recursive: true });
      writeFileSync(join(client, "bare", `${name}.html`), html);
      const url = `${site.origin}/bare/${name}`;
      await untilThere(url);
      return url;
    },
    async stop() {
      await site.stop();
      storage.remove();
      remove();
    },
  };
}
