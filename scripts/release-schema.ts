import { copyFileSync } from "node:fs";

/**
 * `npm run schema:release`, at a release: programs are promised today's schema from now on.
 * tests/unit/graphql/changes.test.ts and public-schema.test.ts name what would break them. What programs with a key see is kept for itself.
 */
const at = (name: string) => new URL(`../schema/${name}`, import.meta.url);
copyFileSync(at("schema.graphql"), at("released.graphql"));
copyFileSync(at("public.graphql"), at("released-public.graphql"));
