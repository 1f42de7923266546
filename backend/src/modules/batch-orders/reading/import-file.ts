import { Code } from "../../../../../schema/rules/codes";
import { cutText } from "../../../../../schema/rules/cut-text";
import { type ColumnMapping, IMPORT_LIMITS } from "../../../../../schema/rules/imports/order-import";
import { ConstraintViolation, commit, isIdTaken } from "../../../shared/commit";
import { sha256 } from "../../../shared/crypto";
import { BusinessError, invalidInput } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import { readSheet } from "../../../shared/spreadsheet/read/read-sheet";
import { SheetRefused } from "../../../shared/spreadsheet/read/sheet-refused";
import type { CustomerStore } from "../../../shared/stores/stores";
import { categoryOf } from "../../goods";
import { readReference } from "../../reference";
import {
  findMappings,
  findSameFile,
  type ImportRow,
  insertImport,
  type NewImportRow,
} from "../batch-orders.repository";
import { checkRows } from "../checking/check-rows";
import { findOpenRows, recheck } from "../checking/recheck";
import type { ImportContext } from "../import-context";
import { NO_FINDINGS } from "../row-findings";
import { joinRows } from "./join-rows";
import { columnsIn } from "./kept-mapping";
import { knowColumns } from "./known-columns";
import { filled } from "./row-values";
import { type Table, tableOf } from "./table-of";

/** A table as it was sent. */
export interface SentFile {
  readonly customerId: number;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly goodsTypeId: number;
  readonly orderType: "TIMELY" | "GENERAL";
}

const CODE_OF = {
  empty: Code.FILE_EMPTY,
  size: Code.FILE_TOO_LARGE,
  type: Code.FILE_TYPE_REFUSED,
  broken: Code.FILE_TYPE_REFUSED,
  locked: Code.FILE_TYPE_REFUSED,
} as const;

/**
 * Reads a table, checks all of its rows, and stores all or nothing (BATCH-04, BATCH-06). If the same file was
 * uploaded for the same category before, its import is answered, the rows without an order checked again (ux.md U25).
 *
 * @throws BusinessError with a text about the file; INVALID_INPUT for an unknown category
 */
export async function importFile(file: SentFile, context: ImportContext): Promise<ImportRow> {
  const { db, clock, ids } = context;
  const { customerId, goodsTypeId, orderType } = file;
  const category = categoryOf(await readReference(context), goodsTypeId);
  if (!category) throw invalidInput("请先选择商品类目");
  const fileHash = await sha256(file.bytes);
  const now = clock.now();
  const same = { customerId, fileHash, goodsTypeId, orderType, now };
  const earlier = await findSameFile(db, same);
  if (earlier) {
    // Goods, prices, districts and orders may have changed since.
    if (earlier.mapping)
      await recheck(earlier, await findOpenRows(db, earlier.id), ({ values }) => values, context);
    return earlier;
  }

  const table = await read(file.bytes);
  const known = knowColumns(table.titles);
  const kept = await keptMapping(db, { customerId, titles: table.titles });
  const mapping = kept ?? (known.isEnough ? known.mapping : null);
  const head = {
    id: ids.rowId(customerId),
    customerId,
    fileName: cutText(file.fileName, 100) || "未命名.xlsx",
    fileHash,
    goodsTypeId,
    goodsTypeName: category.name,
    orderType,
    source: known.source,
    titles: [...table.titles],
    mapping: mapping as ImportRow["mapping"],
    createdAt: now,
  };
  const rows = await newRows(table, { ...head, mapping }, context);
  return store({ head, rows }, same, context);
}

interface Made {
  readonly head: ImportRow;
  readonly rows: readonly NewImportRow[];
}

/**
 * Tries with new ids. Thousands of ids that are made in the same ms as thousands of another request of the
 * customer can collide (decision 066).
 */
const DRAWS = 10;

/**
 * Stores an import with its rows. If the file was uploaded twice at once, answers the import that was stored
 * first.
 */
async function store(
  made: Made,
  same: Parameters<typeof findSameFile>[1],
  { db, ids }: ImportContext,
): Promise<ImportRow> {
  for (let draw = 1; ; draw++) {
    const { head, rows } = draw === 1 ? made : withNewIds(made, ids);
    try {
      await commit(db, insertImport(db, { ...head, rows }));
      return head;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      const first = await findSameFile(db, same);
      if (first) return first;
      if (!isIdTaken(error) || draw === DRAWS) throw error;
    }
  }
}

function withNewIds({ head, rows }: Made, ids: Ids): Made {
  const id = ids.rowId(head.customerId);
  const rowIds = ids.rowIds(head.customerId, rows.length);
  return {
    head: { ...head, id },
    rows: rows.map((row, index) => ({ ...row, id: rowIds[index] as number, importId: id })),
  };
}

async function read(bytes: Uint8Array): Promise<Table> {
  try {
    return tableOf(await readSheet(bytes, IMPORT_LIMITS));
  } catch (error) {
    if (error instanceof SheetRefused) throw new BusinessError(CODE_OF[error.reason], error.message);
    throw error;
  }
}

/** The newest kept mapping of the customer whose titles are all in this file. */
async function keptMapping(
  db: CustomerStore,
  { customerId, titles }: { customerId: number; titles: readonly string[] },
): Promise<ColumnMapping | null> {
  for (const kept of await findMappings(db, customerId)) {
    const mapping = columnsIn(kept, titles);
    if (mapping) return mapping;
  }
  return null;
}

async function newRows(
  { rows }: Table,
  of: Omit<ImportRow, "mapping"> & { mapping: ColumnMapping | null },
  context: ImportContext,
): Promise<NewImportRow[]> {
  const { mapping } = of;
  const rowIds = context.ids.rowIds(of.customerId, rows.length);
  const plain = rows.map((row, index) => ({
    id: rowIds[index] as number,
    importId: of.id,
    position: row.number,
    cells: [...row.cells],
    isHidden: row.isHidden,
    merged: row.merged ?? [],
    createdAt: of.createdAt,
  }));
  if (!mapping) {
    return plain.map(({ merged: _, ...row }) => ({
      ...row,
      fields: {},
      findings: NO_FINDINGS,
      isGood: false,
      isDoubtful: false,
    }));
  }
  const unchecked = joinRows(plain, mapping);
  const checks = await checkRows(unchecked, unchecked, of, context);
  const byId = new Map(checks.map((check) => [check.id, check]));
  return unchecked.map(({ values, merged: _, ...row }) => {
    const check = byId.get(row.id);
    return {
      ...row,
      fields: filled(values),
      findings: check?.findings ?? NO_FINDINGS,
      isGood: check?.isGood ?? false,
      isDoubtful: check?.isDoubtful ?? false,
    };
  });
}
