import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PartnerEventType } from "../../../../schema/rules/partner/partner-events";

/**
 * What partner clients are told of, one after the other (decision 076). The triggers `partner_event_…` write a row with the
 * change, where an address wants it. Times in ms.
 */
export const partnerEvents = sqliteTable(
  "partner_events",
  {
    /** Ascending with the commits, and never used again: an address has heard of everything up to one of them. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    list: text("list").notNull(),
    subjectId: integer("subject_id").notNull(),
    state: text("state").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [index("partner_events_by_time").on(table.at)],
);

/** Addresses of partner clients that are told. */
export const partnerEndpoints = sqliteTable(
  "partner_endpoints",
  {
    id: integer("id").primaryKey(),
    /** Null for one that was made with the operator token of a developer's machine. */
    clientId: integer("client_id"),
    url: text("url").notNull(),
    events: text("events", { mode: "json" }).$type<PartnerEventType[]>().notNull(),
    /** What its events stand for: what the triggers compare with. */
    wants: text("wants", { mode: "json" }).$type<string[]>().notNull(),
    /** What its secret is made from, together with the pepper. */
    secretSalt: text("secret_salt").notNull(),
    formerSalt: text("former_salt"),
    formerUntil: integer("former_until"),
    /** The last event that it has taken, or that it is not told of. */
    heardSeq: integer("heard_seq").notNull(),
    /** Failed tries since the last one that was taken. */
    failures: integer("failures").notNull().default(0),
    /** Nothing is sent before. */
    openUntil: integer("open_until").notNull().default(0),
    /** Until when a run has it; free when that has passed. */
    busyUntil: integer("busy_until").notNull().default(0),
    /** What the last try was answered: a status, or null for no answer, and its beginning. */
    lastTryAt: integer("last_try_at"),
    lastStatus: integer("last_status"),
    lastAnswer: text("last_answer"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("partner_endpoints_url").on(table.clientId, table.url)],
);
