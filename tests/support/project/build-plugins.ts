import { basename } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

/** A module of a package as published. */
export interface PackageModule {
  /** Absolute path. */
  readonly id: string;
  readonly code: string;
}

/** A plugin that answers about a module of a package what the package does not say. */
export interface Interference {
  readonly plugin: string;
  readonly hook: "resolveId" | "load" | "transform";
  readonly id: string;
  readonly answer: string;
}

type Hook = (this: object, ...args: unknown[]) => unknown;

/** What Rollup offers to hooks, as far as a look at modules needs it. */
const CONTEXT = {
  resolve: async () => null,
  addWatchFile: () => undefined,
  getModuleInfo: () => null,
  warn: () => undefined,
  error(problem: unknown) {
    throw problem;
  },
};

/** The plugins of a configuration without those that every build has. */
export const pluginsBeside = (config: ResolvedConfig, everyBuild: ResolvedConfig): Plugin[] => {
  const names = new Set(everyBuild.plugins.map(({ name }) => name));
  return config.plugins.filter(({ name }) => !names.has(name));
};

/** Asks every hook of the plugins about every module, for browsers and for the server: what any of them would change. */
export async function interferences(
  plugins: readonly Plugin[],
  modules: readonly PackageModule[],
): Promise<Interference[]> {
  const found: Interference[] = [];
  const ask = async (plugin: Plugin, hook: Interference["hook"], id: string, ...args: unknown[]) => {
    const given: unknown = plugin[hook];
    const handler = typeof given === "object" && given !== null && "handler" in given ? given.handler : given;
    if (typeof handler !== "function") return;
    const answer: unknown = await (handler as Hook).call(CONTEXT, ...args);
    const text = textOf(answer);
    if (text !== null && text !== args[0]) found.push({ plugin: plugin.name, hook, id, answer: text });
  };
  for (const plugin of plugins) {
    for (const { id, code } of modules) {
      for (const ssr of [false, true]) {
        await ask(plugin, "resolveId", id, `./${basename(id)}`, id, { ssr });
        await ask(plugin, "load", id, id, { ssr });
        await ask(plugin, "transform", id, code, id, { ssr });
      }
    }
  }
  return found;
}

/** What a hook has answered: code or an address; null when it leaves the module to others. */
function textOf(answer: unknown): string | null {
  if (typeof answer === "string") return answer;
  if (typeof answer !== "object" || answer === null) return null;
  if ("code" in answer && typeof answer.code === "string") return answer.code;
  return "id" in answer ? String(answer.id) : null;
}
