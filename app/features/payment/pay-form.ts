import type { PayForm } from "./pay-form.server";

/** What the customer is shown to pay at a provider: a page that leads there, or a code to scan. */
export type ShownPayment = { payWay: "ALIPAY"; pageHtml: string } | { payWay: "WECHAT"; qrImage: string };

/** What became of it. A payment from the wallet leads away from the page instead; `shown` is for the providers. */
export type PayAnswer = {
  intent: PayForm["intent"];
  failure: { code: number; message: string } | null;
  shown?: ShownPayment | null;
};

/** What a payment call has answered for the customer to see; null when nothing, because it has paid. */
export function shownPaymentOf({
  pageHtml,
  qrImage,
}: {
  pageHtml?: string | null;
  qrImage?: string | null;
}): ShownPayment | null {
  if (pageHtml) return { payWay: "ALIPAY", pageHtml };
  if (qrImage) return { payWay: "WECHAT", qrImage };
  return null;
}
