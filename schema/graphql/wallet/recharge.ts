import { nullIfMissing } from "../../rest/null-if-missing";
import type { PayWay as PayWayName } from "../../rest/payments/payment";
import { fenToYuan } from "../../rules/money";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { PAGE_HTML, QR_CODE } from "../payments/payment";
import { PayWay } from "../payments/payment-ways";

const RechargeStatus = builder.enumType("RechargeStatus", {
  description: "How a recharge stands.",
  values: {
    WAIT_PAY: { description: "Not paid so far." },
    SUCCESS: { description: "The money is in the wallet." },
    CLOSE: { description: "It can no longer be paid." },
  } as const,
});

interface Opened {
  payWay: PayWayName;
  html: string | null;
  url: string | null;
  orderNo: string | null;
}

const RechargeOpened = builder.objectRef<Opened>("RechargeOpened").implement({
  description: "A payment into the wallet that waits for its payer, and what the browser must show for it.",
  fields: (t) => ({
    rechargeNo: t.exposeString("orderNo", {
      nullable: true,
      description: "Number of the recharge; null where the backend tells it for WECHAT alone.",
    }),
    pageHtml: t.exposeString("html", {
      nullable: true,
      description: PAGE_HTML,
    }),
    qrCode: t.exposeString("url", {
      nullable: true,
      description: QR_CODE,
    }),
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  rechargeStatus: t.field({
    type: RechargeStatus,
    nullable: true,
    description: "How an own recharge stands; null when there is no such one.",
    args: { rechargeNo: t.arg.string({ description: "Number of the recharge." }) },
    resolve: (_viewer, { rechargeNo }, { rest }) =>
      rest.recharge
        .getChargeInfo({ query: { orderNo: rechargeNo } })
        .then(({ status }) => status)
        .catch(nullIfMissing),
  }),
}));

const RechargeWalletInput = builder.inputType("RechargeWalletInput", {
  description: "A payment into the wallet.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription("Made when the form opens; repeating it answers as the first time did."),
    }),
    amount: t.field({ type: "Fen", description: "How much, in 分." }),
    payWay: t.field({ type: PayWay, description: "How to pay; not WALLET." }),
  }),
});

builder.mutationField("rechargeWallet", (t) =>
  t.field({
    type: RechargeOpened,
    errors: { union: { description: "What to show to the payer, or why nothing was opened." } },
    description: "Opens a payment into the wallet. Needs login.",
    args: { input: t.arg({ type: RechargeWalletInput, description: "The payment." }) },
    resolve: async (_root, { input }, { rest, siteOrigin }) => {
      const opened = await rest.recharge.charge(
        { query: { amount: fenToYuan(input.amount).toFixed(2), payWay: input.payWay } },
        { headers: { "Idempotency-Key": input.idempotencyKey, "X-Site-Origin": siteOrigin } },
      );
      const { html = null, url = null, orderNo = null } = opened;
      return { html, url, orderNo, payWay: input.payWay };
    },
  }),
);
