import type { SpentRows } from "../../shared/purge";
import { sessions } from "./customers.tables";

/** Sessions that nobody can use any more. */
export const SPENT_SESSIONS: readonly SpentRows[] = [
  { table: sessions, column: sessions.expiresAt, keptMs: 0 },
];
