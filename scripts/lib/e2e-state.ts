import { join } from "node:path";
import { ROOT } from "./run";

/** Where the site of a run of browser tests keeps its database: known to the tests, too, and gone with the run. */
export const e2eState = (port: number): string => join(ROOT, ".wrangler", `e2e-${port}`);
