import { IMPORT_FIELDS } from "../../../../schema/rules/imports/order-import";
import { formatTime } from "../../shared/clock";
import type { countRows, findRows, ImportRow } from "./batch-orders.repository";
import { complete } from "./reading/row-values";

type Counts = Awaited<ReturnType<typeof countRows>> extends Map<number, infer One> ? One : never;
type ImportedRow = Awaited<ReturnType<typeof findRows>>["rows"][number];

const NOTHING: Counts = { total: 0, good: 0, bad: 0, doubtful: 0, placed: 0, paid: 0 };

/** An import as the REST calls answer it. */
export const presentImport = (found: ImportRow, counts: Counts | undefined, userName: string) => ({
  id: found.id,
  fileName: found.fileName,
  goodTypeId: found.goodsTypeId,
  goodTypeName: found.goodsTypeName,
  orderType: found.orderType,
  source: found.source,
  isMapped: found.mapping !== null,
  createTime: formatTime(found.createdAt),
  userName,
  counts: counts ?? NOTHING,
});

/** The documented fields of a row (BATCH-07). */
export function presentDocumentedRow({
  id,
  fields,
  findings,
}: Pick<ImportedRow, "id" | "fields" | "findings">) {
  const values = complete(fields);
  return {
    id,
    customerName: values.customerName,
    customerPhone: values.customerPhone,
    address: values.address,
    identifyAddress: findings.identifyAddress,
    pickupAddress: values.pickupAddress,
    identifyPickupAddress: findings.identifyPickupAddress,
  };
}

/** A row as the REST calls answer it. */
export const presentRow = (row: ImportedRow) => ({
  ...presentDocumentedRow(row),
  position: row.position,
  values: IMPORT_FIELDS.flatMap((field) => {
    const text = row.fields[field];
    return text ? [{ field, text }] : [];
  }),
  issues: [...row.findings.issues],
  notes: [...row.findings.notes],
  totalFee: row.findings.totalFeeFen === null ? null : row.findings.totalFeeFen / 100,
  orderId: row.orderId,
  failure: row.failure,
});
