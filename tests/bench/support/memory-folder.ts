import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { placeInMemory } from "../../../scripts/lib/place-in-memory";

/** A folder for databases that are not needed after the bench, which should not measure its disk. */
export function createMemoryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(placeInMemory(), "zhuangda-bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
