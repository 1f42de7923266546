import { BILL_TYPES, DIRECT_TYPES, SPENDING_TYPES } from "../../../../schema/rules/wallet/bill";
import { invoiceable } from "../../../../schema/rules/wallet/invoice";
import type { LedgerType } from "../../../../schema/rules/wallet/ledger";
import { formatTime, parseTime } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { type ListSums, readMonthSums } from "../ledger";
import { amountsAsked } from "./amounts-asked";

/** Sum of the lines of a type in a month, 分. */
export interface BillLine {
  readonly type: LedgerType;
  readonly count: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
}

/** Bill of a month, 分. */
export interface Bill {
  readonly month: string;
  readonly isOver: boolean;
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly BillLine[];
  /** Payments outside of the wallet, by provider. */
  readonly direct: readonly BillLine[];
  /** Fee of the withdrawals that arrived. */
  readonly fee: number;
  /** Spent less what came back in the month; negative when more came back. */
  readonly net: number;
  readonly invoiceable: number;
}
type MonthBill = Omit<Bill, "invoiceable">;

const LISTS = ["", ...BILL_TYPES];

/** Beginnings of the months of a year, and of the next year; ms. */
const beginningsOf = (year: number) =>
  Array.from({ length: 13 }, (_, index) => {
    const [y, m] = index === 12 ? [year + 1, 1] : [year, index + 1];
    return parseTime(`${y}-${String(m).padStart(2, "0")}-01 00:00:00`);
  });

/**
 * The bills of a year, newest first: one for each month that has begun, from the customer's first line on.
 */
export async function readBills(
  db: CustomerStore,
  { customerId, year, now }: { customerId: number; year: number; now: number },
): Promise<Bill[]> {
  const beginnings = beginningsOf(year);
  const [{ sums, fees, since }, total, asked] = await Promise.all([
    readMonthSums(db, { customerId, lists: LISTS, beginnings }),
    readNetTotal(db, { customerId, now }),
    amountsAsked(db, customerId),
  ]);
  const byPlace = placesOf(sums);
  const askedInAll = [...asked.values()].reduce((all, amount) => all + amount, 0);
  const months = beginnings
    .slice(0, 12)
    .map((begin, index) => ({ index, begin, end: beginnings[index + 1] ?? 0 }));
  return months
    .filter(({ begin, end }) => begin <= now && end > Math.min(since ?? now, now))
    .map(({ index, begin, end }) => billOf(index, { begin, end, now, byPlace, fee: fees.get(index) ?? 0 }))
    .map((bill): Bill => {
      const askedElsewhere = askedInAll - (asked.get(bill.month) ?? 0);
      return { ...bill, invoiceable: invoiceable({ net: bill.net, total, askedElsewhere }) };
    })
    .reverse();
}

const placesOf = (sums: readonly ListSums[]) => new Map(sums.map((one) => [`${one.month} ${one.list}`, one]));

/** What the customer has spent in all months, less what came back, 分. */
async function readNetTotal(
  db: CustomerStore,
  { customerId, now }: { customerId: number; now: number },
): Promise<number> {
  const [begin, end] = [0, now + 1];
  const { sums, fees } = await readMonthSums(db, { customerId, lists: LISTS, beginnings: [begin, end] });
  return billOf(0, { begin, end, now, byPlace: placesOf(sums), fee: fees.get(0) ?? 0 }).net;
}

function billOf(
  index: number,
  {
    begin,
    end,
    now,
    byPlace,
    fee,
  }: { begin: number; end: number; now: number; byPlace: ReadonlyMap<string, ListSums>; fee: number },
): MonthBill {
  const edge = (month: number, list: string) => byPlace.get(`${month} ${list}`);
  const balance = (month: number) => (edge(month, "")?.money_in ?? 0) - (edge(month, "")?.money_out ?? 0);
  const between = (type: LedgerType, pick: (sums: ListSums) => number) => {
    const [before, after] = [edge(index, type), edge(index + 1, type)];
    return (after ? pick(after) : 0) - (before ? pick(before) : 0);
  };
  const moved = ({ count }: BillLine) => count > 0;
  const lines = BILL_TYPES.map(
    (type): BillLine => ({
      type,
      count: between(type, (sums) => sums.position - sums.direct_lines),
      moneyIn: between(type, (sums) => sums.money_in),
      moneyOut: between(type, (sums) => sums.money_out),
    }),
  ).filter(moved);
  const direct = DIRECT_TYPES.map(
    (type): BillLine => ({
      type,
      count: between(type, (sums) => sums.direct_lines),
      moneyIn: between(type, (sums) => sums.direct_in),
      moneyOut: between(type, (sums) => sums.direct_out),
    }),
  ).filter(moved);
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
    net: spent + fee - returned,
  };
}

/** One bill; undefined when the customer has no bill of that month. */
export async function readBill(
  db: CustomerStore,
  { customerId, month, now }: { customerId: number; month: string; now: number },
): Promise<Bill | undefined> {
  const bills = await readBills(db, { customerId, year: Number(month.slice(0, 4)), now });
  return bills.find((bill) => bill.month === month);
}
