import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { partnerClients } from "./partner-clients.tables";

/** Condition: a client is neither revoked nor expired at a time (ms). @param clientId column with its id */
export const isLivingClient = (clientId: SQLWrapper, now: number): SQL =>
  sql`${clientId} IN (SELECT ${partnerClients.id} FROM ${partnerClients}
    WHERE ${partnerClients.revokedAt} IS NULL AND ${partnerClients.expiresAt} > ${now})`;
