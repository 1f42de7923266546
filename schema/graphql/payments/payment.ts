import type { PayWay as PayWayName } from "../../rest/payments/payment";
import { RestError } from "../../rest/rest-error";
import { Code } from "../../rules/codes";
import { yuanIfGiven } from "../../rules/money";
import { api, notInApi } from "../api";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { Order } from "../orders/orders";
import { PayWay } from "./payment-ways";

/** The answer of a payment call: nothing for the wallet, a page for ALIPAY, a code for WECHAT. */
interface Shown {
  payWay: PayWayName;
  shown: string | null;
}

/** The page or code of each way, for all results of a payment. */
export const pageHtmlOf = ({ payWay, shown }: Shown): string | null => (payWay === "ALIPAY" ? shown : null);
export const qrCodeOf = ({ payWay, shown }: Shown): string | null => (payWay === "WECHAT" ? shown : null);
export const PAGE_HTML = "Payment page of ALIPAY as HTML; null for other ways.";
export const QR_CODE =
  "The code to scan of WECHAT: an image as a data URI, or the text to draw (C-19); null for other ways.";

/** Headers for the idempotency key and the site's origin; see the backend's `site-origin.ts`. */
export const payHeaders = (idempotencyKey: string, siteOrigin: string) => ({
  "Idempotency-Key": idempotencyKey,
  "X-Site-Origin": siteOrigin,
});

const OrderPayment = builder.objectRef<Shown & { orderId: string }>("OrderPayment").implement({
  description:
    "Outcome of a payment call: the order as it now stands, and what the browser must show for ALIPAY or WECHAT.",
  fields: (t) => ({
    order: t.field({
      type: Order,
      nullable: true,
      extensions: api("2026-11", "orders:read"),
      description: "The order after the call; null, with an error, when it could not be read.",
      resolve: async ({ orderId }, _args, { loaders }) => {
        const order = await loaders.order(orderId);
        if (!order) throw new RestError(Code.NOT_FOUND, "订单不存在");
        return order;
      },
    }),
    pageHtml: t.string({ extensions: notInApi, nullable: true, description: PAGE_HTML, resolve: pageHtmlOf }),
    qrCode: t.string({ extensions: notInApi, nullable: true, description: QR_CODE, resolve: qrCodeOf }),
  }),
});

const PayOrderInput = builder.inputType("PayOrderInput", {
  description: "A payment.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription(
        "Made when the form opens; repeating it answers as the first time did and never pays twice.",
      ),
    }),
    orderId: t.id({ description: "The order to pay." }),
    quotedTotalFee: t.field({
      type: "Fen",
      required: false,
      description: "Price that the person was shown, in 分; when it has changed, nothing is paid.",
    }),
    payWay: t.field({ type: PayWay, description: "How to pay." }),
    password: t.string({
      required: false,
      extensions: notInApi,
      description: "Payment password; needed for WALLET only.",
    }),
  }),
});

builder.mutationField("payOrder", (t) =>
  t.field({
    extensions: api("2026-11", "payments"),
    type: OrderPayment,
    errors: { union: { description: "The payment, or why it was refused." } },
    description: "Pays an order. Needs login.",
    args: { input: t.arg({ type: PayOrderInput, description: "The payment." }) },
    resolve: async (_root, { input }, { rest, siteOrigin }) => {
      const shown = await rest.payment.payOrder(
        {
          params: { orderid: input.orderId },
          query: {
            payWayEnum: input.payWay,
            pwd: input.password ?? undefined,
            quotedTotalFee: yuanIfGiven(input.quotedTotalFee),
          },
        },
        { headers: payHeaders(input.idempotencyKey, siteOrigin) },
      );
      return { orderId: input.orderId, payWay: input.payWay, shown };
    },
  }),
);

const BatchPayment = builder.objectRef<Shown>("BatchPayment").implement({
  description:
    "Outcome of paying several orders: nothing to show for WALLET, which has paid them; otherwise what the browser must show.",
  fields: (t) => ({
    payWay: t.expose("payWay", { type: PayWay, description: "How they are paid." }),
    pageHtml: t.string({ extensions: notInApi, nullable: true, description: PAGE_HTML, resolve: pageHtmlOf }),
    qrCode: t.string({ extensions: notInApi, nullable: true, description: QR_CODE, resolve: qrCodeOf }),
  }),
});

const PayOrdersInput = builder.inputType("PayOrdersInput", {
  description: "A payment of several orders.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription(
        "Made when the form opens; repeating it answers as the first time did and never pays twice.",
      ),
    }),
    orderIds: t.idList({ description: "The orders to pay, at most 50." }),
    quotedTotalFee: t.field({
      type: "Fen",
      required: false,
      description: "Total that the person was shown, in 分; when it has changed, nothing is paid.",
    }),
    payWay: t.field({ type: PayWay, description: "How to pay." }),
    password: t.string({
      required: false,
      extensions: notInApi,
      description: "Payment password; needed for WALLET only.",
    }),
  }),
});

builder.mutationField("payOrders", (t) =>
  t.field({
    extensions: api("2026-11", "payments"),
    type: BatchPayment,
    errors: {
      union: { description: "The payment, or why it was refused: then none of the orders is paid." },
    },
    description: "Pays several orders together or none of them. Needs login.",
    args: { input: t.arg({ type: PayOrdersInput, description: "The payment." }) },
    resolve: async (_root, { input }, { rest, siteOrigin }) => {
      const { idempotencyKey, orderIds, payWay, password } = input;
      const quotedTotalFee = yuanIfGiven(input.quotedTotalFee);
      const shown = await rest.payment.batchPayOrders(
        { body: { orderIds, payWayEnum: payWay, password: password ?? null, quotedTotalFee } },
        { headers: payHeaders(idempotencyKey, siteOrigin) },
      );
      return { payWay, shown };
    },
  }),
);
