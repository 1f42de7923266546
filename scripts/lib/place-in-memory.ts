import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Where Linux keeps files in memory. Containers may have too little of it, other systems have none. */
const MEMORY = "/dev/shm";

/** Room for the largest files of tests, bytes: in two runtimes at a time, videos of 100 MB each. */
const ROOM = 1_000_000_000;

/**
 * The folder for databases and files that end with the run: in memory if it has room, because every commit of a database
 * waits for its disk. Otherwise the usual folder for such files.
 */
export function placeInMemory(folder = MEMORY, room = ROOM): string {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
