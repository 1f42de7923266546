import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/run";
import { bundle } from "../../bench/support/bundle";
import type { Version } from "./platform";

const LOCAL_BUILD = join(ROOT, "build");
const TEXTS = /\.(?:js|css|json|html|txt)$/;
/** A file of the browser's bundle, by its name with its hash. */
const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/** All files below a folder. */
function filesBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.map((path) => join(folder, path)).filter((path) => statSync(path).isFile());
}

/** A build whose code has changed, as far as pages and their files can tell. */
interface RenamedBuild {
  /** Its folder of static files. */
  readonly assets: string;
  /** The code of the site with the names of those files. */
  rename(text: string): string;
}

/**
 * The last build as if its code had changed: each file of the browser's bundle has another name, and Remix's manifest
 * another version. So a page of one build finds no file of the other.
 *
 * @param folder workspace of the drill
 */
export function copyRenamed(folder: string): RenamedBuild {
  const client = join(folder, "renamed-client");
  cpSync(join(LOCAL_BUILD, "client"), client, { recursive: true });
  const assets = filesBelow(join(client, "assets"));
  const names = new Set(assets.map((path) => path.slice(path.lastIndexOf("/") + 1)));
  const renamed = (name: string) =>
    names.has(name) ? name.replace(/-([\w-]{8})\.(js|css)$/, "-$1N.$2") : name;
  const [, version = ""] = [...names].join(" ").match(/\bmanifest-([0-9a-f]{8})\.js/) ?? [];
  if (version === "") throw new Error("the build has no manifest");
  const rename = (text: string) =>
    text
      .replace(HASHED, renamed)
      .replace(/(version"?: ?")[0-9a-f]{8}"/g, (whole, head: string) =>
        whole.includes(version) ? `${head}${[...version].reverse().join("")}"` : whole,
      );
  for (const path of assets) {
    const at = path.lastIndexOf("/") + 1;
    if (TEXTS.test(path)) writeFileSync(path, rename(readFileSync(path, "utf8")));
    renameSync(path, path.slice(0, at) + renamed(path.slice(at)));
  }
  return { assets: client, rename };
}

interface BundleOptions {
  /** The build whose files the site names; the last one, where it is not said. */
  readonly build?: RenamedBuild;
  /** The Workers' entries, from the root; a drill may wrap them. */
  readonly siteEntry?: string;
  readonly backendEntry?: string;
  /** Values that the code finds under these names, as text of code. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles both Workers for a drill.
 *
 * @param folder workspace of the drill
 * @param release what they answer as their release
 */
export async function bundleVersion(
  folder: string,
  release: string,
  {
    build,
    siteEntry = "server.ts",
    backendEntry = "backend/src/worker.ts",
    define: more = {},
  }: BundleOptions = {},
): Promise<Version> {
  // Written before the code instead of into it, so that all versions and benches share one bundle.
  const names = Object.entries({ ...more, __RELEASE__: JSON.stringify(release) });
  const head = names.map(([name, value]) => `const ${name} = ${value};\n`).join("");
  const own = join(folder, release);
  const bundled = async (entry: string, change = (text: string) => text) => {
    const path = await bundle(entry, own);
    writeFileSync(path, head + change(readFileSync(path, "utf8")));
    return path;
  };
  const [site, backend] = await Promise.all([bundled(siteEntry, build?.rename), bundled(backendEntry)]);
  return { site, backend, assets: build?.assets ?? join(LOCAL_BUILD, "client") };
}
