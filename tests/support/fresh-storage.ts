import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { forgetNamedFiles } from "./named-files";

// Test files share a runtime, because starting one takes longer than most files. They share no data: each file starts
// with a migrated, empty database, an empty bucket and no Durable Objects.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
forgetNamedFiles();
