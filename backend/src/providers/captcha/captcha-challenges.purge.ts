import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { captchaChallenges } from "./captcha-challenges.tables";

/** Puzzles, kept so long that a late visitor learns "expired" instead of "unknown". */
export const SPENT_CHALLENGES: readonly SpentRows[] = [
  { table: captchaChallenges, column: captchaChallenges.expiresAt, keptMs: DAY },
];
