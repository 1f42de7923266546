import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ImportField } from "../../../../schema/rules/imports/order-import";
import type { RowFindings } from "./row-findings";

/** Order tables that customers have uploaded (G-13). Times in ms UTC. */
export const orderImports = sqliteTable(
  "order_imports",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    fileName: text("file_name").notNull(),
    /** SHA-256 of the file: the same file again is the same import (ux.md U25). */
    fileHash: text("file_hash").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    goodsTypeName: text("goods_type_name").notNull(),
    orderType: text("order_type", { enum: ["TIMELY", "GENERAL"] }).notNull(),
    /** The shop system that exported the file; null when it is unknown. */
    source: text("source"),
    titles: text("titles", { mode: "json" }).$type<string[]>().notNull(),
    /** Columns by field; null before they are mapped. */
    mapping: text("mapping", { mode: "json" }).$type<Partial<Record<ImportField, number[]>>>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("order_imports_of_file").on(
      table.customerId,
      table.fileHash,
      table.goodsTypeId,
      table.orderType,
    ),
    index("order_imports_of_customer").on(table.customerId, table.createdAt),
    index("order_imports_by_age").on(table.createdAt),
  ],
);

/** Rows of an import: the texts of the file, the changed texts, and the results of the check. */
export const orderImportRows = sqliteTable(
  "order_import_rows",
  {
    id: integer("id").primaryKey(),
    importId: integer("import_id").notNull(),
    /** Number of the row in the file. */
    position: integer("position").notNull(),
    /** Texts of the file, JSON list. */
    cells: text("cells", { mode: "json" }).$type<string[]>().notNull(),
    isHidden: integer("is_hidden", { mode: "boolean" }).notNull(),
    /** Present texts by field, JSON. */
    fields: text("fields", { mode: "json" }).$type<Partial<Record<ImportField, string>>>().notNull(),
    /** JSON of {@link RowFindings}. */
    findings: text("findings", { mode: "json" }).$type<RowFindings>().notNull(),
    isGood: integer("is_good", { mode: "boolean" }).notNull(),
    isDoubtful: integer("is_doubtful", { mode: "boolean" }).notNull(),
    /** Why the last submission placed no order; null before the first one. */
    failure: text("failure"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("order_import_rows_of_import").on(table.importId, table.position, table.isGood, table.isDoubtful),
    index("order_import_rows_by_age").on(table.createdAt),
  ],
);

/**
 * The order of a row. The primary key is the lock: a row has one order or none, however often it is submitted
 * (decision 003).
 */
export const orderImportPlacements = sqliteTable(
  "order_import_placements",
  {
    rowId: integer("row_id").primaryKey(),
    importId: integer("import_id").notNull(),
    orderId: integer("order_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("order_import_placements_of_import").on(table.importId),
    index("order_import_placements_by_age").on(table.createdAt),
  ],
);

/** A mapping of column titles to fields, under a name that the customer chose. */
export const importMappings = sqliteTable(
  "import_mappings",
  {
    customerId: integer("customer_id").notNull(),
    name: text("name").notNull(),
    /** Titles by field, JSON. */
    columns: text("columns", { mode: "json" }).$type<Partial<Record<ImportField, string[]>>>().notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.name] })],
);
