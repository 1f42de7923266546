import { BILL_TYPES, DIRECT_TYPES, SPENDING_TYPES } from "../../../../schema/rules/bill";
import { invoiceable } from "../../../../schema/rules/invoice";
import type { LedgerType } from "../../../../schema/rules/ledger";
import { formatTime, parseTime } from "../../shared/clock";
import { revenueAccount } from "../ledger/ledger";

/** What the lines of a type come to in a month, 分. */
export interface BillLine {
  readonly type: LedgerType;
  readonly count: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
}

/** A month of a customer's money, 分. */
export interface Bill {
  readonly month: string;
  readonly isOver: boolean;
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly BillLine[];
  /** What went past the wallet, by the providers. */
  readonly direct: readonly BillLine[];
  /** Of withdrawals that arrived. */
  readonly fee: number;
  readonly invoiceable: number;
}

interface Edge {
  readonly month: number;
  readonly list: string;
  readonly position: number;
  readonly money_in: number;
  readonly money_out: number;
}

/** List of what went past the wallet (decision 040). */
const directList = (type: LedgerType) => `>${type}`;
const LISTS = ["", ...BILL_TYPES, ...DIRECT_TYPES.map(directList)];

/** When the months of a year begin, and the year after it; ms. */
const beginningsOf = (year: number) =>
  Array.from({ length: 13 }, (_, index) => {
    const [y, m] = index === 12 ? [year + 1, 1] : [year, index + 1];
    return parseTime(`${y}-${String(m).padStart(2, "0")}-01 00:00:00`);
  });

/**
 * The bills of a year, newest first: of each month that has begun, since the customer's first line. The sums of every
 * list at every turn of a month are one query of steps into an index, however many lines there are (decision 040).
 */
export async function readBills(
  db: D1Database,
  { customerId, year, now }: { customerId: number; year: number; now: number },
): Promise<Bill[]> {
  const beginnings = beginningsOf(year);
  const [edges, fees, first] = await db.batch<Edge & { fee: number; at: number | null }>([
    db
      .prepare(
        `SELECT b.key AS month, l.value AS list, f.position, f.money_in, f.money_out
         FROM json_each(?2) b CROSS JOIN json_each(?3) l
         CROSS JOIN cash_flows f ON f.customer_id = ?1 AND f.list = l.value AND f.position = (
           SELECT position FROM cash_flows WHERE customer_id = ?1 AND list = l.value AND at < b.value
           ORDER BY at DESC, position DESC LIMIT 1)`,
      )
      .bind(customerId, JSON.stringify(beginnings), JSON.stringify(LISTS)),
    db
      .prepare(
        `SELECT b.key AS month, COALESCE(SUM(p.amount), 0) AS fee
         FROM json_each(?2) b JOIN ledger_events e ON e.type = 'CASH_OUT' AND e.customer_id = ?1
           AND e.created_at >= b.value AND e.created_at < json_extract(?2, '$[' || (b.key + 1) || ']')
         JOIN ledger_postings p ON p.event_id = e.id AND p.account_id = ?3
         WHERE b.key < 12 GROUP BY b.key`,
      )
      .bind(customerId, JSON.stringify(beginnings), revenueAccount(customerId)),
    db
      .prepare(
        "SELECT MIN(at) AS at FROM cash_flows WHERE customer_id = ? AND list IN (SELECT value FROM json_each(?))",
      )
      .bind(customerId, JSON.stringify(["", ...DIRECT_TYPES.map(directList)])),
  ]);
  const byPlace = new Map((edges?.results ?? []).map((edge) => [`${edge.month} ${edge.list}`, edge]));
  const feeOf = new Map((fees?.results ?? []).map(({ month, fee }) => [month, fee]));
  const since = first?.results[0]?.at ?? now;
  const months = beginnings
    .slice(0, 12)
    .map((begin, index) => ({ index, begin, end: beginnings[index + 1] ?? 0 }));
  return months
    .filter(({ begin, end }) => begin <= now && end > Math.min(since, now))
    .map(({ index, begin, end }) => billOf(index, { begin, end, now, byPlace, fee: feeOf.get(index) ?? 0 }))
    .reverse();
}

function billOf(
  index: number,
  {
    begin,
    end,
    now,
    byPlace,
    fee,
  }: { begin: number; end: number; now: number; byPlace: ReadonlyMap<string, Edge>; fee: number },
): Bill {
  const edge = (month: number, list: string) => byPlace.get(`${month} ${list}`);
  const balance = (month: number) => (edge(month, "")?.money_in ?? 0) - (edge(month, "")?.money_out ?? 0);
  const line = (type: LedgerType, list: string): BillLine => {
    const [before, after] = [edge(index, list), edge(index + 1, list)];
    return {
      type,
      count: (after?.position ?? 0) - (before?.position ?? 0),
      moneyIn: (after?.money_in ?? 0) - (before?.money_in ?? 0),
      moneyOut: (after?.money_out ?? 0) - (before?.money_out ?? 0),
    };
  };
  const moved = ({ count }: BillLine) => count > 0;
  const lines = BILL_TYPES.map((type) => line(type, type)).filter(moved);
  const direct = DIRECT_TYPES.map((type) => line(type, directList(type))).filter(moved);
  const sum = (pick: (one: BillLine) => number) =>
    [...lines, ...direct].reduce((all, one) => all + pick(one), 0);
  const spent = sum(({ type, moneyOut, moneyIn }) =>
    SPENDING_TYPES.includes(type) ? moneyOut - moneyIn : 0,
  );
  const returned = sum(({ type, moneyIn, moneyOut }) => (type === "REFUND" ? moneyIn - moneyOut : 0));
  return {
    month: formatTime(begin).slice(0, 7),
    isOver: end <= now,
    opening: balance(index),
    closing: balance(index + 1),
    lines,
    direct,
    fee,
    invoiceable: invoiceable({ spent: spent + fee, returned }),
  };
}

/** One bill; undefined where the customer has none of that month. */
export async function readBill(
  db: D1Database,
  { customerId, month, now }: { customerId: number; month: string; now: number },
): Promise<Bill | undefined> {
  const bills = await readBills(db, { customerId, year: Number(month.slice(0, 4)), now });
  return bills.find((bill) => bill.month === month);
}
