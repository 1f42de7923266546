import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { buildIfNeeded } from "./lib/build";
import { prepareDatabase, startSite } from "./lib/site";

/** The site for browser tests: the code as it is, with a database that lives as long as this process. */
const port = Number(process.argv[2]);
const persistTo = mkdtempSync(join(tmpdir(), "zhuangda-e2e-"));
process.on("exit", () => rmSync(persistTo, { recursive: true, force: true }));

await buildIfNeeded();
await prepareDatabase(persistTo);
await startSite({ port, persistTo, quiet: true });
