import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Articles (ENT-27). `content` is HTML, sanitised before it is stored. Pages name an article by its title. */
export const articles = sqliteTable(
  "articles",
  {
    id: integer("id").primaryKey(),
    typeCode: text("type_code", { enum: ["help", "about", "notice"] }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    img: text("img"),
    position: integer("position").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("articles_by_type").on(table.typeCode, table.position, table.id),
    uniqueIndex("articles_by_title").on(table.typeCode, table.title),
  ],
);

/** Pictures with a link, by the place that shows them: banners, and logos of partners. */
export const adverts = sqliteTable(
  "adverts",
  {
    id: integer("id").primaryKey(),
    location: text("location").notNull(),
    title: text("title").notNull(),
    img: text("img").notNull(),
    url: text("url"),
    /** 1 is shown, 0 is kept for later. */
    status: integer("status").notNull(),
    position: integer("position").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("adverts_by_location").on(table.location, table.status, table.position, table.id)],
);

/** Changes of staff to the content, with the content before each, so that nothing is lost. */
export const contentChanges = sqliteTable(
  "content_changes",
  {
    id: integer("id").primaryKey(),
    action: text("action", { enum: ["create", "update", "delete"] }).notNull(),
    kind: text("kind", { enum: ["article", "advert"] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    /** The row before the change as JSON; null for what was created. */
    before: text("before"),
    /** The row after the change as JSON; null for what was deleted. */
    after: text("after"),
    requestId: text("request_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("content_changes_by_subject").on(table.kind, table.subjectId)],
);
