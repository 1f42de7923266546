import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Links for uploading pictures from a phone (ux.md U22): one for each session. It ends with the session. */
export const uploadLinks = sqliteTable(
  "upload_links",
  {
    /** Hash of the session that made it, as in `sessions`. */
    sessionHash: text("session_hash").primaryKey(),
    id: integer("id").notNull().unique(),
    /** SHA-256 of the secret, so that a reader of the table cannot use the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The most pictures that it takes. */
    count: integer("count").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("upload_links_by_expiry").on(table.expiresAt)],
);

/** Pictures of a link. The row is stored first, so that no two pictures take the last place. */
export const handedPictures = sqliteTable(
  "handed_pictures",
  {
    id: integer("id").primaryKey(),
    linkId: integer("link_id").notNull(),
    /** Null while it is being uploaded. */
    fileKey: text("file_key"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("handed_pictures_of_link").on(table.linkId, table.id),
    index("handed_pictures_by_age").on(table.createdAt),
  ],
);
