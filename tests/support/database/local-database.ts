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
  const folder = existsSync(objects) ? readdirSync(objects).find((name) => CELLS.test(name)) : undefined;
  const [directory] = databasesIn(join(stateFolder, DIRECTORY));
  const [cell, ...more] = folder === undefined ? [] : databasesIn(join(objects, folder));
  if (directory === undefined || more.length > 0) throw new Error(`expected one database in ${stateFolder}`);
  const sqlite = new DatabaseSync(cell ?? directory, { readOnly: true });
  // What a killed process has left is recovered by the next one, which has the file for a moment.
  sqlite.exec("PRAGMA busy_timeout = 5000");
  // The cell has customers' tables alone; a name that it does not have is the directory's.
  if (cell) sqlite.prepare("ATTACH ? AS directory").run(directory);
  return { d1: asD1(sqlite), close: () => sqlite.close() };
}

const databasesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
    .map((name) => join(folder, name));
