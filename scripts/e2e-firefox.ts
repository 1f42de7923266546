import process from "node:process";
import { buildIfNeeded } from "./lib/build";
import { createE2eState, e2eState, FIRST_PORT, removeE2eState } from "./lib/e2e-state";
import { findFirefox } from "./lib/find-browser";
import { prepareDatabase } from "./lib/prepare-database";
import { run } from "./lib/run";
import { startSite } from "./lib/site";

/** `npm run e2e:firefox`: one journey in a second browser, against a fresh build with a database of its own. */
const firefox = await findFirefox();
const persistTo = e2eState(FIRST_PORT);
process.on("exit", () => removeE2eState(FIRST_PORT));
createE2eState(FIRST_PORT);

await buildIfNeeded();
await prepareDatabase(persistTo);
const site = await startSite({ port: FIRST_PORT, persistTo, logLevel: "error" });
const code = await run("vitest", ["run", "--config", "tests/firefox/vitest.config.ts"], {
  FIREFOX_PATH: firefox,
  SITE: `http://127.0.0.1:${FIRST_PORT}`,
});
await site.stop();
process.exit(code);
