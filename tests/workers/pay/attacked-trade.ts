import { env } from "cloudflare:workers";
import { createSandboxPay } from "../../../backend/src/providers/pay/sandbox/sandbox-pay";
import { openSandboxTrade } from "../../../backend/src/providers/pay/sandbox/sandbox-trades";
import { HOUR } from "../../../backend/src/shared/clock";
import type { TestBackend } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";

let count = 0;
const newTrade = ({ clock }: TestBackend) => ({
  outTradeNo: `attacked${++count}`,
  subject: "装达订单",
  amount: 100,
  expiresAt: clock.now() + HOUR,
});
const dependenciesOf = ({ clock }: TestBackend) => ({
  directory: env.DB,
  clock,
  ids: idsBy(clock),
});

/** An unpaid trade at the sandbox's WeChat Pay. */
export async function sandboxTrade({ backend }: { backend: TestBackend }): Promise<string> {
  const trade = { ...newTrade(backend), provider: "WECHAT", returnUrl: "/user/order" } as const;
  await openSandboxTrade(trade, dependenciesOf(backend));
  return trade.outTradeNo;
}

/** The fields of a form that leads to the sandbox's Alipay. */
export async function alipayForm({ backend }: { backend: TestBackend }): Promise<Record<string, string>> {
  const provider = await createSandboxPay("ALIPAY", dependenciesOf(backend));
  const urls = { notifyUrl: "http://site.test/notify/pay/alipay", returnUrl: "http://site.test/user/order" };
  const checkout = await provider.create({ ...newTrade(backend), ...urls });
  return formFields(checkout.kind === "page" ? checkout.html : "");
}

/** What a browser would send for the form of a payment page. */
export function formFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = "", value = ""] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
    fields[name] = value
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  }
  return fields;
}
