import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { IMPORT_FIELDS } from "../../../../schema/rules/imports/order-import";
import type { CustomerStore } from "../../shared/stores/stores";
import { nameAndPhone } from "../customers";
import { unpaidAmong } from "../orders";
import {
  countRows,
  findImports,
  findMappings,
  type ImportRow,
  placedOrders,
} from "./batch-orders.repository";
import { orderImportPlacements, orderImportRows } from "./batch-orders.tables";
import { readCategoryFacts } from "./checking/category-facts";
import type { ImportContext } from "./import-context";
import { presentImport } from "./import-presenter";
import { mappingName } from "./reading/kept-mapping";

/** Rows of the file that are shown as a preview of its columns. */
const PREVIEWED_ROWS = 5;

const nameOf = async (db: CustomerStore, customerId: number): Promise<string> =>
  (await nameAndPhone(db, customerId).get())?.name ?? "";

/** One page of the customer's imports of the last 90 days, newest first (G-13). */
export async function readImports(
  { customerId, page, pageSize }: { customerId: number; page: number; pageSize: number },
  { db, clock }: ImportContext,
) {
  const { rows, total } = await findImports(db, {
    customerId,
    now: clock.now(),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const [counts, userName] = await Promise.all([
    countRows(
      db,
      rows.map(({ id }) => id),
    ),
    nameOf(db, customerId),
  ]);
  return { rows: rows.map((row) => presentImport(row, counts.get(row.id), userName)), total };
}

/** One import with everything that its page shows except the rows. */
export async function readImport(found: ImportRow, context: ImportContext) {
  const { db } = context;
  const orm = drizzle(db);
  const [[preview, ready, unpaid], counts, mappings, facts, userName] = await Promise.all([
    orm.batch([
      orm
        .select({ cells: orderImportRows.cells })
        .from(orderImportRows)
        .where(eq(orderImportRows.importId, found.id))
        .orderBy(orderImportRows.position)
        .limit(PREVIEWED_ROWS),
      orm
        .select({ id: orderImportRows.id })
        .from(orderImportRows)
        .leftJoin(orderImportPlacements, eq(orderImportPlacements.rowId, orderImportRows.id))
        .where(
          and(
            eq(orderImportRows.importId, found.id),
            sql`${orderImportRows.isGood} = 1 AND ${orderImportRows.isDoubtful} = 0 AND ${orderImportPlacements.orderId} IS NULL`,
          ),
        )
        .orderBy(orderImportRows.position),
      unpaidAmong(db, placedOrders(db, found.id)),
    ]),
    countRows(db, [found.id]),
    findMappings(db, found.customerId),
    readCategoryFacts(found, context),
    nameOf(db, found.customerId),
  ]);
  return {
    ...presentImport(found, counts.get(found.id), userName),
    titles: found.titles,
    mapping: IMPORT_FIELDS.flatMap((field) => {
      const columns = found.mapping?.[field];
      return columns ? [{ field, columns }] : [];
    }),
    preview: preview.map(({ cells }) => cells),
    mappingName: mappingName(mappings, found),
    services: facts.services.map(({ name, takeDeliveryFee }) => ({ name, takeDeliveryFee })),
    goodsNames: facts.goodsByName.goods
      .filter(({ categoryId }) => categoryId === found.goodsTypeId)
      .map(({ name }) => name),
    goodsTypes: [...facts.types],
    readyIds: ready.map(({ id }) => id),
    unpaidOrderIds: unpaid.map(({ id }) => id),
  };
}
