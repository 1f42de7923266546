import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { asD1 } from "./node-d1";

/** Where Miniflare keeps the files of D1, below its state folder. */
const FOLDER = "v3/d1/miniflare-D1DatabaseObject";

/**
 * The database of a local site or backend, read straight from its file, also while it runs: the way for tests outside
 * of workerd to look at what is stored, without a door in the product. Nothing can be written through it.
 *
 * @param stateFolder what `--persist-to` named
 */
export function openLocalDatabase(stateFolder: string): { d1: EveryStore; close(): void } {
  const folder = join(stateFolder, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`expected one database in ${folder}`);
  const sqlite = new DatabaseSync(join(folder, file), { readOnly: true });
  return { d1: asD1(sqlite), close: () => sqlite.close() };
}
