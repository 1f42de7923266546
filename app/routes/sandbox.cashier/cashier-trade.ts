/** Where the sandbox's providers let people pay. */
export const CASHIER_PATH = "/sandbox/cashier";

/** The buttons of the cashier. `pay-late`: the notification does not go out yet; `notify` sends it, again if need be. */
export const CASHIER_ACTIONS = ["pay", "pay-late", "pay-twice", "cancel", "notify"] as const;

/** A trade at a provider of the sandbox; amounts in 分. */
export interface CashierTrade {
  outTradeNo: string;
  provider: "ALIPAY" | "WECHAT";
  subject: string;
  amount: number;
  refunded: number;
  status: "OPEN" | "PAID" | "CLOSED";
  returnUrl: string;
  createTime: string;
}

export interface CashierAnswer {
  done: string | null;
  problem: string | null;
}
