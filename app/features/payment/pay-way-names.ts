import type { PayWay } from "~/gql/graphql";

/** Names of the ways to pay. */
export const PAY_WAY_NAMES: Readonly<Record<PayWay, string>> = {
  WALLET: "钱包余额",
  ALIPAY: "支付宝",
  WECHAT: "微信支付",
};
