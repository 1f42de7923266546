import { sql } from "drizzle-orm";
import { messages } from "./messages.tables";

/** The order that a message is about: the ids of feedback and of the account's messages are of something else. */
export const orderOf = sql<
  number | null
>`CASE WHEN ${messages.topic} IN ('FEEDBACK', 'ACCOUNT') THEN NULL ELSE ${messages.associatedId} END`;
