import { rmSync } from "node:fs";
import process from "node:process";
import { buildIfNeeded } from "./lib/build";
import { addSignedInCustomers } from "./lib/e2e-customers";
import { e2eState } from "./lib/e2e-state";
import { withLocalDatabase } from "./lib/local-d1";
import { prepareDatabase } from "./lib/prepare-database";
import { startSite } from "./lib/site";

/** The site for browser tests: the code as it is, with a database that lives as long as this process. */
const port = Number(process.argv[2]);
const persistTo = e2eState(port);
const removeState = () => rmSync(persistTo, { recursive: true, force: true });
removeState();
process.on("exit", removeState);

await buildIfNeeded();
await prepareDatabase(persistTo);
await withLocalDatabase(persistTo, addSignedInCustomers);
await startSite({ port, persistTo, quiet: true });
