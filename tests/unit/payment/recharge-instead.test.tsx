import { expect, test } from "vitest";
import { paymentHref, prefersWallet } from "../../../app/features/payment/payment-address";
import { RechargeInstead } from "../../../app/features/payment/recharge-instead";
import { renderOnePage } from "../../support/servers/one-page-app";

const render = async (Part: () => React.JSX.Element) => {
  const Page = () => (
    <html lang="zh-CN">
      <body>
        <Part />
      </body>
    </html>
  );
  const response = await renderOnePage({ default: Page }, { path: "/", context: { cspNonce: "bm9uY2U=" } });
  return (await response.text()).replaceAll("<!-- -->", "");
};

test("[PAY-21] the button of an empty wallet says what is missing, and leads to the recharge and back with the wallet chosen", async () => {
  const back = paymentHref("5", "WALLET");
  const html = await render(() => <RechargeInstead missing={12_000} back={back} />);
  expect(html.replace(/<[^>]+>/g, "")).toContain("余额不足，还差¥120.00");
  expect(html).toContain(`href="/user/wallet/recharge?amount=120&amp;back=${encodeURIComponent(back)}"`);
  expect(prefersWallet(new URLSearchParams(back.split("?")[1]))).toBe(true);
});

test("[PAY-21] [U37] from a dialog it opens beside it, so that what is chosen stays", async () => {
  const html = await render(() => <RechargeInstead missing={12_050} isNewWindow />);
  expect(html).toMatch(
    /<a[^>]*target="_blank"[^>]*href="[^"]*\?amount=120.50&amp;beside=1"|<a[^>]*href="[^"]*\?amount=120.50&amp;beside=1"[^>]*target="_blank"/,
  );
});
