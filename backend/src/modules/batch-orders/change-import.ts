import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { goodsEntries } from "../../../../schema/rules/imports/goods-list";
import {
  type ColumnMapping,
  IMPORT_FIELD_INFO,
  type ImportField,
  unmappedFields,
} from "../../../../schema/rules/imports/order-import";
import { commit } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { cellText } from "../../shared/spreadsheet/read/cell-text";
import { addGoods } from "../goods";
import { deleteImport, findOwnRows, removeRows, saveMapping } from "./batch-orders.repository";
import { orderImports } from "./batch-orders.tables";
import { readCategoryFacts } from "./checking/category-facts";
import { goodsKey } from "./checking/goods-index";
import { findOpenRows, recheck } from "./checking/recheck";
import { type ImportContext, requireImport } from "./import-context";
import { mapAgain } from "./reading/map-again";

/** An import and its customer. */
interface OwnImport {
  readonly customerId: number;
  readonly id: number;
}

/**
 * Sets which columns of the file fill which fields. Then all rows without an order are read again with
 * their corrections, rows of one order are joined, and all are checked. With a name, the mapping is stored for files with
 * the same titles.
 *
 * @throws BusinessError NOT_FOUND; INVALID_INPUT when a required field has no column, or when a mapping with a name has
 *   a column without a title, by which no other file can be read
 */
export async function mapColumns(
  { mapping, name, ...own }: OwnImport & { mapping: ColumnMapping; name?: string },
  context: ImportContext,
): Promise<void> {
  const found = await requireImport(own, context);
  const missing = unmappedFields((field) => (mapping[field] ?? []).length > 0);
  if (missing.length > 0) {
    throw invalidInput(
      `请指定对应的列：${missing.map((field) => IMPORT_FIELD_INFO[field].title).join("、")}`,
    );
  }
  const columns = (Object.entries(mapping) as [ImportField, readonly number[]][]).filter(
    ([, list]) => list.length > 0,
  );
  if (columns.some(([, list]) => list.some((at) => at >= found.titles.length)))
    throw invalidInput("所选的列不存在");
  const untitled = columns.flatMap(([, list]) => list).find((at) => !found.titles[at]);
  if (name && untitled !== undefined)
    throw invalidInput(`第 ${untitled + 1} 列没有列名，无法记住这个对应关系，请清空其名称后再检查`);
  const { db, clock } = context;
  const open = await findOpenRows(db, found.id);
  const rows = mapAgain(open, found.mapping, mapping);
  const left = new Set(rows.map(({ id }) => id));
  const parts = open.map(({ id }) => id).filter((id) => !left.has(id));
  await recheck(found, rows, ({ values }) => values, context, {
    also: [removeRows(db, parts)],
    isMapped: true,
  });
  await drizzle(db)
    .update(orderImports)
    .set({ mapping: mapping as typeof orderImports.$inferInsert.mapping })
    .where(eq(orderImports.id, found.id));
  if (name) {
    const kept = columns.map(([field, list]) => [field, list.map((at) => found.titles[at] ?? "")]);
    const saved = {
      customerId: own.customerId,
      name,
      columns: Object.fromEntries(kept),
      updatedAt: clock.now(),
    };
    await commit(db, [saveMapping(db, saved)]);
  }
}

/**
 * Changes a cell of a row, or with `isForSame` the cell of all rows with the same text. Each row is checked
 * again (ux.md U25).
 *
 * @returns the number of changed rows
 * @throws BusinessError NOT_FOUND; CONFLICT when the row has got an order in the meantime
 */
export async function changeRow(
  {
    rowId,
    field,
    value,
    isForSame,
    ...own
  }: OwnImport & {
    rowId: number;
    field: ImportField;
    value: string;
    isForSame: boolean;
  },
  context: ImportContext,
): Promise<number> {
  const found = await requireImport(own, context);
  const rows = await findOpenRows(context.db, found.id);
  const row = rows.find(({ id }) => id === rowId);
  if (!row) {
    const [known] = await findOwnRows(context.db, { ...own, ids: [rowId], now: context.clock.now() });
    if (known?.import.id === found.id) throw new BusinessError(Code.CONFLICT, "该行已下单，不能再修改");
    throw notFound("导入的行");
  }
  const before = row.values[field];
  const text = cellText(value);
  return recheck(
    found,
    rows,
    ({ id, values }) =>
      id === rowId || (isForSame && values[field] === before) ? { ...values, [field]: text } : null,
    context,
  );
}

/** Deletes an import; its orders stay. */
export async function discardImport(own: OwnImport, context: ImportContext): Promise<void> {
  const found = await requireImport(own, context);
  await commit(context.db, deleteImport(context.db, found.id));
}

/**
 * Adds a good to the customer's library, and checks the rows that name it again (BATCH-10).
 *
 * @returns the number of changed rows
 * @throws BusinessError NOT_FOUND for the import, or for a picture of another customer; INVALID_INPUT for a
 *   goods type of another category
 */
export async function addMissingGoods(
  { name, goodsTypeId, imgUrl, ...own }: OwnImport & { name: string; goodsTypeId: number; imgUrl: string },
  context: ImportContext,
): Promise<number> {
  const found = await requireImport(own, context);
  const facts = await readCategoryFacts(found, context);
  if (!facts.types.some(({ id }) => id === goodsTypeId)) throw invalidInput("商品类别与所选类目不符");
  // A second press, or a good that was added in the meantime, adds nothing.
  if (facts.goodsByName.find(name)?.categoryId !== found.goodsTypeId) {
    const key = `auto/${context.ids.token(16)}`;
    await addGoods({ customerId: own.customerId, key, goods: { name, goodsTypeId, imgUrl } }, context);
  }
  const rows = await findOpenRows(context.db, found.id);
  return recheck(
    found,
    rows,
    ({ values }) =>
      goodsEntries(values)?.some(({ goodsName }) => goodsKey(goodsName) === goodsKey(name)) ? values : null,
    context,
  );
}
