import { describe, expect, test } from "vitest";
import { openAsPlatform } from "../../../backend/src/providers/pay/rsa";
import { sealText } from "../../../backend/src/providers/pay/wechat/wechat-cipher";
import { wechatSignatureHeaders } from "../../../backend/src/providers/pay/wechat/wechat-signature";
import { createWechatTransfer } from "../../../backend/src/providers/payout/wechat-transfer";
import { clock, fakeServer, NOW, newKeyPair } from "../pay/keys";

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
  sceneId: "1005",
};
const signer = { publicKeyId: options.publicKeyId, privateKey: platform.privateKey };
const moment = { timestamp: NOW / 1000, nonce: "nonce" };
const signed = async (content: object, status = 200) => {
  const body = JSON.stringify(content);
  return new Response(body, { status, headers: await wechatSignatureHeaders(body, signer, moment) });
};
const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  const ids = { token: () => "nonce" };
  return { ...server, provider: createWechatTransfer(options, { clock, ids, fetch: server.fetch }) };
};
const TRANSFER = {
  outBizNo: "WD1",
  amount: 9_940,
  account: "openid-1",
  realName: "张三",
  title: "装达钱包提现",
  notifyUrl: "https://site.example/notify/payout/wechat",
};
const BILL = {
  out_bill_no: "WD1",
  transfer_bill_no: "1330000",
  state: "SUCCESS",
  update_time: "2026-11-20T16:30:00+08:00",
};
const PAID = { status: "PAID", transferNo: "1330000", paidAt: Date.parse(BILL.update_time) };

describe("a transfer by WeChat Pay", () => {
  test("is asked for as documented; the name is sealed with the platform's key", async () => {
    const { provider, requests } = connect(await signed({ ...BILL, state: "ACCEPTED" }));
    expect(await provider.send(TRANSFER)).toEqual({ status: "PROCESSING" });
    expect(requests[0]?.url).toBe("https://api.mch.weixin.qq.com/v3/fund-app/mch-transfer/transfer-bills");
    const { user_name, ...content } = JSON.parse((await requests[0]?.text()) ?? "");
    expect(content).toMatchObject({
      appid: options.appId,
      out_bill_no: "WD1",
      transfer_scene_id: "1005",
      openid: "openid-1",
      transfer_amount: 9_940,
      notify_url: TRANSFER.notifyUrl,
    });
    expect(user_name).not.toContain("张三");
    expect(await openAsPlatform(platform.privateKey, user_name)).toBe("张三");
  });

  test("that its payee has to confirm says until when, and what opens the confirmation", async () => {
    const answer = { ...BILL, state: "WAIT_USER_CONFIRM", package_info: "affffddafdfafddffda==" };
    const { provider } = connect(
      await signed({ ...answer, create_time: BILL.update_time }),
      await signed(answer),
    );
    const waiting = { status: "WAITING", packageInfo: answer.package_info };
    const sent = await provider.send(TRANSFER);
    expect(sent).toEqual({ ...waiting, confirmBy: PAID.paidAt + 24 * 3_600_000 });
    expect(await provider.send(TRANSFER)).toEqual({ ...waiting, confirmBy: NOW + 24 * 3_600_000 });
  });

  test.each([
    ["NAME_NOT_MATCH", { status: "FAILED", reason: "真实姓名与微信实名不一致，请核对后重试" }],
    ["OPENID_ERROR", { status: "FAILED", reason: "微信账号无法收款，请重新绑定微信" }],
  ])("the refusal %s is final", async (code, state) => {
    expect(await connect(await signed({ code }, 400)).provider.send(TRANSFER)).toEqual(state);
  });

  test.each(["NOT_ENOUGH", "SYSTEM_ERROR", "FREQUENCY_LIMITED"])(
    "%s is never called failed: it is tried again",
    async (code) => {
      await expect(connect(await signed({ code }, 403)).provider.send(TRANSFER)).rejects.toThrow(code);
    },
  );

  test("is asked about by its own number", async () => {
    const { provider } = connect(
      await signed({ code: "NOT_FOUND" }, 404),
      await signed(BILL),
      await signed({ ...BILL, state: "WAIT_USER_CONFIRM", create_time: BILL.update_time }),
      await signed({ ...BILL, state: "FAIL", fail_reason: "OVERDUE_CLOSE" }),
    );
    expect(await provider.query("WD1")).toEqual({ status: "UNKNOWN" });
    expect(await provider.query("WD1")).toEqual(PAID);
    expect(await provider.query("WD1")).toEqual({
      status: "WAITING",
      packageInfo: null,
      confirmBy: PAID.paidAt + 24 * 3_600_000,
    });
    expect(await provider.query("WD1")).toEqual({ status: "FAILED", reason: "24小时内未在微信中确认收款" });
  });

  test("[S23] its notification is sealed with our key and is about our merchant", async () => {
    const { provider } = connect();
    const notification = async (content: object) => {
      const parts = { nonce: "0123456789ab", associatedData: "mch_payment" };
      const body = JSON.stringify({
        id: "e1",
        event_type: "MCHTRANSFER.BILL.FINISHED",
        resource: {
          algorithm: "AEAD_AES_256_GCM",
          ciphertext: await sealText(JSON.stringify(content), options.apiV3Key, parts),
          nonce: parts.nonce,
          associated_data: parts.associatedData,
        },
      });
      return { body, headers: new Headers(await wechatSignatureHeaders(body, signer, moment)) };
    };
    const ours = { ...BILL, mch_id: options.mchId, transfer_amount: 9_940 };
    expect(await provider.verifyNotification(await notification(ours))).toEqual({
      eventId: "e1",
      outBizNo: "WD1",
      amount: 9_940,
      state: PAID,
    });
    const foreign = await notification({ ...ours, mch_id: "1900000001" });
    await expect(provider.verifyNotification(foreign)).rejects.toThrow("another merchant");
    const changed = await notification(ours);
    await expect(provider.verifyNotification({ ...changed, body: `${changed.body} ` })).rejects.toThrow(
      "wrong signature",
    );
  });
});
