import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { ROOT } from "./lib/run";

/**
 * Adds to package-lock.json the packages of other platforms that `npm install` left out because its registry does not
 * carry them: `npm ci` refuses a lockfile with such gaps. Only their machine is named, no content, so they are fetched
 * nowhere but there. Run it after `npm install`: `tsx scripts/complete-lockfile.ts`.
 */
const FILE = `${ROOT}package-lock.json`;

const entry = z.object({
  dev: z.boolean().optional(),
  license: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type Entry = z.infer<typeof entry>;
// Checked, but not rebuilt: the order of keys is npm's.
const lockfile = z
  .custom<{ packages: Record<string, Entry> }>(
    (value) => z.object({ packages: z.record(z.string(), entry) }).safeParse(value).success,
  )
  .parse(JSON.parse(readFileSync(FILE, "utf8")));

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];
const CPUS = ["arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "x64"];

interface Machine {
  cpu: string[];
  os: string[];
  libc?: string[];
}

/** Which machine a package is for, by the words of its name. */
function machineOf(name: string): Machine | null {
  const os = name.includes("windows") ? "win32" : SYSTEMS.find((system) => name.includes(`-${system}`));
  const cpu = name.endsWith("-64") ? "x64" : CPUS.find((candidate) => name.includes(`-${candidate}`));
  if (!os || !cpu) return null;
  const libc = name.includes("musl") ? ["musl"] : name.includes("linux") ? ["glibc"] : undefined;
  return { cpu: [cpu], os: [os], libc };
}

const { packages } = lockfile;
let added = 0;
for (const [path, { optionalDependencies = {}, dev, license }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const machine = machineOf(name);
    const target = `node_modules/${name}`;
    if (!path || !machine || packages[`${path}/${target}`] || packages[target]) continue;
    Object.assign(packages, { [target]: { version, ...machine, dev, license, optional: true } });
    added++;
  }
}

const [root, ...others] = Object.entries(packages);
const sorted = others.sort(([a], [b]) => a.localeCompare(b, "en"));
lockfile.packages = Object.fromEntries(root ? [root, ...sorted] : sorted);
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
