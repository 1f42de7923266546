import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, type ResolvedConfig, resolveConfig } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { interferences, type PackageModule, pluginsBeside } from "../support/project/build-plugins";
import { ROOT, sourceFiles } from "../support/project/source-files";

const PACKAGES = join(ROOT, "node_modules");

/** What pages are made of, which is where a build would be tempted to change something. */
const FOLDERS = [
  "react/cjs",
  "react-dom/cjs",
  "scheduler/cjs",
  "react-router/dist",
  "react-router-dom/dist",
  "@remix-run/react/dist/esm",
  "@remix-run/router/dist",
  "@remix-run/server-runtime/dist/esm",
  "turbo-stream/dist",
  "isbot",
  "lucide-react/dist/esm",
  "react-aria/dist/private/intl/breadcrumbs",
  "react-aria-components/dist/private",
  "react-stately/dist/private/intl/datepicker",
  "@urql/core/dist",
  "urql/dist",
  "graphql/execution",
  "zod/v4/core",
  "zod/v4/mini",
];
const modules: PackageModule[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(PACKAGES, folder))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(PACKAGES, folder, name))
    .map((id) => ({ id, code: readFileSync(id, "utf8") })),
);
const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    overrides: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

describe("packages are built as their makers published them", () => {
  let config: ResolvedConfig;
  let plugins: Plugin[];

  beforeAll(async () => {
    const options = { root: ROOT, logLevel: "error" } as const;
    config = await resolveConfig({ ...options, configFile: join(ROOT, "vite.config.ts") }, "build");
    plugins = pluginsBeside(config, await resolveConfig({ ...options, configFile: false }, "build"));
  });

  test("no plugin of the site's build resolves, loads or transforms any of them otherwise", async () => {
    expect(modules.length).toBeGreaterThan(200);
    expect(plugins.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["inline-graphql-documents", "remix", "locales-plugin"]),
    );
    const found = await interferences(plugins, modules);
    // Texts of components in languages that the site does not speak, left out as their makers document it.
    const [texts, others] = [
      found.filter(({ plugin }) => plugin === "locales-plugin"),
      found.filter(({ plugin }) => plugin !== "locales-plugin"),
    ];
    expect(others).toEqual([]);
    expect(texts).not.toEqual([]);
    for (const { hook, id, answer } of texts) {
      expect(hook).toBe("resolveId");
      expect(id).toMatch(/\/[a-z]{2}-[A-Z]{2}\.m?js$/);
      expect(answer).toBe(join(PACKAGES, "@react-aria/optimize-locales-plugin/empty.js"));
    }
  });

  test.each<[hook: string, plugin: Partial<Plugin>]>([
    ["transform", { transform: (code) => code.replace("TextEncoder", "Text") }],
    ["load", { load: { handler: (id) => (id.includes("react-dom") ? "" : null) } }],
    ["resolveId", { resolveId: async (to) => (to.includes("react-dom") ? { id: "/app/own.ts" } : null) }],
  ])("a plugin that did so by its %s would be found", async (hook, plugin) => {
    const found = await interferences([{ name: "ours", ...plugin }], modules);
    expect(found).toContainEqual(
      expect.objectContaining({ plugin: "ours", hook, id: expect.stringContaining("/react-dom/") }),
    );
  });

  test("no alias stands for a module of a package", () => {
    const ours = config.resolve.alias.filter(({ replacement }) => replacement.startsWith(ROOT));
    const found = ours.filter(({ replacement }) => !replacement.includes("/node_modules/vite/"));
    expect(found.map(({ find }) => String(find))).toEqual(["~"]);
  });

  test("no other build of ours, and no script, changes them", () => {
    const builders = [
      ...["scripts", "vite", "tests/bench"].flatMap(sourceFiles),
      "vite.config.ts",
      "codegen.ts",
    ];
    const changing = builders.filter((file) =>
      /\bonLoad\(|\bonResolve\(|\brenderChunk\b|patch-package/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(changing).toEqual([]);
    expect(existsSync(join(ROOT, "patches"))).toBe(false);
    expect(
      Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name)),
    ).toEqual([]);
    for (const version of Object.values(manifest.overrides).flatMap((value) =>
      typeof value === "string" ? [value] : Object.values(value),
    )) {
      expect(version).toMatch(/^[\^~$]?[\w.-]+$/);
    }
  });
});
