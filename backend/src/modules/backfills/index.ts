export { beginAgain, DONE_BACKFILLS } from "./begin-again";
export { progressOf, readDoneBackfills } from "./progress";
export { type Backfill, nextBackfill, runBackfills } from "./run-backfills";
