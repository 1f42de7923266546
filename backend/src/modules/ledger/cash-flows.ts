import { and, desc, eq, gt, isNull, like, lte, type SQL, type SQLWrapper } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { PayWay } from "../../../../schema/rest/payments/payment";
import type { LedgerType } from "../../../../schema/rules/wallet/ledger";
import type { CustomerStore } from "../../shared/stores/stores";
import { walletAccount } from "./ledger";
import { cashFlows, ledgerEvents, ledgerPostings } from "./ledger.tables";

/** Filter of the lines of a customer's wallet (WALLET-02). */
export interface CashFlowFilter {
  readonly customerId: number;
  readonly type?: LedgerType | undefined;
  readonly payWay?: PayWay | undefined;
  /** Period in ms: from this time on, before the other one; open when left out. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
}

/** A line of a wallet; money in 分, time in ms. */
export interface CashFlow {
  readonly eventId: number;
  readonly position: number;
  readonly at: number;
  readonly type: LedgerType;
  readonly payWay: PayWay | null;
  readonly content: string;
  readonly orderId: number | null;
  readonly orderNo: string | null;
  /** Amount of the line; negative when money goes out. */
  readonly amount: number;
  /** Whether a provider took or returned it for an order: the wallet balance does not change. */
  readonly isDirect: boolean;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
}

/**
 * State of a list at a time: the number of its lines, and the sums of money in and out, 分, also of direct
 * lines.
 */
interface Edge {
  readonly position: number;
  readonly money_in: number;
  readonly money_out: number;
  readonly direct_in: number;
  readonly direct_out: number;
}

const NOTHING_YET: Edge = { position: 0, money_in: 0, money_out: 0, direct_in: 0, direct_out: 0 };
/** A time after all lines. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** The list that contains exactly a filter's lines (decision 040). */
const listOf = ({ type, payWay }: CashFlowFilter) => `${type ?? ""}${payWay ? `/${payWay}` : ""}`;

/** The period of a filter's lines; a period that ends before it begins has none. */
function edgesOf({ from = 0, before = END_OF_TIME }: CashFlowFilter): { from: number; before: number } {
  return { from, before: Math.max(from, before) };
}

/** Statement that reads the state of a list before a time. */
const edgeBefore = (db: CustomerStore, customerId: number, list: string, before: number) =>
  db
    .prepare(
      `SELECT position, money_in, money_out, direct_in, direct_out FROM cash_flows
       WHERE customer_id = ? AND list = ? AND at < ? ORDER BY at DESC, position DESC LIMIT 1`,
    )
    .bind(customerId, list, before);

/** Sums of a filter's lines, between an opening and a closing balance; 分. */
export interface CashFlowSums {
  readonly lines: number;
  readonly opening: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly closing: number;
  /** Direct lines: what providers returned for orders, and took for them. */
  readonly directIn: number;
  readonly directOut: number;
}

/**
 * Sums of several filters at one moment, in one round trip. Each takes four steps into an index, however many
 * lines there are.
 */
export async function sumCashFlows(
  db: CustomerStore,
  filters: readonly CashFlowFilter[],
): Promise<CashFlowSums[]> {
  const results = await db.batch<Edge>(
    filters.flatMap((filter) => {
      const { customerId } = filter;
      const { from, before } = edgesOf(filter);
      return [listOf(filter), ""].flatMap((list) => [
        edgeBefore(db, customerId, list, from),
        edgeBefore(db, customerId, list, before),
      ]);
    }),
  );
  const edge = (index: number) => results[index]?.results[0] ?? NOTHING_YET;
  return filters.map((_, index) => {
    const [first, last, opening, closing] = [0, 1, 2, 3].map((place) => edge(4 * index + place)) as [
      Edge,
      Edge,
      Edge,
      Edge,
    ];
    return {
      lines: last.position - first.position,
      opening: opening.money_in - opening.money_out,
      moneyIn: last.money_in - first.money_in,
      moneyOut: last.money_out - first.money_out,
      closing: closing.money_in - closing.money_out,
      directIn: last.direct_in - first.direct_in,
      directOut: last.direct_out - first.direct_out,
    };
  });
}

/** The positions of a filter's lines in their list: after `first`, up to and including `last`. */
export async function positionsOf(
  db: CustomerStore,
  filter: CashFlowFilter,
): Promise<{ first: number; last: number }> {
  const { customerId } = filter;
  const { from, before } = edgesOf(filter);
  const list = listOf(filter);
  const [first, last] = await db.batch<Edge>([
    edgeBefore(db, customerId, list, from),
    edgeBefore(db, customerId, list, before),
  ]);
  return { first: first?.results[0]?.position ?? 0, last: last?.results[0]?.position ?? 0 };
}

/**
 * A column with the number of an order, by its id. The orders module passes it, because the ledger may not
 * depend on orders.
 */
export type OrderNoOf = (orderId: SQLWrapper) => SQL<string | null>;

/** The lines of a filter's list after one position, up to and including another, newest first. */
export async function readCashFlows(
  db: CustomerStore,
  filter: CashFlowFilter,
  { first, last }: { first: number; last: number },
  orderNoOf: OrderNoOf,
): Promise<CashFlow[]> {
  const { customerId } = filter;
  const direct = alias(ledgerPostings, "direct");
  const rows = await drizzle(db)
    .select({
      eventId: ledgerEvents.id,
      position: cashFlows.position,
      at: cashFlows.at,
      type: ledgerEvents.type,
      payWay: ledgerEvents.payWay,
      content: ledgerEvents.content,
      orderId: ledgerEvents.orderId,
      orderNo: orderNoOf(ledgerEvents.orderId),
      moved: ledgerPostings.amount,
      direct: direct.amount,
      balanceAfter: cashFlows.balance,
    })
    .from(cashFlows)
    .innerJoin(ledgerEvents, eq(ledgerEvents.id, cashFlows.eventId))
    .leftJoin(
      ledgerPostings,
      and(
        eq(ledgerPostings.eventId, cashFlows.eventId),
        eq(ledgerPostings.accountId, walletAccount(customerId)),
      ),
    )
    .leftJoin(
      direct,
      and(
        isNull(ledgerPostings.eventId),
        eq(direct.eventId, cashFlows.eventId),
        like(direct.accountId, "external:%"),
      ),
    )
    .where(
      and(
        eq(cashFlows.customerId, customerId),
        eq(cashFlows.list, listOf(filter)),
        gt(cashFlows.position, first),
        lte(cashFlows.position, last),
      ),
    )
    .orderBy(desc(cashFlows.position));
  return rows.map(({ moved, direct, ...line }) => ({
    ...line,
    amount: moved ?? direct ?? 0,
    isDirect: moved === null,
    balanceBefore: line.balanceAfter - (moved ?? 0),
  }));
}

/** One page of a filter's lines, newest first, and the number of all. Late pages are as fast as the first. */
export async function pageOfCashFlows(
  db: CustomerStore,
  filter: CashFlowFilter,
  { page, pageSize }: { page: number; pageSize: number },
  orderNoOf: OrderNoOf,
): Promise<{ rows: CashFlow[]; total: number }> {
  const { first, last } = await positionsOf(db, filter);
  const end = last - (page - 1) * pageSize;
  const rows: CashFlow[] = [];
  for (let until = end; until > Math.max(first, end - pageSize); until -= PIECE) {
    const after = Math.max(first, end - pageSize, until - PIECE);
    rows.push(...(await readCashFlows(db, filter, { first: after, last: until }, orderNoOf)));
  }
  return { rows, total: last - first };
}

/** Lines that one statement answers. */
export const PIECE = 1000;

/** What is held for the open orders of a customer, 分. */
export async function heldForOrders(db: CustomerStore, customerId: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT COALESCE(SUM(balance), 0) AS held FROM ledger_accounts
       WHERE customer_id = ? AND kind = 'escrow' AND balance > 0`,
    )
    .bind(customerId)
    .first<{ held: number }>();
  return row?.held ?? 0;
}
