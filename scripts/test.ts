import process from "node:process";
import { finish, runBrowserTests, runChecks } from "./lib/checks";
import { findChromium } from "./lib/find-browser";
import { add } from "./lib/report";

/** `npm test`: everything. Finds a Chromium, or installs one. `npm run test:strict`: the same, with nothing tried again. */
const manner = { isStrict: process.argv.includes("--strict") };
process.env.CHROMIUM_PATH = await findChromium();
const checks = await runChecks(manner);
finish(add(checks, await runBrowserTests([], manner)), manner);
