import type { PayWay } from "../../../../schema/rest/payments/payment";
import type { LedgerType } from "../../../../schema/rules/wallet/ledger";
import type { CustomerStore } from "../../shared/stores/stores";

type AccountKind =
  | "wallet"
  | "escrow"
  | "payout"
  | "payable"
  | "guarantee"
  | "masters"
  | "platform"
  | "external";

// Every account stands in the books of one customer, whose lines sum to zero on their own: one customer's money can be
// proved, and moved, alone.

/** What a customer owns and may spend. */
export const walletAccount = (customerId: number) => `wallet:${customerId}`;
/** What was paid for an order and is not yet released. */
export const escrowAccount = (orderId: number) => `escrow:${orderId}`;
/** What a customer withdraws: out of the wallet, and not yet paid out. */
export const payoutAccount = (customerId: number) => `payout:${customerId}`;
/** This customer's money outside the platform: at a payment provider, or with the operator who credits by hand. */
export const externalAccount = (name: "manual" | "alipay" | "wechat" | "bank", customerId: number) =>
  `external:${name}:${customerId}`;
/** Received from this customer for orders that needed no money, and not yet sent back. */
export const refundingAccount = (customerId: number) => `refunding:${customerId}`;
/** What the platform owes a master or a provider for accepted work of this customer. */
export const payableAccount = (customerId: number, workerId: number) =>
  `payable:${customerId}:worker:${workerId}`;
/** What bad ratings of this customer have deducted from masters: a fund of the platform, never the customer's. */
export const guaranteeAccount = (customerId: number) => `guarantee:${customerId}`;
/** What masters and providers have been paid for this customer's orders: outside of the platform. */
export const mastersAccount = (customerId: number) => `masters:${customerId}`;
/** What the platform has earned from this customer. */
export const revenueAccount = (customerId: number) => `revenue:${customerId}`;

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
  readonly type: LedgerType;
  /** Whose books it stands in. */
  readonly customerId: number;
  readonly orderId?: number;
  readonly payWay?: PayWay;
  /** What the wallet page shows. */
  readonly content: string;
  /** ms */
  readonly at: number;
  /** At least two lines over different accounts of this customer that sum to zero. */
  readonly postings: readonly Posting[];
}

/** Opens an account that does not exist yet in the books of a customer, with a balance of 0. */
export function ensureAccount(
  db: CustomerStore,
  { accountId, kind }: Pick<Posting, "accountId" | "kind">,
  customerId: number,
): D1PreparedStatement {
  return db
    .prepare("INSERT OR IGNORE INTO ledger_accounts (id, kind, customer_id, balance) VALUES (?, ?, ?, 0)")
    .bind(accountId, kind, customerId);
}

/**
 * Statements that book one event, for a batch with the change that it pays for. The database refuses the whole batch
 * when the event was booked before, when a wallet, an escrow, a fund or a pay-out would go below zero
 * (`ledger_accounts_never_negative`), when an account is another customer's, or when the lines do not sum to zero.
 */
export function postEvent(db: CustomerStore, event: LedgerEvent): D1PreparedStatement[] {
  return [
    ...event.postings.map((posting) => ensureAccount(db, posting, event.customerId)),
    db
      .prepare(
        `INSERT INTO ledger_events (id, event_key, type, customer_id, order_id, pay_way, content, created_at, sealed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
      )
      .bind(
        event.eventId,
        event.eventKey,
        event.type,
        event.customerId,
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
