import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Links with which phones send pictures (ux.md U22): one of each session, which ends with it. */
export const uploadLinks = sqliteTable(
  "upload_links",
  {
    /** Of the session that made it, as in `sessions`. */
    sessionHash: text("session_hash").primaryKey(),
    id: integer("id").notNull().unique(),
    /** SHA-256 of the secret: a reader of the table cannot send anything. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The most pictures that it takes. */
    count: integer("count").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("upload_links_by_expiry").on(table.expiresAt)],
);

/** Pictures that come by a link. The row comes first, so that no two take the last place. */
export const handedPictures = sqliteTable(
  "handed_pictures",
  {
    id: integer("id").primaryKey(),
    linkId: integer("link_id").notNull(),
    /** Null while it is on its way. */
    fileKey: text("file_key"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("handed_pictures_of_link").on(table.linkId, table.id),
    index("handed_pictures_by_age").on(table.createdAt),
  ],
);
