import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { captchaChallenges, captchaGrants } from "./captcha.tables";

/** Puzzles and their grants, kept so long that a late visitor learns "expired" instead of "unknown". */
export const SPENT_CAPTCHAS: readonly SpentRows[] = [
  { table: captchaChallenges, column: captchaChallenges.expiresAt, keptMs: DAY },
  { table: captchaGrants, column: captchaGrants.expiresAt, keptMs: DAY },
];
