import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LedgerRow } from "../../../app/features/wallet/ledger-row";

const LINE = {
  ...{ id: "1", createdAt: "2026-11-20T16:30:00+08:00", type: "RECHARGE", amount: 500 },
  ...{ balanceBefore: 0, balanceAfter: 500, content: "余额充值", orderId: null, orderNo: null },
};

test.each([
  ["ALIPAY", "支付宝"],
  ["WECHAT", "微信支付"],
  ["WALLET", "钱包余额"],
  [null, "平台"],
])("[WALLET-05] a line that was paid by %s says %s in its cell", (payWay, name) => {
  const html = renderToStaticMarkup(<LedgerRow line={{ ...LINE, payWay } as never} />);
  expect(/<td data-label="支付方式">(.*?)<\/td>/.exec(html)?.[1]).toBe(name);
});

test("[ENUM-15] a line says the name of its type", () => {
  const line = { ...LINE, type: "CASH_OUT_REJECT", payWay: null };
  const html = renderToStaticMarkup(<LedgerRow line={line as never} />);
  expect(html).toContain(">提现退回<");
});
