import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { fingerprintOfFiles } from "./fingerprint";
import { ROOT } from "./run";

const KEPT = join(ROOT, ".wrangler/bundles");

/** What a bundler made. */
interface Made {
  readonly text: string;
  /** Its sources: paths from the root. Those of packages are left out: the lockfile stands for them. The file with the bundler's options is one, too. */
  readonly inputs: readonly string[];
}

const kept = z.object({ fingerprint: z.string().nullable(), inputs: z.array(z.string()), text: z.string() });

/**
 * A module that is bundled once for all that need it, and kept until one of its sources has changed. Two processes may make
 * it at the same time: each writes it as a whole.
 *
 * @param key names the module, and how it is bundled
 */
export async function keepBundle(key: string, make: () => Promise<Made>, folder = KEPT): Promise<string> {
  const file = join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 24)}.json`);
  const found = readKept(file);
  if (found?.fingerprint && found.fingerprint === fingerprintOf(found.inputs, key)) return found.text;
  const { text, inputs: all } = await make();
  const isOurs = (path: string) => !path.includes("node_modules/") && existsSync(join(ROOT, path));
  const inputs = all.filter(isOurs).sort();
  const fingerprint = fingerprintOf(inputs, key);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ fingerprint, inputs, text }));
  renameSync(`${file}.${process.pid}`, file);
  return text;
}

function readKept(file: string): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Null when one of the sources is gone. What the packages are stands in the lockfile. */
function fingerprintOf(inputs: readonly string[], key: string): string | null {
  try {
    return fingerprintOfFiles([...inputs, "package-lock.json", "tsconfig.json"], key);
  } catch {
    return null;
  }
}
