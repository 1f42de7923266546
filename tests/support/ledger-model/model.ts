import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../schema/rules/refunds/refund-status";

/** Days that a run may last: sessions of its customers end after 30. */
export const LONGEST_RUN_MS = 25 * 24 * 60 * 60 * 1000;

export interface ModelCustomer {
  /** 分 */
  wallet: number;
  wrongGuesses: number;
  lockedUntil: number | null;
  /** When their Alipay was bound; null without one. */
  boundAt: number | null;
  /** How the sandbox's provider treats what is paid out to them. */
  mood: "PAY" | "REFUSE" | "DELAY" | "LOSE_ANSWER";
}

/** A customer with money and an Alipay account that was bound long ago. */
export const newCustomer = (wallet: number): ModelCustomer => ({
  wallet,
  wrongGuesses: 0,
  lockedUntil: null,
  boundAt: 0,
  mood: "PAY",
});

/** Money that a customer withdraws from the wallet. */
export interface ModelWithdrawal {
  readonly customer: number;
  /** 分 */
  readonly amount: number;
  readonly at: number;
  stage: "REVIEW" | "SENT" | "PAID" | "REFUSED" | "FAILED";
  /** What the provider knows of it. */
  atProvider: "UNKNOWN" | "PROCESSING" | "PAID";
  attempts: number;
  nextAt: number;
}

export interface ModelOrder {
  readonly customer: number;
  /** 0 is work at an address, 1 collects the goods, which have not arrived, 2 needs a completion code, 3 is for bids. */
  readonly size: number;
  /** 分; 0 until a bid is picked. */
  total: number;
  /** What of it is the master's, 分. */
  fee: number;
  expiresAt: number;
  /** Whether a bid is awaited or picked; null at the platform's price. */
  bidding: "OPEN" | "PICKED" | null;
  status: OrderStatus;
  /** What paid markups have added, 分. */
  markups: number;
  isAbnormal: boolean;
  solved: "NORMAL" | "MARKUP" | null;
  /** Times that money moved in or out of its escrow. */
  bookings: number;
  isArrival: boolean;
  /** Whether staff gave it to another master. */
  isReplaced?: true;
  isRejected: boolean;
  isDelayed: boolean;
  acceptanceDueAt: number;
  /** Where the newest refund stands, and which words it carries; null without one. */
  refund: { status: RefundStatus; words: string } | null;
  /** The last step that was taken, for recognising repetitions; null after payments and the clock. */
  last: { readonly said: string; readonly at: number } | null;
}

/** What a master is paid for an order. */
export interface ModelSettlement {
  readonly order: number;
  readonly kind: "WORK" | "MARKUP";
  /** 分 */
  readonly amount: number;
  readonly dueAt: number;
  deduction: number;
  appeal: "OPEN" | "UPHELD" | "REFUSED" | null;
  state: "OPEN" | "PAID";
}

/** What a master asks for. */
interface ModelRequest {
  readonly order: number;
  /** 分 */
  readonly amount: number;
  /** Whether it is about an exception. */
  readonly isAbnormal: boolean;
  status: "OPEN" | "PAID" | "REJECTED" | "CLOSED";
}

/** What an idempotency key was used for. */
interface ModelKey {
  readonly customer: number;
  readonly key: string;
  readonly use: "credit" | "place" | "pay";
  /** Amount, order or size: another one under the same key is a mismatch. */
  readonly subject: number;
  /** Where an order was placed: which. */
  readonly order?: number;
}

/** What an order costs, and what of it is the master's, 分. */
export interface ModelPrice {
  readonly total: number;
  readonly fee: number;
}

/**
 * What money and orders must be, as a single thread of plain numbers. Customers and orders are named by their place in
 * the lists here and in the {@link System}.
 */
export interface Model {
  readonly startedAt: number;
  /** Prices of an order by size, 分. */
  readonly prices: readonly ModelPrice[];
  now: number;
  readonly customers: ModelCustomer[];
  readonly orders: ModelOrder[];
  readonly requests: ModelRequest[];
  readonly settlements: ModelSettlement[];
  readonly keys: ModelKey[];
  readonly withdrawals: ModelWithdrawal[];
}

/** What an order holds, 分: all that was paid for it while it is worked on. */
export const heldBy = ({ status, total, markups }: ModelOrder): number =>
  ["WAIT_PAY", "SUCCESS", "EVALUATED", "CLOSE"].includes(status) ? 0 : total + markups;

export function createModel(now: number, prices: readonly ModelPrice[]): Model {
  return {
    ...{ startedAt: now, prices, now },
    ...{ customers: [], orders: [], requests: [], settlements: [], keys: [], withdrawals: [] },
  };
}

/** The element that a random number means. */
export function pick<Element>(list: readonly Element[], random: number): Element {
  const element = list[random % list.length];
  if (element === undefined) throw new Error("nothing to pick from");
  return element;
}

/** The place that a random number means. */
export const pickIndex = (list: readonly unknown[], random: number): number => random % list.length;

export const keysUsedFor = (model: Model, use: ModelKey["use"]): ModelKey[] =>
  model.keys.filter((key) => key.use === use);

/** An unused key; both sides derive it from the model's length, so that runs replay. */
export const freshKey = (model: Model, use: ModelKey["use"]): string => `${use}-${model.keys.length}`;

/** Reading an overdue order closes all overdue orders of its customer (PAY-19). */
export function lookAt(model: Model, order: number): void {
  const seen = model.orders[order];
  if (!seen || !isOverdue(model, seen)) return;
  for (const other of model.orders) {
    if (other.customer === seen.customer && isOverdue(model, other)) other.status = "CLOSE";
  }
}

export const isOverdue = (model: Model, order: ModelOrder): boolean =>
  order.status === "WAIT_PAY" && order.expiresAt <= model.now;
