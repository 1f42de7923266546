import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { bookLines } from "../../../support/database/ledger-lines";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";

const nothing = () => ({});

type OfWallet =
  | Extract<CallName, `${"cashFlow" | "bill" | "orderProfit"}.${string}`>
  | "files.exportCashFlows"
  | "files.exportBill"
  | "files.exportOrderProfits";

/** Each attack asks for an invoice of a month that has no request yet. */
let months = 0;

/** A month that is over and in which the caller has spent more than what came back of other months. */
async function spentMonth({ own }: World): Promise<string> {
  const month = `2021-${String((months++ % 12) + 1).padStart(2, "0")}`;
  await env.DB.prepare("DELETE FROM invoice_requests WHERE customer_id = ?").bind(own.customerId).run();
  const at = Date.parse(`${month}-15T12:00:00+08:00`);
  await bookLines(own.customerId, [{ type: "PLACE_AN_ORDER", fen: -150_000, at }]);
  await env.DB.prepare("UPDATE cash_flows SET at = ? WHERE customer_id = ? AND at > ?")
    .bind(at, own.customerId, at)
    .run();
  return month;
}

const invoice = (month: string) => ({
  month,
  kind: "ENTERPRISE",
  title: "杭州家具有限公司",
  taxNo: "91350100M000100Y43",
  email: "kuaiji@example.com",
});

/** How the calls about the wallet's ledger, bills and profit are attacked; a part of the attack matrix. */
export const walletAttacks: Readonly<Record<OfWallet, AttackEntry>> = {
  "cashFlow.listCashFlows": { prepare: () => ({ body: { cashType: 4, type: "RECHARGE" } }) },
  "cashFlow.sumCashFlows": { prepare: nothing },
  "files.exportCashFlows": { prepare: nothing },
  "files.exportOrderProfits": { prepare: nothing },
  "bill.listBills": { prepare: nothing },
  "files.exportBill": { prepare: () => ({ query: { month: "2026-11" } }) },
  "bill.requestInvoice": {
    prepare: async (world) => ({ body: invoice(await spentMonth(world)) }),
    ids: { "body.taxNo": "text" },
  },
  "orderProfit.listOrderProfits": { prepare: nothing },
  "orderProfit.sumOrderProfits": { prepare: nothing },
  "orderProfit.setOrderCharges": {
    prepare: ({ own }) => ({
      body: { charges: [{ orderNo: own.refundedOrderNo, amount: 5, goodsCost: 3 }] },
    }),
    ids: {
      "body.charges[].orderNo": {
        foreign: ({ foreign }) => foreign.refundedOrderNo,
        missing: "10000000000000",
      },
    },
  },
};

const adjustment = (world: World) => ({
  body: { phone: world.own.phone, type: "BONUS", amount: 1.5, reason: "活动奖励" },
  headers: { "Idempotency-Key": crypto.randomUUID() },
});

/** The same for what staff book in wallets, and the invoices that they issue. */
export const operatorWalletAttacks = {
  "operator.adjustWallet": { prepare: adjustment, ids: { "body.orderNo": "text" } },
  "operator.takeBackAdjustment": {
    prepare: async (world) => {
      const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, ...adjustment(world).headers };
      const json = adjustment(world).body;
      const { data } = await world.backend.call("POST", "/operator/api/wallet/adjust", { json, headers });
      return { params: { id: data.id }, body: { reason: "发放有误" } };
    },
    ids: { "params.id": "public" },
  },
  "operator.listAdjustments": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
  "operator.findInvoiceRequests": { prepare: nothing },
  "operator.answerInvoiceRequest": {
    prepare: async (world) => {
      const json = invoice(await spentMonth(world));
      const { token } = world.own;
      const { data } = await world.backend.call("POST", "/order/api/bill/invoice", { token, json });
      return { params: { id: data.id }, body: { status: "ISSUED", answer: "24332000000012345678" } };
    },
    ids: { "params.id": "public" },
  },
} as const satisfies Partial<Record<CallName, AttackEntry>>;

/** The same for the fields of the graph whose arguments do not say by themselves how to ask. */
export const walletGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Viewer.bills": { variables: () => ({ year: 2026 }) },
  "Mutation.requestInvoice": {
    variables: async (world) => ({ input: invoice(await spentMonth(world)) }),
  },
  "Mutation.setOrderCharges": {
    variables: ({ own }) => ({ charges: [{ orderNo: own.refundedOrderNo, amount: 500 }] }),
  },
};
