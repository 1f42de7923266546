import type { SpentRows } from "../../shared/purge";
import { sessions } from "./customers.tables";

/** Sessions that can no longer be used. */
export const SPENT_SESSIONS: readonly SpentRows[] = [
  { table: sessions, column: sessions.expiresAt, keptMs: 0 },
];
