import {
  GOODS_FIELDS,
  goodsEntries,
  goodsTexts,
  MAX_GOODS_OF_ORDER,
} from "../../../../../schema/rules/imports/goods-list";
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
  type ImportValues,
} from "../../../../../schema/rules/imports/order-import";
import { parseVolume } from "../../../../../schema/rules/placing/order-draft";
import { goodsKey } from "../checking/goods-index";
import { readCount, readVolume, sharedOrderNo } from "../checking/read-cell";
import { RECIPIENT_FIELDS, recipientKey } from "../checking/recipient";
import { together, valuesOf } from "./row-values";

/** A row of a sheet. */
interface SheetRow {
  readonly position: number;
  readonly cells: readonly string[];
  readonly isHidden: boolean;
  /** Columns that are merged with the row above. */
  readonly merged?: readonly number[];
}

/** Rows that are one order. */
interface Order<Row> {
  readonly first: Row;
  readonly lines: ImportValues[];
  /** Texts of the order, without the fields that each row has of its own. */
  shared: ImportValues;
}

/** Fields that may differ between rows of one order. */
const OWN_FIELDS: readonly ImportField[] = [...GOODS_FIELDS, "totalVolume", "packingCount", "remark"];
const SHARED_FIELDS = IMPORT_FIELDS.filter((field) => !OWN_FIELDS.includes(field));

/**
 * Joins rows that are one order with several goods (BATCH-03, BATCH-04): rows with the same order number and
 * recipient, and rows whose recipient is empty or merged with the row above. The first row stays and gets all
 * goods. A row that contradicts the order is not joined, and neither is a row that repeats a good under the
 * same number.
 */
export function joinRows<Row extends SheetRow>(
  rows: readonly Row[],
  mapping: ColumnMapping,
): (Row & { readonly values: ImportValues })[] {
  const orders: Order<Row>[] = [];
  const byNumber = new Map<string, Order<Row>>();
  let above: { readonly position: number; readonly order: Order<Row> } | null = null;
  for (const row of rows) {
    const values = valuesOf(row.cells, mapping);
    const shopOrderNo = sharedOrderNo(values);
    const numbered = shopOrderNo === "" ? undefined : byNumber.get(shopOrderNo);
    let order: Order<Row> | undefined;
    if (
      above?.position === row.position - 1 &&
      continues(row, values, mapping) &&
      fits(row, values, above.order)
    ) {
      order = above.order;
      order.lines.push(withoutMerged(row, values, mapping));
    } else if (numbered && fits(row, values, numbered) && !repeats(values, numbered)) {
      order = numbered;
      order.lines.push(values);
    }
    if (order) {
      order.shared = filledBy(order.shared, values);
    } else {
      order = { first: row, lines: [values], shared: values };
      orders.push(order);
      if (shopOrderNo !== "" && !numbered) byNumber.set(shopOrderNo, order);
    }
    above = { position: row.position, order };
  }
  return orders.map((order) => joined(order, mapping));
}

const hasGoods = ({ goodsName, sku }: ImportValues): boolean => goodsName !== "" || sku !== "";

/** Whether a row names a good, and has no recipient of its own. */
const continues = (row: SheetRow, values: ImportValues, mapping: ColumnMapping): boolean =>
  hasGoods(values) &&
  RECIPIENT_FIELDS.every((field) => values[field] === "" || isMerged(row, field, mapping));

function isMerged({ merged = [] }: SheetRow, field: ImportField, mapping: ColumnMapping): boolean {
  const columns = mapping[field] ?? [];
  return columns.length > 0 && columns.every((column) => merged.includes(column));
}

/**
 * Whether a row does not contradict the order. One good over the limit is accepted here, so that the check
 * reports it.
 */
const fits = <Row extends SheetRow>(row: Row, values: ImportValues, { first, lines, shared }: Order<Row>) =>
  lines.length <= MAX_GOODS_OF_ORDER &&
  row.isHidden === first.isHidden &&
  SHARED_FIELDS.every(
    (field) =>
      values[field] === "" ||
      shared[field] === "" ||
      recipientKey(field, values[field]) === recipientKey(field, shared[field]),
  );

const goodsOf = ({ goodsName, sku }: ImportValues) => `${goodsKey(goodsName)}/${goodsKey(sku)}`;

/** Whether the order has this good already. Then the row may be a copy, and the customer gets a note. */
const repeats = <Row>(values: ImportValues, { lines }: Order<Row>): boolean =>
  lines.some((line) => goodsOf(line) === goodsOf(values));

/** A merged volume or number of packages is the total of its rows, so it is counted once. */
const withoutMerged = (row: SheetRow, values: ImportValues, mapping: ColumnMapping): ImportValues => ({
  ...values,
  totalVolume: isMerged(row, "totalVolume", mapping) ? "" : values.totalVolume,
  packingCount: isMerged(row, "packingCount", mapping) ? "" : values.packingCount,
});

const filledBy = (shared: ImportValues, values: ImportValues): ImportValues => ({
  ...shared,
  ...Object.fromEntries(SHARED_FIELDS.map((field) => [field, shared[field] || values[field]])),
});

function joined<Row extends SheetRow>({ first, lines, shared }: Order<Row>, mapping: ColumnMapping) {
  if (lines.length === 1) return { ...first, values: shared };
  const named = lines.filter(hasGoods);
  const textsOf = (field: ImportField) => lines.map((line) => line[field]).filter(Boolean);
  const values: ImportValues = {
    ...shared,
    ...goodsTexts(named.flatMap((line) => goodsEntries(line) ?? [line])),
    totalVolume: sumOf(textsOf("totalVolume"), (text) => parseVolume(readVolume(text))),
    packingCount: sumOf(textsOf("packingCount"), (text) => Number(readCount(text)) || null),
    remark: together(textsOf("remark")),
  };
  return { ...first, values, cells: withTexts(first.cells, values, mapping) };
}

/**
 * The sum with two decimals. If one text is no number, all texts are joined, so that the check refuses them.
 */
function sumOf(texts: readonly string[], read: (text: string) => number | null): string {
  const numbers = texts.map(read);
  if (texts.length < 2 || numbers.includes(null)) return together(texts);
  return String(numbers.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0) / 100);
}

/** The cells of a row with these texts in the columns of their fields, so that another mapping reads them from there. */
export function withTexts(cells: readonly string[], values: ImportValues, mapping: ColumnMapping): string[] {
  const texts = [...cells];
  const before = valuesOf(cells, mapping);
  for (const field of IMPORT_FIELDS) {
    const [at, ...others] = mapping[field] ?? [];
    if (at === undefined || values[field] === before[field]) continue;
    for (const column of others) texts[column] = "";
    texts[at] = values[field];
  }
  return Array.from(texts, (text) => text ?? "");
}
