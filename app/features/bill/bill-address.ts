import { lastDayOfMonth } from "../../../schema/rules/time";
import { DIRECT_TYPES, MONTH_PATTERN } from "../../../schema/rules/wallet/bill";
import type { LedgerType } from "../../../schema/rules/wallet/ledger";
import { LEDGER } from "../wallet/ledger-address";

/** Address of a month's bill. */
export const billHref = (month: string): string => `/user/bill?month=${month}`;
/** Address of its workbook. */
export const billExportHref = (month: string): string => `/order/api/bill/export?month=${month}`;

/** Month or year in the address of the bill; neither for the present month. */
export function readBillAddress(search: URLSearchParams): { month: string | null; year: number | null } {
  const month = search.get("month") ?? "";
  if (MONTH_PATTERN.test(month)) return { month, year: Number(month.slice(0, 4)) };
  const year = search.get("year") ?? "";
  return { month: null, year: /^20[2-9]\d$/.test(year) ? Number(year) : null };
}

/** `2026年11月` */
export const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** First and last day of a month. */
function daysOf(month: string): { startTime: string; endTime: string } {
  const first = `${month}-01`;
  return { startTime: first, endTime: lastDayOfMonth(first) };
}

/** What is paid from the wallet or directly, and has the way in which it was paid. */
const PAID: readonly LedgerType[] = DIRECT_TYPES.filter((type) => type !== "REFUND");

/** The ledger's lines of a month, all of them. */
export const ledgerOf = (month: string): string => LEDGER.href({ filter: daysOf(month) });

/**
 * The ledger's lines that a line of the bill is the sum of: without direct payments. Refunds have the pay way of their
 * order, even those to the wallet, so that direct ones are among them.
 */
export const walletLinesOf = (month: string, type: LedgerType): string =>
  LEDGER.href({
    filter: { type, ...(PAID.includes(type) ? { payWay: "WALLET" as const } : {}), ...daysOf(month) },
  });
