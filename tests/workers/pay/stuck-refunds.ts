import { env } from "cloudflare:workers";
import { moodOf, setPayoutMood } from "../../../backend/src/providers/pay/sandbox/sandbox-moods";
import { HOUR } from "../../../backend/src/shared/clock";
import type { Directory } from "../../../backend/src/shared/stores/stores";
import type { PayoutMood } from "../../../schema/rules/wallet/payout-mood";
import type { Account } from "../../support/accounts/accounts";
import { payOrder, type TestBackend } from "../../support/orders/orders";
import { act, type OpenedPayment, openPayment, type Provider, rows } from "./support";

const directory = env.DB as Directory;

/** How a provider treats refunds of a trade from now on. */
export const treatRefunds = ({ outTradeNo }: Pick<OpenedPayment, "outTradeNo">, mood: PayoutMood) =>
  setPayoutMood(directory, mood, outTradeNo);

/** Whether a provider has closed the refund of this number. */
export const isClosedNumber = async (outRefundNo: string) =>
  (await moodOf(directory, outRefundNo)) === "REFUSE";

/** An order that was paid from the wallet and then at a provider, which treats the refund of the second payment so. */
export async function paidTwice(
  backend: TestBackend,
  { provider, mood }: { provider: Provider; mood: PayoutMood },
  of?: { account: Account; orderId: number },
): Promise<OpenedPayment> {
  const payment = await openPayment(backend, provider, of);
  await treatRefunds(payment, mood);
  await payOrder(backend, payment.account, payment.orderId);
  await act(backend, payment.outTradeNo, "pay");
  return payment;
}

/** The refund of a trade, as our rows have it. */
export async function refundRow({ outTradeNo }: Pick<OpenedPayment, "outTradeNo">) {
  const [row] = await rows("SELECT * FROM payment_refunds WHERE out_trade_no = ?", outTradeNo);
  return { outRefundNo: String(row?.out_refund_no), status: row?.status, attempts: row?.attempts };
}

/** What has left the provider for the payer, 分, each time. */
export const sentBack = async ({ outTradeNo }: Pick<OpenedPayment, "outTradeNo">) =>
  (await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo)).map(
    ({ amount }) => amount,
  );

/** As if the last try of a refund was an hour ago. */
export async function lastTriedLongAgo(
  { outRefundNo }: { readonly outRefundNo: string },
  clock: Pick<TestBackend["clock"], "now">,
): Promise<void> {
  await env.DB.prepare("UPDATE payment_refunds SET next_attempt_at = ? WHERE out_refund_no = ?")
    .bind(clock.now() - HOUR, outRefundNo)
    .run();
}
