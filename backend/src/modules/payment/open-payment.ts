import { encode } from "uqr";
import { payNotificationPath } from "../../../../schema/rest/payments/pay-notification";
import { Code } from "../../../../schema/rules/codes";
import { choosePayProvider } from "../../providers/pay/choose-pay";
import {
  type Checkout,
  type PayProvider,
  PayProviderError,
  type ProviderName,
} from "../../providers/pay/pay-provider";
import { MINUTE } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import { log } from "../../shared/log";
import { publicOrigin } from "../../shared/site-origin";
import type { OrderRow } from "../orders";
import { storeAttempt } from "./payment-attempt";
import type { PayDependencies, PayRequest } from "./payment-types";
import { findUsablePayment, type PaymentRow } from "./payments.repository";

/** An attempt that ends sooner than this is not shown again. */
const USABLE_FOR_MS = 10 * MINUTE;
type ProviderRequest = Pick<PayRequest, "customerId" | "key" | "siteOrigin"> & {
  readonly payWay: ProviderName;
};

/** The subject of one payment. */
export interface Bill {
  /** Distinguishes bills of the customer with the same key. */
  readonly name: string;
  /** Orders with their parts of the amount, 分; with a markup id, the markup is paid and not the order. */
  readonly parts: readonly { orderId: number; amount: number; markupId: number | null }[];
  /** Text for the payer. */
  readonly subject: string;
  /** Time until which it can be paid, ms; null without a limit. */
  readonly endsAt: number | null;
  /** Page of the site that the payer returns to. */
  readonly returnPath: string;
  /**
   * Form of a code to scan in the answer: an image where the documents want one (API-026), its text elsewhere
   * (C-19).
   */
  readonly codeAs: "image" | "text";
}

/** The bill for unpaid orders; several are paid together. */
export function billOfOrders(orders: readonly OrderRow[]): Bill {
  const [first, second] = orders;
  if (!first) throw new Error("nothing to pay");
  return {
    name: orders.map(({ id }) => id).join(","),
    parts: orders.map(({ id, totalAmount }) => ({ orderId: id, amount: totalAmount, markupId: null })),
    subject: second ? `装达订单${first.orderNo}等${orders.length}单` : `装达订单${first.orderNo}`,
    endsAt: Math.min(...orders.map((order) => order.expiresAt)),
    returnPath: second ? "/user/order" : `/placeorder/Orderpayment?orderid=${first.id}`,
    codeAs: "image",
  };
}

/**
 * Opens a payment at a provider, and answers the HTML of the payment page (PAY-14) or a QR code (PAY-06). The
 * attempt is stored before the provider is asked. Its number is derived from the request, so a repeated
 * request, from a second tab or after a lost answer, opens the same trade.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE when the provider does not answer; nothing is paid then
 */
export async function openPayment(
  bill: Bill,
  request: ProviderRequest,
  record: (result: string) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<string> {
  const { db } = dependencies;
  const provider = await choosePayProvider(request.payWay, dependencies);
  if (!provider) throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
  const payment = await startPayment(bill, request, dependencies);
  const shown = await openTrade(provider, payment, { ...request, ...bill }, dependencies);
  await commit(db, [record(shown)]);
  return shown;
}

/**
 * Opens the trade of a stored attempt, and answers the payment page or the QR code.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE
 */
export async function openTrade(
  provider: PayProvider,
  payment: Pick<PaymentRow, "outTradeNo" | "amount" | "subject" | "expiresAt">,
  { siteOrigin, returnPath, codeAs }: Pick<Bill, "returnPath" | "codeAs"> & { siteOrigin: string | null },
  { env }: Pick<PayDependencies, "env">,
): Promise<string> {
  const origin = publicOrigin(env, siteOrigin);
  const checkout = await provider
    .create({
      ...payment,
      notifyUrl: origin + payNotificationPath(provider.name === "ALIPAY" ? "alipay" : "wechat"),
      returnUrl: origin + returnPath,
    })
    .catch((error: unknown) => {
      if (!(error instanceof PayProviderError)) throw error;
      log.warn("payment not opened", { outTradeNo: payment.outTradeNo, reason: error.message });
      throw new BusinessError(Code.UPSTREAM_UNAVAILABLE, "支付渠道暂时没有应答，请稍后重试或更换支付方式");
    });
  return shownOf(checkout, codeAs);
}

async function startPayment(
  bill: Bill,
  { customerId, key, payWay }: ProviderRequest,
  { db, clock }: PayDependencies,
): Promise<PaymentRow> {
  const now = clock.now();
  const amount = bill.parts.reduce((sum, part) => sum + part.amount, 0);
  const [only, second] = bill.parts;
  if (only && !second) {
    const { orderId, markupId } = only;
    const wanted = { orderId, markupId, payWay, amount, usableAt: now + USABLE_FOR_MS };
    const usable = await findUsablePayment(db, wanted);
    if (usable) return usable;
  }
  const { name, parts, subject, endsAt } = bill;
  const attempt = {
    customerId,
    key,
    name,
    payWay,
    amount,
    subject,
    purpose: "ORDER" as const,
    parts,
    endsAt,
  };
  return storeAttempt(attempt, { db, clock });
}

/** The page without changes; the code as text, or as an image for an `img` element. */
function shownOf(checkout: Checkout, codeAs: Bill["codeAs"]): string {
  if (checkout.kind === "page") return checkout.html;
  return codeAs === "image" ? qrImage(checkout.text) : checkout.text;
}

/** A QR code as a data URI, one path for all dark cells. */
function qrImage(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join("")}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
