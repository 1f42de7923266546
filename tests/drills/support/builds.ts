import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
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

/**
 * A copy of the last build as if its code had changed: each file of the browser's bundle has another name, and Remix's
 * manifest another version. So a page of one build finds no file of the other.
 *
 * @returns folder of the copy, with `client` and `server`
 */
export function copyRenamed(folder: string): string {
  const build = join(folder, "renamed-build");
  cpSync(LOCAL_BUILD, build, { recursive: true });
  const assets = filesBelow(join(build, "client/assets"));
  const names = new Set(assets.map((path) => path.slice(path.lastIndexOf("/") + 1)));
  const renamed = (name: string) =>
    names.has(name) ? name.replace(/-([\w-]{8})\.(js|css)$/, "-$1N.$2") : name;
  const [, version = ""] = [...names].join(" ").match(/\bmanifest-([0-9a-f]{8})\.js/) ?? [];
  if (version === "") throw new Error("the build has no manifest");
  for (const path of [...assets, ...filesBelow(join(build, "server"))]) {
    if (!TEXTS.test(path)) continue;
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text
        .replace(HASHED, renamed)
        .replace(/(version"?: ?")[0-9a-f]{8}"/g, (whole, head: string) =>
          whole.includes(version) ? `${head}${[...version].reverse().join("")}"` : whole,
        ),
    );
  }
  for (const path of assets) {
    const at = path.lastIndexOf("/") + 1;
    renameSync(path, path.slice(0, at) + renamed(path.slice(at)));
  }
  return build;
}

interface BundleOptions {
  /** Folder of the site's build. */
  readonly build?: string;
  /** The backend's entry, from the root; a drill may wrap it. */
  readonly backendEntry?: string;
  /** A module that the site loads first, from the root. */
  readonly before?: string;
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
    build = LOCAL_BUILD,
    backendEntry = "backend/src/worker.ts",
    before,
    define: more = {},
  }: BundleOptions = {},
): Promise<Version> {
  const define = { ...more, __RELEASE__: JSON.stringify(release) };
  const own = join(folder, release);
  const entry = join(folder, `server-${release}.ts`);
  const server = readFileSync(join(ROOT, "server.ts"), "utf8")
    .replaceAll('"./build/', `"${build}/`)
    .replaceAll('"./', `"${ROOT}`);
  writeFileSync(entry, before ? `import ${JSON.stringify(join(ROOT, before))};\n${server}` : server);
  const [site, backend] = await Promise.all([
    bundle(relative(ROOT, entry), own, { define }),
    bundle(backendEntry, own, { define }),
  ]);
  return { site, backend, assets: join(build, "client") };
}
