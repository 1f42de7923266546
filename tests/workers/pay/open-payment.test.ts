import { env } from "cloudflare:workers";
import { encode } from "uqr";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SANDBOX_CASHIER } from "../../../backend/src/providers/pay/sandbox/sandbox-identity";
import { loadSandboxKeys } from "../../../backend/src/providers/pay/sandbox/sandbox-keys";
import { HOUR } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import {
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  type TestBackend,
} from "../../support/orders/orders";
import { formFields } from "./attacked-trade";
import { createPayBackend, rows } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
afterEach(() => vi.restoreAllMocks());

const paymentsOf = (orderId: number) =>
  rows("SELECT out_trade_no, pay_way FROM payment_orders NATURAL JOIN payments WHERE order_id = ?", orderId);

describe("the offered pay ways", () => {
  test("[PAY-02] [API-025] [CONST-35] [ENUM-05] are the wallet first, then the available providers", async () => {
    expect((await platform.backend.call("GET", "/common/platform/get_pay_way")).data.orderPayWay).toEqual([
      "WALLET",
      "ALIPAY",
      "WECHAT",
    ]);
  });

  test("[PAY-02] [API-025] include a real provider only when it is configured in full", async () => {
    const settings = {
      PAY_PROVIDER: "live",
      ALIPAY_APP_ID: "1",
      ALIPAY_SELLER_ID: "2",
      ALIPAY_PRIVATE_KEY: "3",
      ALIPAY_PUBLIC_KEY: "4",
      WECHAT_PAY_APP_ID: "5",
    } as const;
    const live = createPayBackend({ env: settings });
    expect((await live.call("GET", "/common/platform/get_pay_way")).data.orderPayWay).toEqual([
      "WALLET",
      "ALIPAY",
    ]);
  });
});

describe("opening a payment", () => {
  test("[PAY-05] [PAY-06] [API-026] [PAY-14] WECHAT answers a QR image, ALIPAY a page with one form; neither has paid anything", async () => {
    const account = await payingCustomer(0);
    const orderId = await placeOrder(platform.backend, account);
    const wechat = await payOrder(platform.backend, account, orderId, { payWay: "WECHAT", key: "w" });
    expect(wechat).toMatchObject({ code: 0, data: expect.stringMatching(/^data:image\/svg\+xml;base64,/) });
    const alipay = await payOrder(platform.backend, account, orderId, { payWay: "ALIPAY", key: "a" });
    expect(alipay.data.match(/<form /g)).toHaveLength(1);
    expect(formFields(alipay.data)).toMatchObject({
      method: "alipay.trade.page.pay",
      return_url: `http://localhost:8787/placeorder/Orderpayment?orderid=${orderId}`,
    });
    expect((await readOrder(platform.backend, account, orderId)).status).toBe("WAIT_PAY");
    // The same key answers the same.
    expect(await payOrder(platform.backend, account, orderId, { payWay: "WECHAT", key: "w" })).toEqual(
      wechat,
    );
    expect((await payOrder(platform.backend, account, orderId, { payWay: "ALIPAY", key: "w" })).code).toBe(
      4308,
    );
  });

  test("[ROUTE-17] at ALIPAY leads back to the payment of the order", async () => {
    const account = await payingCustomer(0);
    const orderId = await placeOrder(platform.backend, account);
    const { data } = await payOrder(platform.backend, account, orderId, { payWay: "ALIPAY" });
    const back = `http://localhost:8787/placeorder/Orderpayment?orderid=${orderId}`;
    expect(formFields(data)).toMatchObject({ return_url: back });
  });

  test("[PAY-06] [C-19] [API-026] the QR image holds the code that WeChat answered", async () => {
    const account = await payingCustomer(0);
    const orderId = await placeOrder(platform.backend, account);
    const { data } = await payOrder(platform.backend, account, orderId, { payWay: "WECHAT" });
    const [trade] = await paymentsOf(orderId);
    const code = `http://localhost:8787${SANDBOX_CASHIER}?trade=${trade?.out_trade_no}`;
    const dark = encode(code, { ecc: "M", border: 2 }).data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
    );
    const drawn = atob(data.split(",")[1]).matchAll(/M(\d+ \d+)h1v1h-1z/g);
    expect([...drawn].map(([, cell]) => cell)).toEqual(dark);
  });

  test("[U45] another tab, a reload or a lost answer is the same trade; after its time it is a new one", async () => {
    const account = await signIn();
    const orderId = await placeOrder(platform.backend, account);
    const pay = (key?: string) =>
      payOrder(platform.backend, account, orderId, { payWay: "WECHAT", ...(key && { key }) });
    const answers = await Promise.all([pay("one"), pay("one"), pay("one")]);
    answers.push(await pay("two"), await pay());
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    expect(await paymentsOf(orderId)).toHaveLength(1);
    platform.backend.clock.advance(2 * HOUR);
    expect((await pay("three")).data).not.toBe(answers[0]?.data);
    expect(await paymentsOf(orderId)).toHaveLength(2);
  });

  test("[PAY-05] [API-026] a provider needs no payment password", async () => {
    const account = await signIn();
    const orderId = await placeOrder(platform.backend, account);
    expect((await payOrder(platform.backend, account, orderId, { payWay: "ALIPAY", pwd: "" })).code).toBe(0);
    const path = `/order/api/order/${orderId}/pay?payWayEnum=WECHAT`;
    expect((await platform.backend.call("PUT", path, { token: account.token })).code).toBe(0);
  });

  test("[S7] [ROLE-16] a paid, closed, foreign or missing order opens nothing", async () => {
    const owner = await payingCustomer(1_000_000);
    const stranger = await signIn();
    const paid = await placeOrder(platform.backend, owner);
    await payOrder(platform.backend, owner, paid);
    const closed = await placeOrder(platform.backend, owner);
    platform.backend.clock.advance(25 * HOUR);
    const own = await placeOrder(platform.backend, owner);
    const codes = [
      await payOrder(platform.backend, owner, paid, { payWay: "WECHAT" }),
      await payOrder(platform.backend, owner, closed, { payWay: "WECHAT" }),
      await payOrder(platform.backend, stranger, own, { payWay: "WECHAT" }),
      await payOrder(platform.backend, stranger, 123, { payWay: "WECHAT" }),
    ].map(({ code }) => code);
    expect(codes).toEqual([4305, 4306, 4004, 4004]);
    for (const id of [paid, closed, own]) expect(await paymentsOf(id)).toEqual([]);
  });

  test("a provider that does not answer is told, and the attempt can be repeated under the same key", async () => {
    const { merchant, provider } = await loadSandboxKeys(env.DB);
    const live = createPayBackend({
      env: {
        PAY_PROVIDER: "live",
        WECHAT_PAY_APP_ID: "wx0000000000000001",
        WECHAT_PAY_MCH_ID: "1900000001",
        WECHAT_PAY_SERIAL_NO: "1",
        WECHAT_PAY_PRIVATE_KEY: merchant.privateKey,
        WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_0000000000000001",
        WECHAT_PAY_PUBLIC_KEY: provider.publicKey,
        WECHAT_PAY_API_V3_KEY: "0".repeat(32),
      },
    });
    const account = await signIn();
    const orderId = await placeOrder(live, account);
    const outage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
    const pay = (to: TestBackend) => payOrder(to, account, orderId, { payWay: "WECHAT", key: "same" });
    expect(await pay(live)).toEqual({
      code: 5003,
      message: "支付渠道暂时没有应答，请稍后重试或更换支付方式",
      data: null,
    });
    expect(outage).toHaveBeenCalledOnce();
    outage.mockRestore();
    expect((await pay(platform.backend)).code).toBe(0);
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });
});

test("[S38] nothing secret of a payment stands in the log", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(String(line)));
  const payment = await platform.openPayment("WECHAT");
  await platform.backend.request("/notify/pay/wechat", { method: "POST", body: "{}" });
  const { merchant } = await loadSandboxKeys(env.DB);
  expect(lines.join("\n")).toContain("payment notification refused");
  expect(lines.join("\n")).not.toContain(merchant.privateKey.slice(0, 40));
  expect(lines.join("\n")).not.toContain(payment.account.token);
});
