import process from "node:process";
import { finish, runBrowserTests } from "./lib/checks";
import { findChromium } from "./lib/find-browser";

/** `npm run e2e [-- -g name]`: Playwright in Chromium against a fresh build with a database of its own. */
process.env.CHROMIUM_PATH = await findChromium();
finish(await runBrowserTests(process.argv.slice(2)));
