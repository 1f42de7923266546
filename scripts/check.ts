import { finish, runChecks } from "./lib/checks";

/** `npm run check`: all that can be known without a browser. */
finish(await runChecks());
