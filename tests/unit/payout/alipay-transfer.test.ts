import { describe, expect, test } from "vitest";
import {
  isSignedRequest,
  signNotification,
} from "../../../backend/src/providers/pay/alipay/alipay-signature";
import { signText } from "../../../backend/src/providers/pay/rsa";
import { createAlipayTransfer } from "../../../backend/src/providers/payout/alipay-transfer";
import { clock, fakeServer, NOW, newKeyPair } from "../pay/keys";

const merchant = newKeyPair();
const alipay = newKeyPair();
const options = {
  appId: "2021000000000000",
  privateKey: merchant.privateKey,
  alipayPublicKey: alipay.publicKey,
  appCertSn: "a".repeat(32),
  rootCertSn: "b".repeat(32),
};
const TRANSFER = {
  outBizNo: "WD1",
  amount: 9_940,
  account: "13900139000",
  realName: "张三",
  title: "装达钱包提现",
  notifyUrl: "https://site.example/notify/payout/alipay",
};
const SEND = "alipay_fund_trans_uni_transfer";
const QUERY = "alipay_fund_trans_common_query";

async function answer(method: string, node: object, key = alipay.privateKey): Promise<Response> {
  const text = JSON.stringify(node);
  return new Response(`{"${method}_response":${text},"sign":"${await signText(key, text)}"}`);
}
const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  return { ...server, provider: createAlipayTransfer(options, { clock, fetch: server.fetch }) };
};
const DONE = {
  code: "10000",
  out_biz_no: "WD1",
  order_id: "2026",
  status: "SUCCESS",
  trans_date: "2026-11-20 16:30:00",
};
const PAID = { status: "PAID", transferNo: "2026", paidAt: Date.parse("2026-11-20T16:30:00+08:00") };

describe("a transfer by Alipay", () => {
  test("is asked for as documented, with both certificates, and signed", async () => {
    const { provider, requests } = connect(await answer(SEND, DONE));
    expect(await provider.send(TRANSFER)).toEqual(PAID);
    const params = Object.fromEntries(new URLSearchParams(await requests[0]?.text()));
    expect(params).toMatchObject({
      method: "alipay.fund.trans.uni.transfer",
      app_cert_sn: "a".repeat(32),
      alipay_root_cert_sn: "b".repeat(32),
    });
    expect(JSON.parse(params.biz_content ?? "")).toEqual({
      out_biz_no: "WD1",
      trans_amount: "99.40",
      product_code: "TRANS_ACCOUNT_NO_PWD",
      biz_scene: "DIRECT_TRANSFER",
      order_title: "装达钱包提现",
      payee_info: { identity: "13900139000", identity_type: "ALIPAY_LOGON_ID", name: "张三" },
    });
    expect(await isSignedRequest(params, merchant.publicKey)).toBe(true);
  });

  test.each([
    [{ ...DONE, status: "DEALING" }, { status: "PROCESSING" }],
    [
      { code: "40004", sub_code: "PAYEE_USER_INFO_ERROR" },
      { status: "FAILED", reason: "真实姓名与支付宝实名不一致，请核对后重新绑定" },
    ],
  ])("answers %o as what it is", async (node, state) => {
    expect(await connect(await answer(SEND, node)).provider.send(TRANSFER)).toEqual(state);
  });

  test.each([
    [
      "our own empty account",
      async () => answer(SEND, { code: "40004", sub_code: "PAYER_BALANCE_NOT_ENOUGH" }),
    ],
    [
      "a system that is not sure",
      async () => answer(SEND, { code: "20000", sub_code: "aop.ACQ.SYSTEM_ERROR" }),
    ],
    ["an answer about another transfer", async () => answer(SEND, { ...DONE, out_biz_no: "WD2" })],
    ["an answer signed with another key", async () => answer(SEND, DONE, merchant.privateKey)],
    ["a page of HTML", async () => new Response("<html>")],
  ])("is not reported as failed for %s: its outcome is unknown", async (_why, made) => {
    await expect(connect(await made()).provider.send(TRANSFER)).rejects.toThrow(/alipay\.fund/);
  });

  test("is asked about by its own number", async () => {
    const { provider, requests } = connect(
      await answer(QUERY, { code: "40004", sub_code: "ORDER_NOT_EXIST" }),
      await answer(QUERY, { ...DONE, pay_date: DONE.trans_date }),
      await answer(QUERY, { ...DONE, status: "FAIL", error_code: "PAYEE_NOT_EXIST" }),
    );
    expect(await provider.query("WD1")).toEqual({ status: "UNKNOWN" });
    expect(await provider.query("WD1")).toEqual(PAID);
    expect(await provider.query("WD1")).toMatchObject({ status: "FAILED" });
    expect(requests).toHaveLength(3);
  });
});

describe("its message about a change", () => {
  const content = { out_biz_no: "WD1", order_id: "2026", status: "SUCCESS", trans_amount: "99.40" };
  const params = {
    notify_id: "n1",
    msg_method: "alipay.fund.trans.order.changed",
    app_id: options.appId,
    charset: "UTF-8",
    sign_type: "RSA2",
    version: "1.1",
    biz_content: JSON.stringify(content),
  };
  const raw = async (changed: Record<string, string> = {}, key = alipay.privateKey) => {
    const sent = { ...params, ...changed };
    return {
      headers: new Headers({ "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" }),
      body: new URLSearchParams({ ...sent, sign: await signNotification(sent, key) }).toString(),
    };
  };
  const { provider } = connect();

  test("[S23] says what became of which transfer", async () => {
    expect(await provider.verifyNotification(await raw())).toEqual({
      eventId: "n1",
      outBizNo: "WD1",
      amount: 9_940,
      state: { status: "PAID", transferNo: "2026", paidAt: NOW },
    });
  });

  test.each([
    ["wrong signature", {}, merchant.privateKey],
    ["another application", { app_id: "2021" }, alipay.privateKey],
    ["unreadable", { msg_method: "alipay.other" }, alipay.privateKey],
    ["unreadable content", { biz_content: "{" }, alipay.privateKey],
    [
      "unreadable amount",
      { biz_content: JSON.stringify({ ...content, trans_amount: "1e3" }) },
      alipay.privateKey,
    ],
  ])("[S23] is refused for %s", async (why, changed, key) => {
    await expect(provider.verifyNotification(await raw(changed, key))).rejects.toThrow(why);
  });
});
