import type { LedgerType } from "../../../schema/rules/wallet/ledger";
import {
  escrowAccount,
  externalAccount,
  type Posting,
  payableAccount,
  revenueAccount,
  walletAccount,
} from "../../src/modules/ledger/ledger";
import { insertStatements, literal } from "../statements";
import { DEMO_CUSTOMER, demoId } from "./customer";
import type { PlacedOrder } from "./order-statements";

const HOUR_MS = 3_600_000;
const WALLET: Pick<Posting, "accountId" | "kind"> = {
  accountId: walletAccount(DEMO_CUSTOMER.id),
  kind: "wallet",
};

interface DemoEvent {
  key: string;
  type: LedgerType;
  orderId: number | null;
  content: string;
  at: number;
  postings: Posting[];
}

/**
 * The money behind the demo orders: recharges, then each payment into its escrow, and out of it again to the master
 * and the platform or back to the wallet. The second recharge is what leaves the promised balance.
 */
export function ledgerStatements(orders: readonly PlacedOrder[], now: number): string[] {
  const movements = orders.flatMap(orderEvents);
  const walletNet = movements
    .flatMap((event) => event.postings)
    .filter((posting) => posting.accountId === WALLET.accountId)
    .reduce((sum, posting) => sum + posting.amount, 0);
  const firstFen = 300_000;
  const recharges = [
    recharge("first", firstFen, now - 1000 * HOUR_MS),
    recharge("second", DEMO_CUSTOMER.balanceFen - walletNet - firstFen, now - 200 * HOUR_MS),
  ];
  return [...recharges, ...movements].sort((a, b) => a.at - b.at).flatMap(eventStatements);
}

const recharge = (key: string, amount: number, at: number): DemoEvent => ({
  key: `demo:recharge:${key}`,
  type: "RECHARGE",
  orderId: null,
  content: "余额充值",
  at,
  postings: [
    { ...WALLET, amount },
    { accountId: externalAccount("manual", DEMO_CUSTOMER.id), kind: "external", amount: -amount },
  ],
});

function orderEvents(placed: PlacedOrder): DemoEvent[] {
  const { id, orderNo, quote, createdAt, order } = placed;
  const total = quote.totalFeeFen;
  const escrow: Pick<Posting, "accountId" | "kind"> = { accountId: escrowAccount(id), kind: "escrow" };
  return order.steps.flatMap((step): DemoEvent[] => {
    const at = createdAt + step.afterHours * HOUR_MS;
    const event = (type: LedgerType, content: string, postings: Posting[]) => [
      {
        key: `order:${id}:${step.event}`,
        type,
        orderId: id,
        content: `${content}：${orderNo}`,
        at,
        postings,
      },
    ];
    if (step.event === "pay") {
      return event("PLACE_AN_ORDER", "订单支付", [
        { ...WALLET, amount: -total },
        { ...escrow, amount: total },
      ]);
    }
    if (step.event === "refund") {
      return event("REFUND", "订单退款", [
        { ...WALLET, amount: total },
        { ...escrow, amount: -total },
      ]);
    }
    if (step.event === "accept") {
      return event("ORDER_PROFIT", "验收结算", [
        { ...escrow, amount: -total },
        {
          accountId: payableAccount(DEMO_CUSTOMER.id, placed.workerId),
          kind: "payable",
          amount: quote.workerFeeFen,
        },
        { accountId: revenueAccount(DEMO_CUSTOMER.id), kind: "platform", amount: total - quote.workerFeeFen },
      ]);
    }
    return [];
  });
}

function eventStatements(event: DemoEvent, index: number): string[] {
  const id = demoId(401 + index);
  const accounts = event.postings.map(({ accountId, kind }) => ({
    id: accountId,
    kind,
    customer_id: DEMO_CUSTOMER.id,
    balance: 0,
  }));
  const row = {
    id,
    event_key: event.key,
    type: event.type,
    customer_id: DEMO_CUSTOMER.id,
    order_id: event.orderId,
    pay_way: event.orderId === null ? null : "WALLET",
    content: event.content,
    created_at: event.at,
    sealed: false,
  };
  return [
    ...insertStatements("ledger_accounts", accounts, { key: ["id"], action: "DO NOTHING" }),
    ...insertStatements("ledger_events", [row], { key: ["event_key"], action: "DO NOTHING" }),
    // A sealed event has its lines already.
    ...event.postings.map(
      (posting) =>
        `INSERT INTO ledger_postings (event_id, account_id, amount, balance_after)
         SELECT ${id}, id, ${posting.amount}, balance + (${posting.amount}) FROM ledger_accounts
         WHERE id = ${literal(posting.accountId)} AND EXISTS (SELECT 1 FROM ledger_events WHERE id = ${id} AND sealed = 0)`,
    ),
    `UPDATE ledger_events SET sealed = 1 WHERE id = ${id} AND sealed = 0`,
  ];
}
