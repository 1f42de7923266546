import { inYuan } from "../../../../schema/rules/money";
import { orderInWords } from "../orders";
import type { PaymentPart } from "./read-payment";

/** Why money goes back to its payer: the reason for the books, and the message to the customer. */
interface SurplusWords {
  readonly reason: string;
  readonly text: string;
}

/** The words about money that an order or a markup does not need (reliability.md R14, R15). */
export function surplusWords({ order, amount, markup }: PaymentPart): SurplusWords {
  const named = orderInWords(order);
  const sum = inYuan(amount);
  const closed = (what: string): SurplusWords => ({
    reason: `${what}关闭后收到付款`,
    text: `您为${named}支付的${sum}到账时${what}已关闭，款项将原路退回，无需您操作。`,
  });
  const paidTwice = (what: string, of: string): SurplusWords => ({
    reason: `${what}重复支付`,
    text: `您的${named}${of}已支付过，重复支付的${sum}将原路退回，无需您操作。`,
  });
  if (markup) {
    if (markup.status === "SUCCESS") return paidTwice("加价", "的加价");
    if (!isRequestOpen(markup, amount)) return closed("加价");
    return {
      reason: "订单不能加价时收到付款",
      text: `您为${named}支付的${sum}到账时订单不能加价，款项将原路退回，无需您操作。`,
    };
  }
  if (order.status === "WAIT_PAY" && order.totalAmount !== amount) {
    return {
      reason: "订单改价后收到原价付款",
      text: `您为${named}支付的${sum}到账时，订单价格已改为${inYuan(order.totalAmount)}，款项将原路退回，请按新价格付款。`,
    };
  }
  return order.status === "CLOSE" || order.status === "WAIT_PAY" ? closed("订单") : paidTwice("订单", "");
}

/** Whether a master's request stays open: only its order cannot be paid more for now. */
const isRequestOpen = (markup: NonNullable<PaymentPart["markup"]>, amount: number): boolean =>
  markup.source === "WORKER" && markup.status === "WAIT_PAY" && markup.amount === amount;
