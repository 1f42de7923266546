import {
  IMPORT_FIELD_INFO,
  type ImportField,
  type ImportIssue,
  type ImportValues,
} from "../../../../../schema/rules/imports/order-import";
import { goodsKey } from "./goods-index";
import { readPhone, sharedOrderNo } from "./read-cell";

/** Fields that describe the recipient of an order. */
export const RECIPIENT_FIELDS = ["customerName", "customerPhone", "address"] as const;

/** The text of a field for comparison, without regard to spaces, case and width. */
export const recipientKey = (field: ImportField, text: string): string =>
  goodsKey(field === "customerPhone" ? readPhone(text).phone : text);

interface Row {
  readonly position: number;
  readonly values: ImportValues;
}

/**
 * Errors of rows whose order number belongs to another recipient in an earlier row (BATCH-04), by position.
 * It is not clear whether these are one order or two.
 */
export function numberConflicts(rows: readonly Row[]): Map<number, ImportIssue> {
  const first = new Map<string, Row>();
  const conflicts = new Map<number, ImportIssue>();
  for (const row of rows) {
    const shopOrderNo = sharedOrderNo(row.values);
    if (shopOrderNo === "") continue;
    const earlier = first.get(shopOrderNo);
    if (!earlier) first.set(shopOrderNo, row);
    const field = earlier && otherField(row.values, earlier.values);
    if (!earlier || !field) continue;
    const { title } = IMPORT_FIELD_INFO[field];
    const message = `与第 ${earlier.position} 行的店铺订单号相同，但${title}不同，请改为一致或修改订单号`;
    conflicts.set(row.position, { field: "shopOrderNo", message });
  }
  return conflicts;
}

/** The first recipient field in which both rows have different texts. */
const otherField = (one: ImportValues, other: ImportValues) =>
  RECIPIENT_FIELDS.find(
    (field) =>
      one[field] !== "" &&
      other[field] !== "" &&
      recipientKey(field, one[field]) !== recipientKey(field, other[field]),
  );
