import process from "node:process";
import { finish, runBrowserTests, runChecks } from "./lib/checks";
import { findChromium } from "./lib/find-browser";
import { add } from "./lib/report";

/** `npm test`: everything. Finds a Chromium, or installs one. */
process.env.CHROMIUM_PATH = await findChromium();
const checks = await runChecks();
finish(add(checks, await runBrowserTests()));
