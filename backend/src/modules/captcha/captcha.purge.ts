import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { captchaGrants } from "./captcha.tables";

/** Grants are kept so long that a late visitor is told "expired" instead of "unknown". */
export const SPENT_GRANTS: readonly SpentRows[] = [
  { table: captchaGrants, column: captchaGrants.expiresAt, keptMs: DAY },
];
