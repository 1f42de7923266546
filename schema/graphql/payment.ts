import { Code } from "../rest/codes";
import type { PayWay as PayWayName } from "../rest/payment";
import { RestError } from "../rest/rest-error";
import { builder } from "./builder";
import { Order } from "./orders";
import { PayWay } from "./payment-ways";

const OrderPayment = builder
  .objectRef<{ orderId: string; payWay: PayWayName; shown: string | null }>("OrderPayment")
  .implement({
    description:
      "Outcome of a payment call: the order as it now stands, and what the browser must show for ALIPAY or WECHAT.",
    fields: (t) => ({
      order: t.field({
        type: Order,
        description: "The order after the call.",
        resolve: async ({ orderId }, _args, { loaders }) => {
          const order = await loaders.order(orderId);
          if (!order) throw new RestError(Code.NOT_FOUND, "订单不存在");
          return order;
        },
      }),
      pageHtml: t.string({
        nullable: true,
        description: "Payment page of ALIPAY as HTML; null for other ways.",
        resolve: ({ payWay, shown }) => (payWay === "ALIPAY" ? shown : null),
      }),
      qrImage: t.string({
        nullable: true,
        description: "QR image of WECHAT as a data URI; null for other ways.",
        resolve: ({ payWay, shown }) => (payWay === "WECHAT" ? shown : null),
      }),
    }),
  });

const PayOrderInput = builder.inputType("PayOrderInput", {
  description: "A payment.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description:
        "Made when the form opens; repeating it answers as the first time did and never pays twice.",
    }),
    orderId: t.id({ description: "The order to pay." }),
    payWay: t.field({ type: PayWay, description: "How to pay." }),
    password: t.string({ required: false, description: "Payment password; needed for WALLET only." }),
  }),
});

builder.mutationField("payOrder", (t) =>
  t.field({
    type: OrderPayment,
    errors: { union: { description: "The payment, or why it was refused." } },
    description: "Pays an order. Needs login.",
    args: { input: t.arg({ type: PayOrderInput, description: "The payment." }) },
    resolve: async (_root, { input }, { rest }) => {
      const shown = await rest.payment.payOrder(
        {
          params: { orderid: input.orderId },
          query: { payWayEnum: input.payWay, pwd: input.password ?? undefined },
        },
        { headers: { "Idempotency-Key": input.idempotencyKey } },
      );
      return { orderId: input.orderId, payWay: input.payWay, shown };
    },
  }),
);
