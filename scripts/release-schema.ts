import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { currentReads, RELEASED_READS } from "./lib/released-reads";

/**
 * `npm run schema:release`, at a release: programs are promised today's schema from now on, what programs with a key see
 * is kept for itself, the migrations of today are frozen, and the next ones leave what this release reads.
 * changes.test.ts and public-schema.test.ts in tests/unit/graphql, and tests/architecture/migrations.test.ts, name what
 * would break them.
 */
const at = (name: string) => new URL(`../schema/${name}`, import.meta.url);
copyFileSync(at("schema.graphql"), at("released.graphql"));
copyFileSync(at("public.graphql"), at("released-public.graphql"));
const migrations = new URL("../backend/migrations/", import.meta.url);
const digests = readdirSync(migrations)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => {
    const digest = createHash("sha256")
      .update(readFileSync(new URL(name, migrations)))
      .digest("hex");
    return `${digest}  ${name}\n`;
  });
writeFileSync(new URL("released.sha256", migrations), digests.join(""));
writeFileSync(RELEASED_READS, `${JSON.stringify(currentReads(), null, 2)}\n`);
