import { describe, expect, test } from "vitest";
import { WalletShort } from "../../../app/features/markups/wallet-short";
import { InsufficientBalance } from "../../../app/features/payment/insufficient-balance";
import { RechargeDone } from "../../../app/features/recharge/recharge-done";
import Recharge, { loader, meta } from "../../../app/routes/user.wallet.recharge/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

type Setting = { limit: number | null; usedToday: number };
type Answer = {
  viewer: { wallet: { balance: number } | null; smallPayment?: Setting | null };
  payWays: string[] | null;
};

const ALL: Answer = { viewer: { wallet: { balance: 12_345 } }, payWays: ["WALLET", "ALIPAY", "WECHAT"] };

const CONTEXT = { cspNonce: "bm9uY2U=", cspStyleNonce: "s", requestId: "request-1", hasToken: true };

const shell = (Content: () => React.JSX.Element) => () => (
  <html lang="zh-CN">
    <body>
      <Content />
    </body>
  </html>
);

/** The page as a browser gets it, for this answer of the graph. */
async function render(answer: Answer = ALL, search = ""): Promise<string> {
  const context = { ...CONTEXT, graphqlParts: async () => answer };
  const response = await renderOnePage(
    { default: shell(withGraphql(Recharge)), loader },
    { path: `/${search}`, context },
  );
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
}

const renderPart = async (Part: () => React.JSX.Element, path: string) =>
  (await renderOnePage({ default: shell(Part) }, { path, context: CONTEXT })).text();

describe("the recharge page", () => {
  test("[WALLET-29] [WALLET-23] [CONST-28] [API-025] offers the quick amounts and every provider, and not the wallet itself", async () => {
    expect(meta({} as never)).toEqual([{ title: expect.stringContaining("余额充值") }]);
    const html = await render();
    expect(html).toMatch(/<h1[^>]*>余额充值<\/h1>/);
    expect(html).toContain("¥123.45");
    expect([...html.matchAll(/aria-pressed="false"[^>]*>(\d+)元</g)].map(([, yuan]) => yuan)).toEqual([
      "500",
      "1000",
      "2000",
      "3000",
      "5000",
    ]);
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way)).toEqual([
      "ALIPAY",
      "WECHAT",
    ]);
  });

  test("[WALLET-22] takes up a proposed amount, if it is one", async () => {
    expect(await render(ALL, "?amount=1000")).toMatch(/aria-pressed="true"[^>]*>1000元/);
    expect(await render(ALL, "?amount=12.34")).toContain('value="12.34"');
    expect(await render(ALL, "?amount=12a.34")).not.toContain('value="12');
    expect(await render(ALL, "?amount=%3Cscript%3E")).not.toContain('value="&lt;script');
  });

  test("[G-14] says that nothing is offered, and what could not be read, and keeps the rest", async () => {
    const closed = await render({ ...ALL, payWays: ["WALLET"] });
    expect(closed).toContain("暂未开通在线充值，请联系客服");
    expect(closed).not.toContain("立即充值");
    const unknown = await render({ ...ALL, payWays: null });
    expect(unknown).toContain("支付方式加载失败");
    expect(unknown).toContain("¥123.45");
    const poor = await render({ ...ALL, viewer: { wallet: null } });
    expect(poor).toContain("立即充值");
    expect(poor).not.toContain("¥");
  });

  test("[S27] leads back to pages of this site alone", async () => {
    const own = encodeURIComponent("/placeorder/Orderpayment?orderid=5");
    expect(await render(ALL, `?back=${own}`)).toContain('href="/placeorder/Orderpayment?orderid=5"');
    for (const foreign of [
      "//evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/\\evil.example",
    ]) {
      const html = await render(ALL, `?back=${encodeURIComponent(foreign)}`);
      expect(html).toMatch(/<a[^>]*href="\/user\/index"[^>]*>返回首页/);
    }
  });
});

describe("payments without a password, on the recharge page", () => {
  const withSetting = (smallPayment: Setting | null) =>
    render({ ...ALL, viewer: { wallet: { balance: 12_345 }, smallPayment } });
  const buttonsIn = (html: string) =>
    [...html.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)</g)].map(([, text]) => text);

  test("say their limit and what was used today, and can be switched off", async () => {
    const html = await withSetting({ limit: 10_000, usedToday: 3_800 });
    expect(html).toContain("小额免密：单笔 ¥100 以内，今日已用 ¥38.00");
    expect(buttonsIn(html)).toEqual(expect.arrayContaining(["修改限额", "关闭"]));
  });

  test("say that they are off, and can be turned on", async () => {
    const html = await withSetting({ limit: null, usedToday: 0 });
    expect(html).toContain("小额免密：未开启");
    expect(buttonsIn(html)).toContain("开启");
    expect(buttonsIn(html)).not.toContain("关闭");
  });

  test("say when they could not be read, and leave the rest as it is", async () => {
    const html = await withSetting(null);
    expect(html).toContain("小额免密设置");
    expect(html).not.toContain("小额免密：");
    expect(html).toContain("¥123.45");
  });
});

test("[PAY-21] [WALLET-27] beside a dialog that waits, the money sends back to that window", async () => {
  const done = (isBeside: boolean) => () => (
    <RechargeDone
      amount={500}
      balance={700}
      isReading={false}
      back={{ to: "/user/index", label: "返回首页" }}
      isBeside={isBeside}
      onAgain={() => undefined}
    />
  );
  expect(await renderPart(done(true), "/")).toContain("请回到刚才的窗口继续支付");
  expect(await renderPart(done(false), "/")).not.toContain("请回到刚才的窗口");
});

describe("[PAY-21] [ERR-09] a wallet that holds too little leads to the recharge", () => {
  test("from the payment page with what is missing, and back again", async () => {
    const html = await renderPart(
      () => (
        <InsufficientBalance
          balance={1_000}
          amount={13_350}
          back="/placeorder/Orderpayment?orderid=5"
          others={[]}
          onChoose={() => undefined}
        />
      ),
      "/?orderid=5",
    );
    expect(html).toContain("您的余额不足");
    expect(html).toContain(
      'href="/user/wallet/recharge?amount=123.50&amp;back=%2Fplaceorder%2FOrderpayment%3Forderid%3D5"',
    );
  });

  test("[MARK-14] from a dialog in a new window, so that what is typed stays", async () => {
    const html = await renderPart(
      () => <WalletShort amount={800} balance={300} onReturn={() => undefined} />,
      "/",
    );
    expect(html).toMatch(
      /<a[^>]*href="\/user\/wallet\/recharge\?amount=5&amp;beside=1"[^>]*>去充值（新窗口）/,
    );
    expect(html).toMatch(/<a[^>]*target="_blank"[^>]*>去充值/);
  });
});
