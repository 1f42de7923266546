import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export interface Import {
  /** Module as written. */
  specifier: string;
  /** Path from the root without extension for our own modules, null for packages. */
  target: string | null;
  typeOnly: boolean;
}

/** TypeScript files below a folder, as paths from the root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** Static and dynamic imports and re-exports of a file. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...statements].map((match) => {
    const specifier = match[2] ?? match[3] ?? "";
    return { specifier, target: resolve(file, specifier), typeOnly: Boolean(match[1]) };
  });
}

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith("~/")) return join("app", specifier.slice(2));
  if (!specifier.startsWith(".")) return null;
  return relative(ROOT, join(ROOT, dirname(file), specifier));
}

/** The file that an import leads to, out of `files`; null for packages, styles and pictures. */
export function fileOf({ target }: Import, files: ReadonlySet<string>): string | null {
  if (target === null) return null;
  return ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end).find((path) => files.has(path)) ?? null;
}
