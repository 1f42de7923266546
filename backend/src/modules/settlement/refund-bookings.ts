import { inYuan } from "../../../../schema/rules/money";
import type { ProviderName } from "../../providers/pay/pay-provider";
import { numbers } from "../../shared/numbers/numbers";
import { type LedgerEvent, postEvent, refundingAccount, walletAccount } from "../ledger";
import { sendMessage } from "../messages";
import { endRefund, providerAccount, type RefundRow, type SettleDependencies } from "../payment";

/** How the books and messages name a refund of a trade, whatever number it has by now: it ends once. */
const eventOf = (
  { outTradeNo, orderId, customerId }: RefundRow,
  { clock, ids }: SettleDependencies,
): Pick<LedgerEvent, "eventId" | "eventKey" | "customerId" | "at"> & { orderId: number } => ({
  eventId: ids.rowId(customerId),
  eventKey: `refund:${numbers.tradeRefund.make(outTradeNo, orderId)}`,
  customerId,
  orderId,
  at: clock.now(),
});

const owed = ({ customerId, amount }: RefundRow) =>
  ({ accountId: refundingAccount(customerId), kind: "payable", amount: -amount }) as const;

/** Statements that book a refund as sent back by its provider, and tell the customer. */
export function refundSent(
  refund: RefundRow,
  payWay: ProviderName,
  dependencies: SettleDependencies,
): D1PreparedStatement[] {
  const { db, clock, ids } = dependencies;
  const { orderId, customerId, amount, reason } = refund;
  const at = clock.now();
  const where = payWay === "ALIPAY" ? "支付宝" : "微信";
  return [
    endRefund(db, refund, { status: "DONE", at }),
    ...postEvent(db, {
      ...eventOf(refund, dependencies),
      type: "REFUND",
      payWay,
      content: `${reason}，已原路退回`,
      postings: [owed(refund), { accountId: providerAccount(payWay, customerId), kind: "external", amount }],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "款项已原路退回",
        text: `${reason}的${inYuan(amount)}已退回您的${where}账户，请留意到账通知。`,
        associatedId: orderId,
        at,
      },
      ids,
    ),
  ];
}

/** Statements that put a refund into the wallet, because its provider does not take it, and tell the customer why. */
export function refundIntoWallet(
  refund: RefundRow,
  why: string,
  dependencies: SettleDependencies,
): D1PreparedStatement[] {
  const { db, clock, ids } = dependencies;
  const { orderId, customerId, amount, reason } = refund;
  const at = clock.now();
  return [
    endRefund(db, refund, { status: "WALLET", at }),
    ...postEvent(db, {
      ...eventOf(refund, dependencies),
      type: "REFUND",
      content: `${reason}，未能原路退回，已退到余额：${why}`,
      postings: [owed(refund), { accountId: walletAccount(customerId), kind: "wallet", amount }],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        topic: "MONEY",
        title: "款项已退到余额",
        text: `${reason}的${inYuan(amount)}未能原路退回：${why}。款项已退到您的钱包余额。`,
        associatedId: orderId,
        at,
      },
      ids,
    ),
  ];
}
