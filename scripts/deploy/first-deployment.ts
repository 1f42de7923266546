import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "smol-toml";
import { ROOT } from "../lib/run";
import { type Deployment, must, smoke } from "./deployment";
import { type Target, WORKER_FILES } from "./worker-files";

/** A configuration of the backend that needs no site, from the root. */
export const BACKEND_ALONE = ".wrangler/backend-alone.toml";

/** Health checks, one a second; a new domain gets its certificate in this time. */
const TRIES = 600;

/**
 * Deploys Workers that were never deployed. Each is bound to the other one, and wrangler deploys a binding only when its
 * target exists: the backend comes first without the site, and again with it. Can be repeated after it was cut off.
 */
export async function deployFirst(deployment: Deployment): Promise<void> {
  const { commands, target, release } = deployment;
  await must(deployment, commands.migrate());
  await must(deployment, commands.seed());
  writeBackendAlone(target);
  await must(deployment, commands.deploy("backend", BACKEND_ALONE));
  await must(deployment, commands.deploy("site"));
  await must(deployment, commands.deploy("backend"));
  await smoke(deployment, "the site answers", { release: { site: release, backend: release }, tries: TRIES });
}

/** Writes {@link BACKEND_ALONE}: the backend's configuration without its bindings to other Workers. */
function writeBackendAlone(target: Target): void {
  const file = join(ROOT, WORKER_FILES.backend);
  const text = stringify(backendAlone(parse(readFileSync(file, "utf8")), target, dirname(file)));
  mkdirSync(dirname(join(ROOT, BACKEND_ALONE)), { recursive: true });
  writeFileSync(join(ROOT, BACKEND_ALONE), text);
}

type Table = Record<string, unknown>;

/** A wrangler.toml without services in one environment, usable from another folder. */
export function backendAlone(file: Table, target: Target, folder: string): Table {
  const environments = file.env as Record<Target, Table>;
  const { services: _services, ...settings } = environments[target];
  const stores = (settings.d1_databases as Table[]).map((store) => ({
    ...store,
    migrations_dir: resolve(folder, String(store.migrations_dir)),
  }));
  return {
    name: file.name,
    main: resolve(folder, String(file.main)),
    compatibility_date: file.compatibility_date,
    compatibility_flags: file.compatibility_flags,
    observability: file.observability,
    // Cloudflare binds no class of Durable Objects that no migration has created.
    migrations: file.migrations,
    env: { [target]: { ...settings, d1_databases: stores } },
  };
}
