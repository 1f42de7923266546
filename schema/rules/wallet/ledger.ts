/** Ledger types in the order in which they are offered (WALLET-04, ENUM-15), with their names. */
export const LEDGER_TYPE_NAMES = {
  PLACE_AN_ORDER: "订单消费",
  REFUND: "订单退款",
  MARKUP: "订单加价",
  MARKUP_REQUEST: "师傅加价",
  VALUE_ADDED: "增值服务",
  BONUS: "奖金",
  REBATE: "返利",
  ORDER_PROFIT: "订单收益",
  RECHARGE: "充值",
  CASH_OUT: "提现",
  CASH_OUT_REJECT: "提现退回",
  FINE: "罚款",
  REWARD: "奖励",
} as const;
export type LedgerType = keyof typeof LEDGER_TYPE_NAMES;
export const LEDGER_TYPES = Object.keys(LEDGER_TYPE_NAMES) as readonly LedgerType[];

/** Pay ways as the ledger names them (WALLET-05). */
export const LEDGER_PAY_WAY_NAMES = { ALIPAY: "支付宝", WECHAT: "微信支付", WALLET: "钱包余额" } as const;

/** What every line of the ledger says: only what has happened stands in it (WALLET-06). */
export const LEDGER_LINE_STATUS = "交易成功";

/** Said of a line that a provider took for an order, or gave back: the balance stays. */
export const DIRECT_LINE = "不动用余额";

/** Lines on one page (WALLET-03). */
export const LEDGER_PAGE_SIZE = 12;
/** Lines that one file holds at most (WALLET-03). */
export const MAX_EXPORTED_LINES = 99_999;

/** The part of a line's content that is shown: what stands before a `|` (WALLET-08). */
export const shownContent = (content: string): string => content.split("|", 1)[0] ?? "";

/** Which way money went past the wallet, at a provider: out for an order, or back in. */
export const DIRECT_FLOWS = ["IN", "OUT"] as const;
export type DirectFlow = (typeof DIRECT_FLOWS)[number];

/**
 * What a line adds, 分: negative where the balance was larger before it (WALLET-07), or where a provider took it past
 * the wallet.
 */
export function signedAmount(line: {
  amount: number;
  previous: number;
  next: number;
  direct: DirectFlow | null;
}): number {
  const isOut = line.direct ? line.direct === "OUT" : line.previous > line.next;
  return isOut ? -Math.abs(line.amount) : Math.abs(line.amount);
}
