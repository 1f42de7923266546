import { api } from "../api";
import { builder } from "../builder";

export const PayWay = builder.enumType("PayWay", {
  description: "A way to pay.",
  values: {
    WALLET: { description: "The balance on the platform." },
    ALIPAY: { description: "Alipay." },
    WECHAT: { description: "WeChat Pay." },
  } as const,
});

builder.queryField("payWays", (t) =>
  t.field({
    extensions: api("2026-11", "any"),
    type: [PayWay],
    nullable: true,
    description:
      "Ways to pay an order that the platform offers right now, in display order; null, with an error, on a failure. Public.",
    resolve: async (_root, _args, { rest }) => (await rest.payment.getPayWays()).orderPayWay,
  }),
);
