import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { partnerApprovals, partnerCalls, partnerClients } from "./partner-clients.tables";

/** Revoked clients, decided approvals, and lines of the audit log after two years. */
export const SPENT_PARTNERS: readonly SpentRows[] = [
  { table: partnerClients, column: partnerClients.revokedAt, keptMs: 30 * DAY },
  { table: partnerApprovals, column: partnerApprovals.expiresAt, keptMs: 30 * DAY },
  { table: partnerCalls, column: partnerCalls.at, keptMs: 730 * DAY },
];
