import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { backendAlone } from "../../../../scripts/deploy/first-deployment";
import { ROOT } from "../../../support/project/source-files";

type Table = Record<string, unknown>;

test("the backend's first configuration is its own without the site, and finds its files from any folder", () => {
  const own = parse(readFileSync(join(ROOT, "backend/wrangler.toml"), "utf8"));
  const { services, d1_databases, ...settings } = (own.env as Record<string, Table>).staging ?? {};
  const [store] = d1_databases as Table[];
  const alone = backendAlone(own, "staging", join(ROOT, "backend"));
  expect(services).toBeDefined();
  expect(alone).toMatchObject({ name: "zhuangda-backend", main: join(ROOT, "backend/src/worker.ts") });
  expect(alone.env).toEqual({
    staging: {
      ...settings,
      d1_databases: [{ ...store, migrations_dir: join(ROOT, "backend/migrations") }],
    },
  });
});

test("the backend's first configuration runs, logs, dates and creates its Durable Objects like its own", () => {
  const own = parse(readFileSync(join(ROOT, "backend/wrangler.toml"), "utf8"));
  const { compatibility_date, compatibility_flags, observability, migrations } = own;
  expect(migrations).toBeDefined();
  expect(backendAlone(own, "production", join(ROOT, "backend"))).toMatchObject({
    ...{ compatibility_date, compatibility_flags, observability, migrations },
  });
});
