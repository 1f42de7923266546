import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./run";

/** The port of the site that this process of browser tests has to itself. */
export const ownPort = (): number => Number(process.env.E2E_PORT ?? 8788);

/** Where the site of a run of browser tests keeps its database: known to the tests, too, and gone with the run. */
export const e2eState = (port: number): string => join(ROOT, ".wrangler", `e2e-${port}`);
