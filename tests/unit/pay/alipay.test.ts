import { describe, expect, test } from "vitest";
import { ALIPAY_GATEWAY } from "../../../backend/src/providers/pay/alipay/alipay-gateway";
import { verifyAlipayNotification } from "../../../backend/src/providers/pay/alipay/alipay-notification";
import {
  isSignedRequest,
  signedNode,
  signNotification,
} from "../../../backend/src/providers/pay/alipay/alipay-signature";
import { isSignedBy } from "../../../backend/src/providers/pay/rsa";
import { yuanTextToFen } from "../../../backend/src/providers/pay/yuan";
import { alipay, answer, connect, identity, merchant } from "./alipay-server";
import { NOW } from "./keys";
import { ALIPAY_ANSWER, ALIPAY_NOTIFICATION } from "./vectors";

const form = { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" };

const rawNotification = (params: Record<string, string>) => ({
  headers: new Headers(form),
  body: new URLSearchParams(params).toString(),
});

describe("Alipay's published vectors", () => {
  test("an answer's signature is over the very text of its node", async () => {
    const { text, node, publicKey } = ALIPAY_ANSWER;
    const { sign } = JSON.parse(text);
    expect(await isSignedBy(publicKey, signedNode(text, node) ?? "", sign)).toBe(true);
    expect(await isSignedBy(publicKey, signedNode(text.replace("10000", "10001"), node) ?? "", sign)).toBe(
      false,
    );
  });

  test("a node may hold braces and quotes in its texts", () => {
    const node = '{"a":"}\\"{","b":{"c":"\\\\"}}';
    expect(signedNode(`{"x_response" : ${node},"sign":"s"}`, "x_response")).toBe(node);
    expect(signedNode("<html>", "x_response")).toBeNull();
  });

  test("[S23] a recorded notification is genuine, and any change of it is not", async () => {
    const { params, publicKey } = ALIPAY_NOTIFICATION;
    const ours = { appId: params.app_id, sellerId: params.seller_id, alipayPublicKey: publicKey };
    expect(await verifyAlipayNotification(rawNotification(params), ours)).toEqual({
      eventId: params.notify_id,
      outTradeNo: params.out_trade_no,
      state: {
        status: "PAID",
        trade: {
          outTradeNo: params.out_trade_no,
          transactionId: params.trade_no,
          amount: 10,
          paidAt: Date.parse("2019-08-15T15:56:24+08:00"),
        },
      },
    });
    const changed = rawNotification({ ...params, total_amount: "0.01" });
    await expect(verifyAlipayNotification(changed, ours)).rejects.toThrow("wrong signature");
  });
});

describe("a notification", () => {
  const params = {
    notify_id: "n1",
    app_id: identity.appId,
    seller_id: identity.sellerId,
    out_trade_no: "T1",
    trade_no: "2026",
    trade_status: "TRADE_SUCCESS",
    total_amount: "12.30",
    notify_time: "2026-11-30 12:00:00",
    charset: "utf-8",
    sign_type: "RSA2",
  };
  const signed = async (change: Record<string, string> = {}) => {
    const all = { ...params, ...change };
    return rawNotification({ ...all, sign: await signNotification(all, alipay.privateKey) });
  };

  test.each([
    ["another application", { app_id: "2021999999999999" }],
    ["another seller", { seller_id: "2088999999999999" }],
    ["another charset", { charset: "GBK" }],
    ["another kind of signature", { sign_type: "RSA" }],
    ["unreadable amount", { total_amount: "1e3" }],
    ["unreadable", { trade_status: "PAID" }],
    ["unreadable time", { notify_time: "yesterday" }],
  ])("[S23] for %s is refused although it is signed", async (reason, change) => {
    await expect(verifyAlipayNotification(await signed(change), identity)).rejects.toThrow(reason);
  });

  test("[S23] with a parameter twice, without a signature or as something else than a form is refused", async () => {
    const { headers, body } = await signed();
    const twice = { headers, body: `${body}&total_amount=0.01` };
    await expect(verifyAlipayNotification(twice, identity)).rejects.toThrow("twice");
    await expect(verifyAlipayNotification(rawNotification(params), identity)).rejects.toThrow(
      "wrong signature",
    );
    await expect(verifyAlipayNotification({ headers: new Headers(), body }, identity)).rejects.toThrow(
      "no form",
    );
  });

  test.each([
    ["WAIT_BUYER_PAY", "WAITING"],
    ["TRADE_CLOSED", "CLOSED"],
    ["TRADE_FINISHED", "PAID"],
  ])("%s means %s", async (trade_status, status) => {
    expect((await verifyAlipayNotification(await signed({ trade_status }), identity)).state?.status).toBe(
      status,
    );
  });
});

describe("the calls", () => {
  const trade = {
    outTradeNo: "T1",
    amount: 1230,
    subject: '装达订单 "1" <&>',
    notifyUrl: "https://www.example.com/notify/pay/alipay",
    returnUrl: "https://www.example.com/user/order",
    expiresAt: NOW + 7_200_000,
  };

  test("[PAY-14] opening a trade makes a signed form for the gateway, and sends no request", async () => {
    const { alipay: provider, requests } = connect();
    const checkout = await provider.create(trade);
    const html = checkout.kind === "page" ? checkout.html : "";
    expect(html).toContain(`method="post" action="${ALIPAY_GATEWAY}?charset=utf-8"`);
    const unescaped = (text: string) =>
      text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    const params: Record<string, string> = {};
    for (const [, name = "", value = ""] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
      params[name] = unescaped(value);
    }
    expect(await isSignedRequest(params, merchant.publicKey)).toBe(true);
    expect(params).toMatchObject({ method: "alipay.trade.page.pay", timestamp: "2026-11-30 12:00:00" });
    expect(JSON.parse(params.biz_content ?? "")).toEqual({
      out_trade_no: "T1",
      product_code: "FAST_INSTANT_TRADE_PAY",
      total_amount: "12.30",
      subject: trade.subject,
      time_expire: "2026-11-30 14:00:00",
    });
    expect(requests).toEqual([]);
  });

  test("a query goes signed to the gateway and follows no redirect", async () => {
    const node = {
      code: "10000",
      out_trade_no: "T1",
      trade_no: "2026",
      trade_status: "TRADE_SUCCESS",
      total_amount: "12.30",
      send_pay_date: "2026-11-30 11:59:00",
    };
    const { alipay: provider, requests } = connect(await answer("alipay_trade_query", node));
    expect(await provider.query("T1")).toEqual({
      status: "PAID",
      trade: { outTradeNo: "T1", transactionId: "2026", amount: 1230, paidAt: NOW - 60_000 },
    });
    const [request] = requests;
    expect(request).toMatchObject({ url: `${ALIPAY_GATEWAY}?charset=utf-8`, redirect: "manual" });
    const sent = Object.fromEntries(new URLSearchParams(await request?.text()));
    expect(await isSignedRequest(sent, merchant.publicKey)).toBe(true);
  });

  test("a trade that Alipay has not seen yet waits; a closed one is closed", async () => {
    const { alipay: provider } = connect(
      await answer("alipay_trade_query", { code: "40004", sub_code: "ACQ.TRADE_NOT_EXIST" }),
      await answer("alipay_trade_query", { code: "10000", out_trade_no: "T1", trade_status: "TRADE_CLOSED" }),
    );
    expect(await provider.query("T1")).toEqual({ status: "WAITING" });
    expect(await provider.query("T1")).toEqual({ status: "CLOSED" });
  });

  test.each([
    ["is signed with another key", (node: object) => answer("alipay_trade_query", node, merchant.privateKey)],
    ["is about another trade", () => answer("alipay_trade_query", { code: "10000", out_trade_no: "T2" })],
    ["is a page", async () => new Response("<html>", { status: 502 })],
    ["is a refusal", () => answer("alipay_trade_query", { code: "40004", sub_code: "ACQ.SYSTEM_ERROR" })],
    ["never comes", async () => Promise.reject(new TypeError("network"))],
  ])("[S23] an answer that %s is not believed", async (_what, make) => {
    const paid = {
      code: "10000",
      out_trade_no: "T1",
      trade_no: "1",
      trade_status: "TRADE_SUCCESS",
      total_amount: "1.00",
    };
    const { alipay: provider } = connect(() => make(paid));
    await expect(provider.query("T1")).rejects.toMatchObject({ name: "PayProviderError" });
  });

  test("closing a trade that is paid is refused, one that Alipay does not know is not closed yet", async () => {
    const { alipay: provider, requests } = connect(
      await answer("alipay_trade_close", { code: "10000", out_trade_no: "T1", trade_no: "2026" }),
      await answer("alipay_trade_close", { code: "40004", sub_code: "ACQ.TRADE_NOT_EXIST" }),
      await answer("alipay_trade_close", { code: "40004", sub_code: "ACQ.TRADE_STATUS_ERROR" }),
    );
    expect(await provider.close("T1")).toBe(true);
    expect(await provider.close("T1")).toBe(false);
    await expect(provider.close("T1")).rejects.toThrow("ACQ.TRADE_STATUS_ERROR");
    const sent = Object.fromEntries(new URLSearchParams(await requests[0]?.text()));
    expect(sent).toMatchObject({ method: "alipay.trade.close", biz_content: '{"out_trade_no":"T1"}' });
    expect(await isSignedRequest(sent, merchant.publicKey)).toBe(true);
  });
});

test("[S6] amounts are read exactly or not at all", () => {
  expect(["0.01", "12", "12.3", "88888888.88"].map(yuanTextToFen)).toEqual([1, 1200, 1230, 8_888_888_888]);
  expect(["", "-1", "1e3", "1.234", "１", " 1", "0x1", "1,000"].map(yuanTextToFen)).toEqual(
    Array(8).fill(null),
  );
});
