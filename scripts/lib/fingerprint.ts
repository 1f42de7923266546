import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run";

/**
 * A hash of names and contents of files and whole folders, for work that is done again only when they have changed.
 *
 * @param paths below `root`
 * @param kind distinguishes what is made of the same files in several ways
 */
export function fingerprintOfFiles(paths: readonly string[], kind = "", root = ROOT): string {
  const hash = createHash("sha256").update(kind);
  for (const file of paths.flatMap((path) => filesOf(path, root))) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function filesOf(path: string, root: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`, root));
}
