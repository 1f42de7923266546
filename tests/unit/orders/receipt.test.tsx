import { expect, test, vi } from "vitest";
import ReceiptPage, { loader } from "../../../app/routes/user_.order.receipt/route";
import { renderOnePage } from "../../support/servers/one-page-app";

const paid = {
  orderNo: "26112015603984",
  serviceTypeName: "仅安装",
  goodsTypeName: "家具",
  totalAmount: 25_000,
  originalAmount: 20_000,
  paidAt: "2026-11-20T16:30:00+08:00",
  payWay: "ALIPAY",
  lines: [{ name: "安装费", fee: 20_000 }],
  bidding: null,
  matters: [] as { kind: string; label: string }[],
  service: {
    paymentNo: "A1",
    paidMarkups: [{ type: "爬楼费", amount: 5000, payWay: "WALLET", paidAt: null, remark: "" }],
  },
};

async function receipt(order: object | null, query = "?orderid=5") {
  const answer = { viewer: { customer: { nickname: "木言家居", maskedPhone: "138****8000" } }, order };
  const context = { hasToken: true, graphql: vi.fn(async () => answer) };
  const response = await renderOnePage(
    { loader: loader as never, default: ReceiptPage },
    { path: `/${query}`, context },
  );
  return { status: response.status, text: (await response.text()).replace(/<!-- -->/g, "") };
}

test("[U35] [GEN-18] [CONST-43] a paid order has a receipt: who paid, for what, how, and how much in capitals", async () => {
  const { status, text } = await receipt(paid);
  expect(status).toBe(200);
  for (const words of ["付款凭证", "木言家居 138****8000", "爬楼费", "支付宝", "贰佰伍拾元整", "打印"])
    expect(text).toContain(words);
});

test("[U35] a refund stands on it, a refused one does not", async () => {
  const matters = [{ kind: "REFUNDED", label: "已退款 ¥50.00" }];
  expect((await receipt({ ...paid, matters })).text).toContain("已退款 ¥50.00");
  const refused = [{ kind: "REFUND_REFUSED", label: "退款被拒绝" }];
  expect((await receipt({ ...paid, matters: refused })).text).not.toContain("退款被拒绝</");
});

test("[U35] before it is paid there is none, and a missing order is not found", async () => {
  expect((await receipt({ ...paid, paidAt: null })).text).toContain("订单还没有付款");
  expect((await receipt(null)).status).toBe(404);
  expect((await receipt(null, "?orderid=x")).status).toBe(404);
});
