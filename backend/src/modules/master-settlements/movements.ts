import type { CustomerStore } from "../../shared/stores/stores";
import { guaranteeAccount, type LedgerEvent, mastersAccount, payableAccount, postEvent } from "../ledger";
import type { SettlementRow } from "./master-settlements.repository";

interface Booking {
  readonly eventId: number;
  readonly at: number;
  readonly orderNo: string;
}

const owed = ({ customerId, workerId }: SettlementRow) =>
  ({ accountId: payableAccount(customerId, workerId), kind: "payable" }) as const;

/** The amount that is paid out, 分. */
export const netOf = ({ amount, deduction }: Pick<SettlementRow, "amount" | "deduction">): number =>
  amount - deduction;

/** Statements that move an amount (分) from the master's account into the guarantee fund. */
export const deduct = (
  db: CustomerStore,
  settlement: SettlementRow,
  amount: number,
  booking: Booking,
): D1PreparedStatement[] =>
  postEvent(db, {
    ...eventOf(settlement, "deducted", booking),
    type: "FINE",
    content: `差评扣款：${booking.orderNo}`,
    postings: [
      { ...owed(settlement), amount: -amount },
      { accountId: guaranteeAccount(settlement.customerId), kind: "guarantee", amount },
    ],
  });

/** Statements that move a deduction back to the master's account. */
export const returnDeduction = (
  db: CustomerStore,
  settlement: SettlementRow,
  booking: Booking,
): D1PreparedStatement[] =>
  postEvent(db, {
    ...eventOf(settlement, "returned", booking),
    type: "FINE",
    content: `差评扣款退回：${booking.orderNo}`,
    postings: [
      {
        accountId: guaranteeAccount(settlement.customerId),
        kind: "guarantee",
        amount: -settlement.deduction,
      },
      { ...owed(settlement), amount: settlement.deduction },
    ],
  });

/** The ledger event that pays a settlement out, less its deduction. */
export const payment = (settlement: SettlementRow, booking: Booking): LedgerEvent => ({
  ...eventOf(settlement, "paid", booking),
  type: "ORDER_PROFIT",
  content: `师傅结算：${booking.orderNo}`,
  postings: [
    { ...owed(settlement), amount: -netOf(settlement) },
    { accountId: mastersAccount(settlement.customerId), kind: "masters", amount: netOf(settlement) },
  ],
});

const eventOf = (
  { id, customerId, orderId }: SettlementRow,
  what: "deducted" | "returned" | "paid",
  { eventId, at }: Booking,
) => ({ eventId, eventKey: `settlement:${id}:${what}`, customerId, orderId, at });
