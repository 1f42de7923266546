import { cpSync, realpathSync } from "node:fs";
import process from "node:process";
import { buildIfNeeded } from "./lib/build";
import { addSignedInCustomers } from "./lib/e2e-customers";
import { createE2eState, e2eState, FIRST_PORT, removeE2eState, SITES, tileSettingsOf } from "./lib/e2e-state";
import { withLocalDatabase } from "./lib/local-d1";
import { prepareDatabase } from "./lib/prepare-database";
import { startSite } from "./lib/site";

/** The sites for browser tests: the code as it is, each with a database that lives as long as this process. */
const ports = Array.from({ length: SITES }, (_, index) => FIRST_PORT + index);
process.on("exit", () => ports.forEach(removeE2eState));
ports.forEach(createE2eState);

await buildIfNeeded();
const prepared = e2eState(FIRST_PORT);
await prepareDatabase(prepared);
await withLocalDatabase(prepared, ({ db }) => addSignedInCustomers(db));
for (const port of ports.slice(1)) {
  cpSync(realpathSync(prepared), realpathSync(e2eState(port)), { recursive: true });
}
await Promise.all(
  ports.map((port) =>
    startSite({ port, persistTo: e2eState(port), logLevel: "error", vars: tileSettingsOf(port) }),
  ),
);
console.log("browser tests can begin");
