import { copyFileSync, writeFileSync } from "node:fs";
import { currentReads, RELEASED_READS } from "./lib/released-reads";

/**
 * `npm run schema:release`, at a release: programs are promised today's schema from now on, what programs with a key see
 * is kept for itself, and the next migrations leave what this release reads. changes.test.ts and public-schema.test.ts in
 * tests/unit/graphql, and tests/architecture/migrations.test.ts, name what would break them.
 */
const at = (name: string) => new URL(`../schema/${name}`, import.meta.url);
copyFileSync(at("schema.graphql"), at("released.graphql"));
copyFileSync(at("public.graphql"), at("released-public.graphql"));
writeFileSync(RELEASED_READS, `${JSON.stringify(currentReads(), null, 2)}\n`);
