import { inYuan } from "../../../../schema/rules/money";
import {
  feeOf,
  maskPayoutAccount,
  PAYOUT_WAY_NAMES,
  type PayoutWay,
} from "../../../../schema/rules/wallet/withdrawal";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import {
  externalAccount,
  type LedgerEvent,
  payoutAccount,
  postEvent,
  revenueAccount,
  walletAccount,
} from "../ledger";
import { sendMessage } from "../messages";
import { providerAccount } from "../payment";
import type { WithdrawalRow } from "./withdrawals.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly ids: Ids;
}
type Booked = Pick<WithdrawalRow, "id" | "customerId" | "payWay" | "amount" | "accountName">;

const eventOf = ({ id, customerId, payWay }: Booked, what: string, { clock, ids }: Dependencies) =>
  ({
    eventId: ids.rowId(customerId),
    eventKey: `withdrawal:${id}:${what}`,
    customerId,
    ...(payWay === "BANK" ? {} : { payWay }),
    at: clock.now(),
  }) satisfies Partial<LedgerEvent>;

/** The account of a payout in the customer's books. */
const payeeAccount = (payWay: PayoutWay, customerId: number) =>
  payWay === "BANK" ? externalAccount("bank", customerId) : providerAccount(payWay, customerId);

/** Statements that move the money from the wallet to the account of pending pay-outs. */
export const withdrawalTaken = (row: Booked, dependencies: Dependencies): D1PreparedStatement[] =>
  postEvent(dependencies.db, {
    ...eventOf(row, "taken", dependencies),
    type: "CASH_OUT",
    content: `提现到${PAYOUT_WAY_NAMES[row.payWay]}`,
    postings: [
      { accountId: walletAccount(row.customerId), kind: "wallet", amount: -row.amount },
      { accountId: payoutAccount(row.customerId), kind: "payout", amount: row.amount },
    ],
  });

/** Statements that tell the customer that a withdrawal is approved: it goes out now, or to a bank later, by hand. */
export const withdrawalApproved = (
  { customerId, payWay, amount, accountName }: Booked,
  { db, clock, ids }: Dependencies,
): D1PreparedStatement[] =>
  sendMessage(
    db,
    {
      customerId,
      type: "system",
      topic: "MONEY",
      title: "提现审核已通过",
      text: `您申请提现的${inYuan(amount)}已通过审核，${payWay === "BANK" ? "等待打款" : "正在打款"}至${PAYOUT_WAY_NAMES[payWay]} ${maskPayoutAccount(accountName)}，结果会再通知您。`,
      at: clock.now(),
    },
    ids,
  );

/** Statements that book money as paid out, its fee as earned, and tell the customer. */
export function withdrawalPaid(row: WithdrawalRow, dependencies: Dependencies): D1PreparedStatement[] {
  const { db, clock, ids } = dependencies;
  const { customerId, payWay, amount, actual } = row;
  return [
    ...postEvent(db, {
      ...eventOf(row, "paid", dependencies),
      type: "CASH_OUT",
      content: `提现到账，手续费${inYuan(feeOf(amount))}`,
      postings: [
        { accountId: payoutAccount(customerId), kind: "payout", amount: -amount },
        { accountId: payeeAccount(payWay, customerId), kind: "external", amount: actual },
        { accountId: revenueAccount(customerId), kind: "platform", amount: amount - actual },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        topic: "MONEY",
        reminder: "WITHDRAWAL_PAID",
        title: "提现已到账",
        text: `您申请提现的${inYuan(amount)}已打款至${PAYOUT_WAY_NAMES[payWay]} ${maskPayoutAccount(row.accountName)}，扣除手续费${inYuan(amount - actual)}，实际到账${inYuan(actual)}。`,
        at: clock.now(),
      },
      ids,
    ),
  ];
}

/**
 * Statements that return all of the money to the wallet, including the fee, and tell the customer the reason.
 */
export function withdrawalReturned(
  row: Booked,
  reason: string,
  dependencies: Dependencies,
): D1PreparedStatement[] {
  const { db, clock, ids } = dependencies;
  const { customerId, amount } = row;
  return [
    ...postEvent(db, {
      ...eventOf(row, "returned", dependencies),
      type: "CASH_OUT_REJECT",
      content: `提现未成功，已退回余额：${reason}`,
      postings: [
        { accountId: payoutAccount(customerId), kind: "payout", amount: -amount },
        { accountId: walletAccount(customerId), kind: "wallet", amount },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        topic: "MONEY",
        reminder: "WITHDRAWAL_FAILED",
        title: "提现未成功，已退回余额",
        text: `您申请提现的${inYuan(amount)}未能打款：${reason}。款项已全额退回钱包余额，可修改后重新申请。`,
        at: clock.now(),
      },
      ids,
    ),
  ];
}
