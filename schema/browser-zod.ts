import { config, z } from "zod/mini";

/*
 * Zod as the browser gets it. It would try whether it may compile its checks, which the policy of the pages forbids and
 * browsers report as a violation, on every page (security.md S28): it is told before the first shape is made.
 */
config({ jitless: true });

export { z };
