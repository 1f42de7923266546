import { resolve } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./run";

/** A Worker of scripts or tests as one module. */
export async function bundleWorker(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(ROOT, entry)],
    bundle: true,
    format: "esm",
    target: "es2024",
    write: false,
    external: ["cloudflare:*", "node:*"],
    conditions: ["workerd", "worker", "browser"],
    define: { __SANDBOX__: "true" },
  });
  return outputFiles[0]?.text ?? "";
}
