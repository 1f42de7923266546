import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where files are kept in memory, if the machine has such a place: a bench should not measure its disk. */
const MEMORY = "/dev/shm";

/** A folder for databases that nobody needs after the bench. */
export function createMemoryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "zhuangda-bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
