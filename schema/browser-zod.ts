import { config, z } from "zod/mini";

/*
 * Zod for the browser. On every page it would test whether it may compile its checks. The policy of the pages
 * forbids that, and browsers report a violation (security.md S28), so compiling is switched off beforehand.
 */
config({ jitless: true });

export { z };
