import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PartnerScope } from "../../../../schema/rules/partner/partner-clients";

/**
 * Clients of the partner API (decision 074). Only public keys are stored, so nothing here can sign. Times in
 * ms UTC.
 */
export const partnerClients = sqliteTable(
  "partner_clients",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<readonly PartnerScope[]>().notNull(),
    /** Addresses and ranges that may use it; empty for all. */
    addresses: text("addresses", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** Ed25519, 32 bytes as base64. */
    publicKey: text("public_key").notNull().unique(),
    /** The key before the last change, and the time until which it works. */
    oldKey: text("old_key").unique(),
    oldUntil: integer("old_until"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Time from which both keys are invalid. */
    revokedAt: integer("revoked_at"),
    lastUsedAt: integer("last_used_at"),
    lastUsedFrom: text("last_used_from"),
  },
  (table) => [index("partner_clients_by_revocation").on(table.revokedAt)],
);

/** The audit log: a line for each call of a client, without the sent data. */
export const partnerCalls = sqliteTable(
  "partner_calls",
  {
    id: integer("id").primaryKey(),
    clientId: integer("client_id").notNull(),
    /** Nonce of the signature: unique for each client, so that a replay is refused. */
    nonce: text("nonce").notNull(),
    /** The acting person, as the client names its people; null for a reading call without one. */
    person: text("person"),
    callId: text("call_id").notNull(),
    /** Ids in the path, or a masked phone. */
    target: text("target"),
    requestId: text("request_id").notNull(),
    address: text("address").notNull(),
    approvalId: integer("approval_id"),
    /** Code of the answer; null while it runs, and when the Worker died before it was stored. */
    result: integer("result"),
    at: integer("at").notNull(),
  },
  (table) => [
    uniqueIndex("partner_calls_once").on(table.clientId, table.nonce),
    index("partner_calls_of_target").on(table.target, table.id),
    index("partner_calls_by_time").on(table.at),
  ],
);

/** Calls that move money above the limit, and wait for a second person or were confirmed by one. */
export const partnerApprovals = sqliteTable(
  "partner_approvals",
  {
    id: integer("id").primaryKey(),
    clientId: integer("client_id").notNull(),
    /** SHA-256 of the call, its parsed input, its idempotency key and the amount. */
    digest: text("digest").notNull(),
    callId: text("call_id").notNull(),
    target: text("target"),
    /** 分; null when only the call itself computes it. */
    amount: integer("amount"),
    state: text("state", { enum: ["WAITING", "CONFIRMED", "DONE", "REFUSED"] }).notNull(),
    firstPerson: text("first_person").notNull(),
    secondPerson: text("second_person"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** The key that the first person sent, and the second one has to send, too; null without one. */
    idempotencyKey: text("idempotency_key"),
  },
  (table) => [
    index("partner_approvals_of_client").on(table.clientId, table.digest),
    index("partner_approvals_by_expiry").on(table.expiresAt),
  ],
);
