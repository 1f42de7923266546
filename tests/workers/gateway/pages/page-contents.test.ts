import { expect, test } from "vitest";
import { renderAnyPage } from "../../../support/all-pages";
import {
  createDocumentedBackend,
  furnishedWorld,
} from "../../../support/documented-backend/documented-backend";
import { SIGNED_IN, textOf } from "../../../support/documented-backend/pages";
import { CUSTOMER, createFakeBackend, visit } from "../support";
import { between, headings, plain } from "./public-site";

const world = furnishedWorld();
for (const order of world.orders) Object.assign(order, { status: "RECEIVING_ORDER", statusName: "待接单" });
const backend = createDocumentedBackend(world);

/** The heading at an address, and a part that no other page has: it stands on the page, not only in its data. */
test.each([
  ["ROUTE-15", "/placeorder/stepone", "填写服务与商品", "商品类目"],
  ["ROUTE-18", "/placeorder/stepthree?orderid=5", "下单成功", "202611 2016 0005"],
  ["ROUTE-21", "/user/order", "我的订单", "202611 2016 0005"],
  ["ROUTE-27", "/user/wallet", "我的钱包", "可用余额¥500.00"],
  ["ROUTE-27", "/user/wallet/withdraw", "提现记录", "共 1 笔，合计 ¥100.00"],
  ["ROUTE-27", "/user/wallet/recharge", "余额充值", "当前余额¥500.00"],
  ["ROUTE-27", "/user/wallet/money", "申请提现", "可提现余额¥500.00"],
  ["ROUTE-28", "/user/followup/record", "异常跟进", "上报时间2026-11-20 16:30"],
  ["ROUTE-31", "/user/bill", "月账单", "每月的期初、收支和期末余额"],
  ["ROUTE-34", "/user/notice", "平台公告", "如何下单2026-11-20填写订单"],
  [
    "ROUTE-34",
    "/user/notice/detail?id=2026-11-20%2016:30:00%20如何下单",
    "平台公告",
    "返回公告列表如何下单2026-11-20 16:30填写订单",
  ],
  ["ROUTE-36", "/user/help", "帮助中心", "如何下单2026-11-20 发布填写订单"],
  ["ROUTE-38", "/user/safety", "账户安全", "余额支付密码已设置"],
  ["ROUTE-38", "/user/safety/phone", "修改手机号", "绑定新手机号"],
  ["ROUTE-38", "/user/safety/password", "修改支付密码", "忘记原密码"],
  ["ROUTE-39", "/user/setting", "个人设置", "个人资料手机号"],
])("[%s] %s has the heading %s and shows %s", async (_id, path, heading, part) => {
  const page = await visit(backend, path, SIGNED_IN, { renderPage: renderAnyPage });
  const main = between(await textOf(page), "<main", "</main>");
  expect(headings(main, 1)).toEqual([heading]);
  expect(plain(main)).toContain(part);
});

test.each([
  ["/user/order/orderinfo?orderid=99", "订单详情"],
  ["/user/order/acceptance?orderid=99", "订单不存在"],
  ["/user/order/abnormal?orderid=99", "订单不存在"],
  ["/user/order/refund/modify?orderid=99", "订单不存在"],
  ["/placeorder/Orderpayment?orderid=99", "订单不存在"],
  ["/placeorder/Stepthree?orderid=99", "订单不存在"],
  ["/user/commodity/detail?id=99", "商品不存在"],
])("[U52] %s, where there is nothing, has one heading: %s", async (path, heading) => {
  const knowsNothing = createFakeBackend({
    "GET /user/api/customer": { data: CUSTOMER },
    "GET /user/api/customer/balance": { data: { balance: 500, withdrawing: 0 } },
    "GET /order/api/refund/reason": { data: [{ content: "其他原因" }] },
    "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
  });
  const page = await visit(knowsNothing, path, SIGNED_IN, { renderPage: renderAnyPage });
  expect(page.status).toBe(404);
  expect(headings(await textOf(page), 1)).toEqual([heading]);
});
