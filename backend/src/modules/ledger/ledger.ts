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

// Every account belongs to the books of one customer, whose lines sum to zero. So the money of one customer
// can be checked, and moved, alone.

/** The balance that a customer owns and may spend. */
export const walletAccount = (customerId: number) => `wallet:${customerId}`;
/** Money that was paid for an order and is not released yet. */
export const escrowAccount = (orderId: number) => `escrow:${orderId}`;
/** Money of a withdrawal: debited from the wallet, and not paid out yet. */
export const payoutAccount = (customerId: number) => `payout:${customerId}`;
/** This customer's money outside the platform: at a payment provider, or with the operator who credits by hand. */
export const externalAccount = (name: "manual" | "alipay" | "wechat" | "bank", customerId: number) =>
  `external:${name}:${customerId}`;
/** Money received from this customer for orders that did not need it, and not sent back yet. */
export const refundingAccount = (customerId: number) => `refunding:${customerId}`;
/** Money that the platform owes a master or a provider for accepted work of this customer. */
export const payableAccount = (customerId: number, workerId: number) =>
  `payable:${customerId}:worker:${workerId}`;
/**
 * Deductions from masters after bad ratings by this customer: a fund of the platform, never the customer's
 * money.
 */
export const guaranteeAccount = (customerId: number) => `guarantee:${customerId}`;
/** Money that was paid to masters and providers for this customer's orders, outside of the platform. */
export const mastersAccount = (customerId: number) => `masters:${customerId}`;
/** Revenue of the platform from this customer. */
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
  /** The customer to whose books it belongs. */
  readonly customerId: number;
  readonly orderId?: number;
  readonly payWay?: PayWay;
  /** Text of the line on the wallet page. */
  readonly content: string;
  /** ms */
  readonly at: number;
  /** At least two lines over different accounts of this customer that sum to zero. */
  readonly postings: readonly Posting[];
}

/** Creates an account with balance 0 in the books of a customer, unless it exists. */
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
 * Statements that book one event, for a batch with the change that it pays for. The database refuses the
 * whole batch when the event was booked before, when a wallet, an escrow, a fund or a pay-out would become
 * negative (`ledger_accounts_never_negative`), when an account belongs to another customer, or when the lines
 * do not sum to zero.
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
    // The balance is computed from the row inside the transaction, because a balance that was read earlier
    // may be out of date.
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

/** Constraint that a payment above the balance violates. */
export const NEVER_NEGATIVE = "ledger_accounts_never_negative";
