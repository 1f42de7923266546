import { describe, expect, test } from "vitest";
import { isSignedBy } from "../../../backend/src/providers/pay/rsa";
import { WECHAT_HOST } from "../../../backend/src/providers/pay/wechat/wechat-api";
import { openText, sealText } from "../../../backend/src/providers/pay/wechat/wechat-cipher";
import { verifyWechatNotification } from "../../../backend/src/providers/pay/wechat/wechat-notification";
import { createWechatPay } from "../../../backend/src/providers/pay/wechat/wechat-pay";
import {
  wechatAuthorization,
  wechatSignatureHeaders,
  wechatSignatureIssue,
} from "../../../backend/src/providers/pay/wechat/wechat-signature";
import { clock, fakeServer, NOW, newKeyPair } from "./keys";
import { WECHAT_ANSWER, WECHAT_SEALED, WECHAT_SIGNING } from "./vectors";

const merchant = newKeyPair();
const platform = newKeyPair();
const options = {
  appId: "wx1234567890123456",
  mchId: "1900000000",
  serialNo: "5F",
  privateKey: merchant.privateKey,
  publicKeyId: "PUB_KEY_ID_1",
  publicKey: platform.publicKey,
  apiV3Key: "0123456789abcdef0123456789abcdef",
};
const signer = { publicKeyId: options.publicKeyId, privateKey: platform.privateKey };
const moment = { timestamp: NOW / 1000, nonce: "nonce" };

const signed = async (body: string, status = 200, by = signer, at = moment) =>
  new Response(body || null, { status, headers: await wechatSignatureHeaders(body, by, at) });

const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  const ids = { token: () => "nonce" };
  return { ...server, wechat: createWechatPay(options, { clock, ids, fetch: server.fetch }) };
};

describe("WeChat Pay's published vectors", () => {
  test("a request is signed as documented", async () => {
    const { request, signature, privateKey } = WECHAT_SIGNING;
    const header = await wechatAuthorization(request, { mchId: "1900007291", serialNo: "408B", privateKey });
    expect(header).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="${request.nonce}",signature="${signature}",timestamp="${request.timestamp}",serial_no="408B"`,
    );
  });

  test("[S23] a documented answer is genuine, and any change of it is not", async () => {
    const { headers, body, timestamp } = WECHAT_ANSWER;
    const issue = (changed: Partial<typeof headers>, text = body, now = timestamp * 1000) =>
      wechatSignatureIssue(
        { headers: new Headers({ ...headers, ...changed }), body: text },
        WECHAT_ANSWER,
        now,
      );
    expect(await issue({})).toBeNull();
    expect(await issue({}, `${body} `)).toBe("wrong signature");
    expect(await issue({ "Wechatpay-Nonce": "0" })).toBe("wrong signature");
    expect(await issue({ "Wechatpay-Signature": "no base64!" })).toBe("wrong signature");
    expect(await issue({ "Wechatpay-Serial": "PUB_KEY_ID_2" })).toBe("signed with another key");
    expect(await issue({ "Wechatpay-Timestamp": "" })).toBe("no timestamp");
    for (const minutes of [-10, 10]) {
      expect(await issue({}, body, (timestamp + minutes * 60) * 1000)).toBe("too old or from the future");
    }
  });

  test("a sealed resource opens with the right key, nonce and associated data alone", async () => {
    const { apiV3Key, text, ...sealed } = WECHAT_SEALED;
    expect(await openText(sealed, apiV3Key)).toBe(text);
    expect(await sealText(text, apiV3Key, sealed)).toBe(sealed.ciphertext);
    await expect(openText(sealed, "testAPIv3Key0001")).rejects.toThrow();
    await expect(openText({ ...sealed, associatedData: "" }, apiV3Key)).rejects.toThrow();
  });
});

const transaction = {
  appid: options.appId,
  mchid: options.mchId,
  out_trade_no: "T1",
  transaction_id: "4200",
  trade_state: "SUCCESS",
  success_time: "2026-11-30T11:59:00+08:00",
  amount: { total: 1230, payer_total: 1230, currency: "CNY" },
};
const paid = {
  status: "PAID",
  trade: { outTradeNo: "T1", transactionId: "4200", amount: 1230, paidAt: NOW - 60_000 },
};

describe("a notification", () => {
  const parts = { nonce: "123456789012", associatedData: "transaction" };
  async function notification(
    content: object,
    change: { event?: string; key?: string; algorithm?: string } = {},
  ) {
    const body = JSON.stringify({
      id: "EV-1",
      event_type: change.event ?? "TRANSACTION.SUCCESS",
      resource: {
        algorithm: change.algorithm ?? "AEAD_AES_256_GCM",
        ciphertext: await sealText(JSON.stringify(content), change.key ?? options.apiV3Key, parts),
        nonce: parts.nonce,
        associated_data: parts.associatedData,
      },
    });
    return { headers: new Headers(await wechatSignatureHeaders(body, signer, moment)), body };
  }

  test("tells who paid what and when", async () => {
    expect(await verifyWechatNotification(await notification(transaction), options, NOW)).toEqual({
      eventId: "EV-1",
      outTradeNo: "T1",
      state: paid,
    });
  });

  test("about a refund says nothing about the payment", async () => {
    const refund = { mchid: options.mchId, out_trade_no: "T1", refund_status: "SUCCESS" };
    const raw = await notification(refund, { event: "REFUND.SUCCESS" });
    expect(await verifyWechatNotification(raw, options, NOW)).toEqual({
      eventId: "EV-1",
      outTradeNo: "T1",
      state: null,
    });
  });

  test.each([
    ["another application", { ...transaction, appid: "wx0" }, {}],
    ["another merchant", { ...transaction, mchid: "1" }, {}],
    ["another merchant", { mchid: "1", out_trade_no: "T1" }, { event: "REFUND.SUCCESS" }],
    ["sealed with another key", transaction, { key: "f".repeat(32) }],
    ["unreadable", transaction, { algorithm: "NONE" }],
    ["unreadable", { hello: 1 }, {}],
    ["paid without amount or time", { ...transaction, amount: { total: 1230, currency: "USD" } }, {}],
    ["paid without amount or time", { ...transaction, success_time: undefined }, {}],
  ])("[S23] is refused: %s", async (reason, content, change) => {
    await expect(verifyWechatNotification(await notification(content, change), options, NOW)).rejects.toThrow(
      reason,
    );
  });

  test("[S23] is refused when it is old, signed with another key or changed on its way", async () => {
    const raw = await notification(transaction);
    await expect(verifyWechatNotification(raw, options, NOW + 600_000)).rejects.toThrow("too old");
    const forged = { ...options, publicKey: merchant.publicKey };
    await expect(verifyWechatNotification(raw, forged, NOW)).rejects.toThrow("wrong signature");
    const changed = { ...raw, body: raw.body.replace("EV-1", "EV-2") };
    await expect(verifyWechatNotification(changed, options, NOW)).rejects.toThrow("wrong signature");
  });
});

describe("the calls", () => {
  test("[PAY-06] opening a trade answers what the QR code holds", async () => {
    const { wechat, requests } = connect(await signed(WECHAT_ANSWER.body));
    const checkout = await wechat.create({
      outTradeNo: "T1",
      amount: 1230,
      subject: "装达订单",
      notifyUrl: "https://www.example.com/notify/pay/wechat",
      returnUrl: "https://www.example.com/user/order",
      expiresAt: NOW + 7_200_000,
    });
    expect(checkout).toEqual({ kind: "qr", text: "weixin://wxpay/bizpayurl?pr=JyC91EIz1" });
    const [request] = requests;
    expect(request).toMatchObject({ url: `${WECHAT_HOST}/v3/pay/transactions/native`, redirect: "manual" });
    const body = (await request?.text()) ?? "";
    expect(JSON.parse(body)).toEqual({
      appid: options.appId,
      mchid: options.mchId,
      description: "装达订单",
      out_trade_no: "T1",
      time_expire: "2026-11-30T14:00:00+08:00",
      notify_url: "https://www.example.com/notify/pay/wechat",
      amount: { total: 1230, currency: "CNY" },
    });
    const signature = /signature="([^"]+)"/.exec(request?.headers.get("authorization") ?? "")?.[1] ?? "";
    const message = `POST\n/v3/pay/transactions/native\n${NOW / 1000}\nnonce\n${body}\n`;
    expect(await isSignedBy(merchant.publicKey, message, signature)).toBe(true);
  });

  test("a query tells paid, refunded since, waiting, closed and unknown", async () => {
    const { trade_state: _state, ...rest } = transaction;
    const answers = await Promise.all(
      ["SUCCESS", "REFUND", "NOTPAY", "USERPAYING", "CLOSED"].map((trade_state) =>
        signed(JSON.stringify({ ...rest, trade_state })),
      ),
    );
    const { wechat, requests } = connect(...answers, await signed('{"code":"ORDER_NOT_EXIST"}', 404));
    const states = [];
    for (let i = 0; i < 6; i++) states.push(await wechat.query("T1"));
    expect(states.map(({ status }) => status)).toEqual([
      "PAID",
      "PAID",
      "WAITING",
      "WAITING",
      "CLOSED",
      "WAITING",
    ]);
    expect(states[0]).toEqual(paid);
    expect(requests[0]?.url).toBe(`${WECHAT_HOST}/v3/pay/transactions/out-trade-no/T1?mchid=1900000000`);
  });

  test.each([
    ["unsigned", async () => new Response(JSON.stringify(transaction))],
    [
      "signed with another key",
      () => signed(JSON.stringify(transaction), 200, { ...signer, privateKey: merchant.privateKey }),
    ],
    [
      "old",
      () => signed(JSON.stringify(transaction), 200, signer, { ...moment, timestamp: NOW / 1000 - 600 }),
    ],
    ["about another trade", () => signed(JSON.stringify({ ...transaction, out_trade_no: "T2" }))],
    ["about another merchant", () => signed(JSON.stringify({ ...transaction, mchid: "1" }))],
    ["a refusal", () => signed('{"code":"SYSTEM_ERROR"}', 500)],
    ["lost", async () => Promise.reject(new TypeError("network"))],
  ])("[S23] an answer that is %s is not believed", async (_what, make) => {
    const { wechat } = connect(make);
    await expect(wechat.query("T1")).rejects.toMatchObject({ name: "PayProviderError" });
  });

  test("closing a trade answers 204; a paid one is refused, an unknown one is not closed yet", async () => {
    const { wechat, requests } = connect(
      await signed("", 204),
      await signed('{"code":"ORDER_NOT_EXIST"}', 404),
      await signed('{"code":"ORDERPAID"}', 400),
      new Response(null, { status: 204 }),
    );
    expect(await wechat.close("T1")).toBe(true);
    expect(await wechat.close("T1")).toBe(false);
    await expect(wechat.close("T1")).rejects.toThrow("ORDERPAID");
    await expect(wechat.close("T1"), "unsigned").rejects.toMatchObject({ name: "PayProviderError" });
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: `${WECHAT_HOST}/v3/pay/transactions/out-trade-no/T1/close`,
    });
    expect(await requests[0]?.json()).toEqual({ mchid: "1900000000" });
  });

  test("a refund that is asked about is done, under way, closed, or unknown", async () => {
    const { wechat, requests } = connect(
      ...(await Promise.all(
        ["SUCCESS", "PROCESSING", "ABNORMAL", "CLOSED"].map((status) => signed(JSON.stringify({ status }))),
      )),
      await signed('{"code":"RESOURCE_NOT_EXISTS"}', 404),
    );
    const states: string[] = [];
    for (let i = 0; i < 5; i++)
      states.push(await wechat.queryRefund({ outTradeNo: "T1", outRefundNo: "T1-7", amount: 5 }));
    expect(states).toEqual(["DONE", "PROCESSING", "PROCESSING", "CLOSED", "UNKNOWN"]);
    expect(requests[0]).toMatchObject({
      method: "GET",
      url: `${WECHAT_HOST}/v3/refund/domestic/refunds/T1-7`,
    });
  });

  test("a refund is done, under way, closed, or refused", async () => {
    const { wechat, requests } = connect(
      await signed('{"status":"SUCCESS"}'),
      await signed('{"status":"PROCESSING"}'),
      await signed('{"status":"CLOSED"}'),
      await signed('{"status":"ABNORMAL"}'),
    );
    const refund = { outTradeNo: "T1", outRefundNo: "T1-7", amount: 5, total: 1230, reason: "重复支付" };
    expect(await wechat.refund(refund)).toBe("DONE");
    expect(await wechat.refund(refund)).toBe("PROCESSING");
    expect(await wechat.refund(refund)).toBe("CLOSED");
    await expect(wechat.refund(refund)).rejects.toThrow("ABNORMAL");
    expect(await requests[0]?.json()).toEqual({
      out_trade_no: "T1",
      out_refund_no: "T1-7",
      reason: "重复支付",
      amount: { refund: 5, total: 1230, currency: "CNY" },
    });
  });
});
