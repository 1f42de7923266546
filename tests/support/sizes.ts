import { env } from "cloudflare:workers";

/** How often each race is run: enough every day for either side to win, and as often as R15 and R16 say in `test:deep`. */
export const RACES = Number(env.RACE_RUNS) || 24;
