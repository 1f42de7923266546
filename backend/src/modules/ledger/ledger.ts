import type { PayWay } from "../../../../schema/rest/payment";

type AccountKind = "wallet" | "escrow" | "payable" | "platform" | "external";

/** Ledger types as the wallet page prints them (ENUM-15). */
export type LedgerEventType =
  | "PLACE_AN_ORDER"
  | "REFUND"
  | "MARKUP"
  | "MARKUP_REQUEST"
  | "VALUE_ADDED"
  | "BONUS"
  | "REBATE"
  | "ORDER_PROFIT"
  | "RECHARGE"
  | "CASH_OUT"
  | "CASH_OUT_REJECT"
  | "FINE"
  | "REWARD";

/** What a customer owns and may spend. */
export const walletAccount = (customerId: number) => `wallet:${customerId}`;
/** What was paid for an order and is not yet released. */
export const escrowAccount = (orderId: number) => `escrow:${orderId}`;
/** Money outside the platform: a payment provider, or the operator who credits by hand. */
export const externalAccount = (name: "manual" | "alipay" | "wechat") => `external:${name}`;

/** Received from payers for orders that needed no money, and not yet sent back. */
export const REFUNDING_ACCOUNT = "platform:refunding";
/** What the platform owes a master or a provider for accepted work. */
export const payableAccount = (workerId: number) => `payable:worker:${workerId}`;
/** What the platform has earned. */
export const REVENUE = "platform:revenue";

/** One line of an event; `amount` in 分, positive into the account. */
export interface Posting {
  readonly accountId: string;
  readonly kind: AccountKind;
  readonly amount: number;
}

export interface LedgerEvent {
  readonly eventId: number;
  /** Unique over all time, e.g. `order:<id>:pay`: the same event is never booked twice. */
  readonly eventKey: string;
  readonly type: LedgerEventType;
  readonly orderId?: number;
  readonly payWay?: PayWay;
  /** What the wallet page shows. */
  readonly content: string;
  /** ms */
  readonly at: number;
  /** At least two lines over different accounts that sum to zero. */
  readonly postings: readonly Posting[];
}

/** Opens accounts that do not exist yet, with a balance of 0. */
export function ensureAccount(
  db: D1Database,
  account: Pick<Posting, "accountId" | "kind">,
): D1PreparedStatement {
  return db
    .prepare("INSERT OR IGNORE INTO ledger_accounts (id, kind, balance) VALUES (?, ?, 0)")
    .bind(account.accountId, account.kind);
}

/**
 * Statements that book one event, for a batch with the change that it pays for. The database refuses the whole batch
 * when the event was booked before, when a wallet or an escrow would go below zero
 * (`ledger_accounts_never_negative`), or when the lines do not sum to zero.
 */
export function postEvent(db: D1Database, event: LedgerEvent): D1PreparedStatement[] {
  return [
    ...event.postings.map((posting) => ensureAccount(db, posting)),
    db
      .prepare(
        `INSERT INTO ledger_events (id, event_key, type, order_id, pay_way, content, created_at, sealed)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
      )
      .bind(
        event.eventId,
        event.eventKey,
        event.type,
        event.orderId ?? null,
        event.payWay ?? null,
        event.content,
        event.at,
      ),
    // The balance comes from the row itself, inside the transaction: what was read earlier may be out of date.
    ...event.postings.map((posting) =>
      db
        .prepare(
          `INSERT INTO ledger_postings (event_id, account_id, amount, balance_after)
           SELECT ?1, id, ?2, balance + ?2 FROM ledger_accounts WHERE id = ?3`,
        )
        .bind(event.eventId, posting.amount, posting.accountId),
    ),
    db.prepare("UPDATE ledger_events SET sealed = 1 WHERE id = ?").bind(event.eventId),
  ];
}

/** Constraint that a payment over the balance violates. */
export const NEVER_NEGATIVE = "ledger_accounts_never_negative";
