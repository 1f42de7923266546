import { expect, test } from "vitest";
import { payAnswerOf } from "../../../app/features/payment/pay-answer";

const opened = (pageHtml: string | null, qrCode: string | null) => ({
  ...{ __typename: "Payment" as const, pageHtml, qrCode, amount: 100 },
});

test.each([
  ["the page of Alipay", "<form></form>", null, { payWay: "ALIPAY", pageHtml: "<form></form>" }],
  ["the code of WeChat Pay", null, "weixin://wxpay", { payWay: "WECHAT", qrCode: "weixin://wxpay" }],
  ["nothing, because it is paid", null, null, null],
])("a payment shows %s, and keeps the rest of its answer", (_what, pageHtml, qrCode, shown) => {
  const answer = opened(pageHtml, qrCode);
  expect(payAnswerOf(answer)).toEqual({ opened: answer, shown });
});

test("a refused payment has the platform's code and words, and shows nothing", () => {
  const refusal = { __typename: "BusinessError" as const, code: 4304, message: "您的余额不足" };
  expect(payAnswerOf(refusal)).toEqual({ refusal });
});
