import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE_OF_MODULE = /^\0?(\/.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/**
 * Writes `/licences.txt` beside the browser's bundle: the licence of every package that has code in it. The files
 * themselves carry no licence comments, because each visitor would download them.
 */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      const folders = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds) {
          const [, folder, name] = PACKAGE_OF_MODULE.exec(id) ?? [];
          if (folder && name) folders.set(name, folder);
        }
      }
      const texts = [...folders].sort().map(([name, folder]) => `## ${name}\n\n${licenceIn(folder)}\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n") });
    },
  };
}

/** The licence file of a package, or the name of the licence where the package ships none. */
function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  const manifest = join(folder, "package.json");
  const text = existsSync(manifest) ? readFileSync(manifest, "utf8") : "";
  return /"license"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? "see the package";
}
