import { describe, expect, test } from "vitest";
import { answer, connect } from "./alipay-server";

const refund = { outTradeNo: "T1", outRefundNo: "T1-7", amount: 5, total: 1230, reason: "重复支付" };

describe("a refund", () => {
  test("a refund about which Alipay cannot be asked has failed for now", async () => {
    const { alipay: provider } = connect(
      await answer("alipay_trade_refund", { code: "10000", fund_change: "N" }),
      await answer("alipay_trade_fastpay_refund_query", { code: "40004", sub_code: "ACQ.SYSTEM_ERROR" }),
    );
    await expect(provider.refund(refund)).rejects.toThrow("ACQ.SYSTEM_ERROR");
  });

  test("a refund is asked for under its own number", async () => {
    const { alipay: provider, requests } = connect(
      await answer("alipay_trade_refund", { code: "10000", fund_change: "Y" }),
    );
    expect(await provider.refund(refund)).toBe("DONE");
    const sent = new URLSearchParams(await requests[0]?.text());
    expect(JSON.parse(sent.get("biz_content") ?? "")).toEqual({
      out_trade_no: "T1",
      out_request_no: "T1-7",
      refund_amount: "0.05",
      refund_reason: "重复支付",
    });
  });

  test.each([
    ["that Alipay has made before", "N", { code: "10000", refund_status: "REFUND_SUCCESS" }, "DONE"],
    ["that is on its way", "N", { code: "10000", refund_status: "REFUND_PROCESSING" }, "PROCESSING"],
    ["that Alipay does not know", "N", { code: "10000" }, "PROCESSING"],
    ["about which it tells nothing", undefined, { code: "10000" }, "PROCESSING"],
    [
      "that Alipay has made before, as it answered of old,",
      "N",
      { code: "10000", out_request_no: "T1-7", refund_amount: "0.05" },
      "DONE",
    ],
  ])(
    "[REFUND-22] a refund %s counts only as Alipay says when it is asked",
    async (_what, fund_change, known, state) => {
      const { alipay: provider, requests } = connect(
        await answer("alipay_trade_refund", { code: "10000", fund_change }),
        await answer("alipay_trade_fastpay_refund_query", known),
      );
      expect(await provider.refund(refund)).toBe(state);
      const sent = new URLSearchParams(await requests[1]?.text());
      expect(sent.get("method")).toBe("alipay.trade.fastpay.refund.query");
      expect(JSON.parse(sent.get("biz_content") ?? "")).toEqual({
        out_trade_no: "T1",
        out_request_no: "T1-7",
      });
    },
  );
});

describe("[R14] a refund that is asked about", () => {
  const ours = { out_trade_no: "T1", out_request_no: "T1-7", refund_amount: "0.05" };
  const success = { refund_status: "REFUND_SUCCESS" };

  test.each([
    ["has been made, where its status says so", { ...ours, ...success }, "DONE"],
    ["has been made, where the status stands alone", success, "DONE"],
    ["has been made, where it is there without a status", ours, "DONE"],
    ["is under way with another status", { ...ours, refund_status: "REFUND_PROCESSING" }, "PROCESSING"],
    ["is not known to be made with another amount", { ...ours, refund_amount: "0.04" }, "PROCESSING"],
    ["is not known to be made with a part", { out_request_no: "T1-7" }, "PROCESSING"],
    ["is not known to be made with a time alone", { gmt_refund_pay: "2026-11-30 12:00:00" }, "PROCESSING"],
    ["is not another one", { ...ours, out_request_no: "T1-8" }, "PROCESSING"],
    ["is no success of another amount", { ...ours, ...success, refund_amount: "0.04" }, "PROCESSING"],
    ["is no success of another one", { ...ours, ...success, out_request_no: "T1-8" }, "PROCESSING"],
    ["is unknown only where nothing of it is there", {}, "UNKNOWN"],
    ["is unknown where its trade alone is there", { out_trade_no: "T1", trade_no: "2026" }, "UNKNOWN"],
  ])("%s", async (_what, known, state) => {
    const { alipay: provider } = connect(
      await answer("alipay_trade_fastpay_refund_query", { code: "10000", msg: "Success", ...known }),
    );
    expect(await provider.queryRefund({ outTradeNo: "T1", outRefundNo: "T1-7", amount: 5 })).toBe(state);
  });
});
