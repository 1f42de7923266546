import { build } from "esbuild";
import { keepBundle } from "./kept-bundle";
import { ROOT } from "./run";

/** A Worker of scripts or tests as one module. */
export const bundleWorker = (entry: string): Promise<string> =>
  keepBundle(`script ${entry}`, async () => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      target: "es2024",
      write: false,
      metafile: true,
      external: ["cloudflare:*", "node:*"],
      conditions: ["workerd", "worker", "browser"],
      define: { __SANDBOX__: "true" },
    });
    return {
      text: outputFiles[0]?.text ?? "",
      inputs: [...Object.keys(metafile.inputs), "scripts/lib/bundle-worker.ts"],
    };
  });
