import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PartnerEventType } from "../../../../schema/rules/partner/partner-events";

/**
 * Events for partner clients, in order (decision 076). The triggers `partner_event_…` write a row with the
 * change if an address wants it. Times in ms.
 */
export const partnerEvents = sqliteTable(
  "partner_events",
  {
    /**
     * Ascending with the commits, and never used again: an address has got all events up to one of these
     * numbers.
     */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    list: text("list").notNull(),
    subjectId: integer("subject_id").notNull(),
    state: text("state").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [index("partner_events_by_time").on(table.at)],
);

/** Addresses of partner clients that get events. */
export const partnerEndpoints = sqliteTable(
  "partner_endpoints",
  {
    id: integer("id").primaryKey(),
    /** Null for an address that was made with the operator token of a developer's machine. */
    clientId: integer("client_id"),
    url: text("url").notNull(),
    events: text("events", { mode: "json" }).$type<PartnerEventType[]>().notNull(),
    /** Changes that its events stand for; the triggers compare with them. */
    wants: text("wants", { mode: "json" }).$type<string[]>().notNull(),
    /** Salt from which, with the pepper, its secret is derived. */
    secretSalt: text("secret_salt").notNull(),
    formerSalt: text("former_salt"),
    formerUntil: integer("former_until"),
    /** The last event that it has accepted, or does not want. */
    heardSeq: integer("heard_seq").notNull(),
    /** Failed tries since the last accepted one. */
    failures: integer("failures").notNull().default(0),
    /** Nothing is sent before this time. */
    openUntil: integer("open_until").notNull().default(0),
    /** A run works on it until this time. */
    busyUntil: integer("busy_until").notNull().default(0),
    /** Time, status (null without an answer) and beginning of the answer of the last try. */
    lastTryAt: integer("last_try_at"),
    lastStatus: integer("last_status"),
    lastAnswer: text("last_answer"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("partner_endpoints_url").on(table.clientId, table.url)],
);
