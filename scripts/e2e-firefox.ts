import { rmSync } from "node:fs";
import process from "node:process";
import { buildIfNeeded } from "./lib/build";
import { e2eState, FIRST_PORT } from "./lib/e2e-state";
import { findFirefox } from "./lib/find-browser";
import { prepareDatabase } from "./lib/prepare-database";
import { run } from "./lib/run";
import { startSite } from "./lib/site";

/** `npm run e2e:firefox`: one journey in a second browser, against a fresh build with a database of its own. */
const firefox = await findFirefox();
const persistTo = e2eState(FIRST_PORT);
const removeState = () => rmSync(persistTo, { recursive: true, force: true });
removeState();
process.on("exit", removeState);

await buildIfNeeded();
await prepareDatabase(persistTo);
const site = await startSite({ port: FIRST_PORT, persistTo, logLevel: "error" });
const code = await run("vitest", ["run", "--config", "tests/firefox/vitest.config.ts"], {
  FIREFOX_PATH: firefox,
  SITE: `http://127.0.0.1:${FIRST_PORT}`,
});
await site.stop();
process.exit(code);
