import { formatMoney } from "~/lib/format";
import type { ClosingBlocker } from "../../../schema/rules/account/personal-data";
import { LEAST_WITHDRAWAL } from "../../../schema/rules/wallet/withdrawal";

interface Blocker {
  readonly kind: ClosingBlocker;
  /** Null for BALANCE. */
  readonly count: number | null;
  /** 分, of BALANCE alone. */
  readonly amount: number | null;
}

/** Text of each open matter, and the page where it can be ended. */
const PLACES: Readonly<Record<ClosingBlocker, { words(count: number): string; to: string; label: string }>> =
  {
    ORDERS: { words: (count) => `${count} 个订单还没有完成`, to: "/user/order", label: "查看订单" },
    MARKUPS: { words: (count) => `${count} 笔加价待支付`, to: "/user/order", label: "查看订单" },
    REFUNDS: { words: (count) => `${count} 笔退款待审核`, to: "/user/order/refund", label: "查看退款" },
    ARBITRATIONS: { words: (count) => `${count} 笔仲裁待处理`, to: "/user/order/refund", label: "查看仲裁" },
    COMPLAINTS: { words: (count) => `${count} 个投诉待处理`, to: "/user/right", label: "查看投诉" },
    PAYMENTS: { words: (count) => `${count} 笔付款或原路退款待到账`, to: "/user/wallet", label: "查看钱包" },
    WITHDRAWALS: {
      words: (count) => `${count} 笔提现待到账`,
      to: "/user/wallet/withdraw",
      label: "查看提现",
    },
    INVOICES: { words: (count) => `${count} 个发票申请待处理`, to: "/user/bill", label: "查看账单" },
    BALANCE: {
      words: (count) => `账户中还有 ${formatMoney(count)}`,
      to: "/user/wallet/money",
      label: "去提现",
    },
  };

/** The same for a balance that is too small for the form to withdraw. */
const SMALL_BALANCE = {
  words: (count: number) =>
    `账户中还有 ${formatMoney(count)}，不足${LEAST_WITHDRAWAL / 100}元不能自助提现，请联系客服办理`,
  to: "/user/about/contact",
  label: "联系客服",
};

/** An open matter that prevents closing the account, as text, with a link to its page. */
export const placeOf = ({ kind, count, amount }: Blocker) => {
  const isSmall = amount !== null && amount < LEAST_WITHDRAWAL;
  const { words, to, label } = isSmall ? SMALL_BALANCE : PLACES[kind];
  return { words: words(amount ?? count ?? 0), to, label };
};
