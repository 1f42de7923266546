import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";

/** Columns in 分; an export has 元. */
const MONEY: ReadonlySet<string> = new Set([
  "actual",
  "additional_fee",
  "allowance",
  "amount",
  "apply_amount",
  "arbitration_allowance",
  "arbitration_apply_amount",
  "balance",
  "balance_after",
  "cost_price",
  "day_limit",
  "day_total",
  "day_total_limit",
  "fee_fen",
  "goods_cost",
  "markup_amount",
  "paid",
  "paid_allowance",
  "refund_amount",
  "small_payment_limit",
  "small_payment_used",
  "total_amount",
  "worker_fee",
]);
/** Names of columns with times in ms; days and dates have other names. */
const MOMENT = /(^at|_at|_time|_until|_by)$/;
/** The first day of 2001 in ms: a smaller number is not a time, whatever its name. */
const EARLIEST = 978_307_200_000;
const HUNDREDTHS = "_hundredths";

/**
 * A row as its owner reads it: names in camel case, times as `YYYY-MM-DD HH:mm:ss` in Beijing, money in 元,
 * volumes in m³ and weights in kg. JSON is not changed.
 */
export function exportedRow(
  row: Readonly<Record<string, unknown>>,
  without: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => [plainName(column), plainValue(column, value)]),
  );
}

const plainName = (column: string) =>
  column.replace(HUNDREDTHS, "").replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function plainValue(column: string, value: unknown): unknown {
  if (typeof value === "number") {
    if (MONEY.has(column)) return fenToYuan(value);
    if (column.endsWith(HUNDREDTHS)) return value / 100;
    return MOMENT.test(column) && value >= EARLIEST ? formatTime(value) : value;
  }
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
