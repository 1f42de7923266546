import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { TARGETS } from "../../scripts/deploy/worker-files";
import { ROOT } from "../support/project/source-files";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const job = z.object({
  uses: z.string().optional(),
  needs: z.string().optional(),
  environment: z.string().optional(),
  steps: z.array(step).default([]),
});
const workflow = z.object({
  name: z.string(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

const FOLDER = ".github/workflows";
const workflows = readdirSync(join(ROOT, FOLDER)).map((file) => ({
  file,
  ...workflow.parse(parse(read(`${FOLDER}/${file}`))),
}));
const jobs = workflows.flatMap(({ file, jobs: ofFile }) =>
  Object.entries(ofFile).map(([name, rest]) => ({ name: `${file} ${name}`, ...rest })),
);
const steps = jobs.flatMap(({ name, steps: ofJob }) => ofJob.map((one) => ({ job: name, ...one })));
const { scripts, devDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    devDependencies: z.looseObject({ node: z.string() }),
  })
  .parse(JSON.parse(read("package.json")));

describe("workflows", () => {
  test("run commands that exist", () => {
    const commands = steps.flatMap(({ run }) => run?.trim().split("\n") ?? []);
    expect(commands.length).toBeGreaterThan(4);
    const missing = commands.filter((command) => {
      const script = command.match(/^npm run (\S+)/)?.[1];
      if (script) return !(script in scripts);
      if (command === "npm ci") return false;
      // A file of ours that may be started.
      return !existsSync(join(ROOT, command)) || (statSync(join(ROOT, command)).mode & 0o111) === 0;
    });
    expect(missing).toEqual([]);
  });

  test("deploy to environments that exist, which ask for approval by the same name", () => {
    const deployments = jobs.flatMap(({ environment, steps: ofJob }) =>
      ofJob.flatMap(({ run }) => {
        const target = run?.match(/^npm run deploy -- (\S+)$/)?.[1];
        return target ? [{ target, environment }] : [];
      }),
    );
    expect(deployments.map(({ target }) => target).sort()).toEqual([...TARGETS].sort());
    for (const { target, environment } of deployments) expect(environment).toBe(target);
  });

  test("deploy nothing to production that has not passed the gate", () => {
    const release = workflows.find(({ file }) => file === "release.yml");
    expect(release?.jobs.deploy?.needs).toBe("gate");
    expect(release?.jobs.gate?.uses).toBe("./.github/workflows/gate.yml");
    expect(steps.filter(({ job: of, run }) => of === "gate.yml gate" && run).map(({ run }) => run)).toEqual([
      ".ci/run",
    ]);
  });

  test("take actions of one major version each, and may only read the repository", () => {
    const actions = [...new Set(steps.flatMap(({ uses }) => uses ?? []))];
    expect(actions.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
    expect(new Set(actions.map((action) => action.split("@")[0])).size).toBe(actions.length);
    for (const { permissions } of workflows) expect(permissions).toEqual({ contents: "read" });
  });

  test("run on the Node of .nvmrc, which is the one of the tools and of the development container", () => {
    const major = read(".nvmrc").trim();
    expect(devDependencies.node).toBe(`^${major}`);
    const container = z
      .object({ image: z.string() })
      .parse(JSON.parse(read(".devcontainer/devcontainer.json")));
    expect(container.image).toMatch(new RegExp(`^node:${major}\\b`));
    const setups = steps.filter(({ uses }) => uses?.startsWith("actions/setup-node@"));
    expect(setups).toHaveLength(jobs.filter(({ steps: ofJob }) => ofJob.length > 0).length);
    for (const setup of setups) expect(setup.with["node-version-file"]).toBe(".nvmrc");
  });
});
