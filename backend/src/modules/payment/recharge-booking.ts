import { inYuan } from "../../../../schema/rules/money";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { postEvent, walletAccount } from "../ledger";
import { sendMessage } from "../messages";
import type { PaymentRow } from "./payments.repository";
import { providerAccount } from "./provider-account";

/** Statements that book the received money into the customer's wallet, and send a message. */
export function rechargeStatements(
  { outTradeNo, customerId, payWay, amount }: PaymentRow,
  { db, clock, ids }: { db: CustomerStore; clock: Clock; ids: Ids },
): D1PreparedStatement[] {
  const at = clock.now();
  return [
    ...postEvent(db, {
      eventId: ids.rowId(customerId),
      eventKey: `payment:${outTradeNo}:recharge`,
      type: "RECHARGE",
      customerId,
      payWay,
      content: "余额充值",
      at,
      postings: [
        { accountId: providerAccount(payWay, customerId), kind: "external", amount: -amount },
        { accountId: walletAccount(customerId), kind: "wallet", amount },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "充值成功",
        text: `您充值的${inYuan(amount)}已到账，可在支付订单时使用。`,
        at,
      },
      ids,
    ),
  ];
}
