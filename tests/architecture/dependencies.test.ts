import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ROOT } from "../support/project/source-files";

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        license: z.string().optional(),
        os: z.array(z.string()).optional(),
        optional: z.boolean().default(false),
        optionalDependencies: z.record(z.string(), z.string()).default({}),
        dev: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
      }),
    ),
  })
  .parse(readJson("package-lock.json"));
const manifest = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(readJson("package.json"));

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const packages = Object.entries(lockfile.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ path, name: nameOf(path), ...entry }));

/** Licences that ask nothing of those who use the product. */
const FREE_LICENCE = /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0)\b/;
/** Packages whose licence stands in a file of theirs instead of in their manifest; read by a person. */
const READ_BY_HAND = new Set<string>([]);

describe("[S46] dependencies", () => {
  test.each(["graphql", "workerd", "react", "miniflare"])("there is one copy of %s", (name) => {
    expect(packages.filter((entry) => entry.name === name).map(({ path }) => path)).toEqual([
      `node_modules/${name}`,
    ]);
  });

  test("the lockfile names no registry, and pins every package by its content", () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
    // Those of other platforms may be named alone: see scripts/complete-lockfile.ts.
    const loose = packages.filter(
      ({ integrity, optional, os }) => !integrity?.startsWith("sha512-") && !(optional && os),
    );
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test("the lockfile names the packages of every platform, without which `npm ci` refuses it", () => {
    const paths = new Set(packages.map(({ path }) => path));
    const missing = packages.flatMap(({ path, optionalDependencies }) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`${path}/node_modules/${name}`) && !paths.has(`node_modules/${name}`),
      ),
    );
    expect(missing, "run `tsx scripts/complete-lockfile.ts`").toEqual([]);
  });

  test("every package that would run code on installation is decided upon, and no other is listed", () => {
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
  });

  test("the shipped packages are free software without conditions on their users", () => {
    const doubtful = packages
      .filter(
        ({ dev, license, name }) => !dev && !READ_BY_HAND.has(name) && !FREE_LICENCE.test(license ?? ""),
      )
      .map(({ name, license }) => `${name}: ${license ?? "no licence named"}`);
    expect(doubtful).toEqual([]);
  });
});
