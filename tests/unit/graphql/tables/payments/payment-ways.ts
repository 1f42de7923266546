import type { Line } from "../../../../support/graph/graph-lines";

export const paymentWaysLines: readonly Line[] = [
  {
    field: "Query.payWays",
    shows: "how an order is paid, not how money is withdrawn",
    answers: {
      "GET /common/platform/get_pay_way": {
        data: {
          orderPayWay: ["WECHAT", "ALIPAY", "WALLET"],
          cashOutWay: ["WECHAT"],
          rechargePayWay: ["WECHAT", "ALIPAY"],
        },
      },
    },
    asked: [{ call: "GET /common/platform/get_pay_way" }],
    value: ["WECHAT", "ALIPAY", "WALLET"],
  },
];
