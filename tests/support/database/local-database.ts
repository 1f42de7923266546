import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { asD1 } from "./node-d1";

/** Where Miniflare keeps the files of the directory and of the cells, below its state folder. */
const DIRECTORY = "v3/d1/miniflare-D1DatabaseObject";
const CELLS = /^\w[\w-]*-Cell$/;

/**
 * The stores of a local site or backend with one cell, or with everything in one database, read straight from their files, also while it runs: the way for
 * tests outside of workerd to look at what is stored, without a door in the product. Nothing can be written through it.
 *
 * @param stateFolder what `--persist-to` named
 */
export function openLocalDatabase(stateFolder: string): { d1: EveryStore; close(): void } {
  const objects = join(stateFolder, "v3/do");
  const cells = existsSync(objects) ? readdirSync(objects).find((name) => CELLS.test(name)) : undefined;
  const directory = onlyFileIn(join(stateFolder, DIRECTORY));
  const sqlite = new DatabaseSync(cells ? onlyFileIn(join(objects, cells)) : directory, { readOnly: true });
  // The cell has customers' tables alone; a name that it does not have is the directory's.
  if (cells) sqlite.prepare("ATTACH ? AS directory").run(directory);
  return { d1: asD1(sqlite), close: () => sqlite.close() };
}

function onlyFileIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`expected one database in ${folder}`);
  return join(folder, file);
}
