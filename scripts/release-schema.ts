import { copyFileSync } from "node:fs";

/**
 * `npm run schema:release`, at a release: programs are promised today's schema from now on.
 * tests/unit/graphql/changes.test.ts names what would break them.
 */
const at = (name: string) => new URL(`../schema/${name}`, import.meta.url);
copyFileSync(at("schema.graphql"), at("released.graphql"));
