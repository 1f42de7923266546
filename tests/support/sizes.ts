import { env } from "cloudflare:workers";

/** How often each race is run: enough every day for either side to win, and as often as R15 and R16 say in `test:deep`. */
export const RACES = Number(env.RACE_RUNS) || 24;

/** Whether `test:deep` runs: then tests of deaths and interleavings try every round trip, instead of some in turn. */
export const IS_DEEP = Boolean(env.RACE_RUNS);
