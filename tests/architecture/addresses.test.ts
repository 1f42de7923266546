import { readFileSync } from "node:fs";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { ACTION_PATHS } from "../support/action-paths";
import { ROOT, sourceFiles } from "../support/project/source-files";

type RouteTree = {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive: boolean;
  children?: RouteTree[];
};

const manifest = Object.values(flatRoutes(`${ROOT}/app`));

function under(parentId: string, isExact: boolean): RouteTree[] {
  return manifest
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive = false }) => {
      const route = { id, path, caseSensitive: isExact || caseSensitive };
      return index ? { ...route, index } : { ...route, children: under(id, isExact) };
    });
}

/** The route module that answers at an address, the innermost of those that do; `isExact` for its very letters. */
const pageAt = (address: string, isExact = true) =>
  matchRoutes(under("root", isExact) as never, address)?.at(-1)?.route.id;

test.each([
  ["ROUTE-01", "/", "_public._index"],
  ["ROUTE-02", "/login", "login"],
  ["ROUTE-03", "/register", "register"],
  ["ROUTE-04", "/userprotocol", "_public.userprotocol"],
  ["REG-02", "/userprotocol", "_public.userprotocol"],
  ["ROUTE-05", "/help", "_public.help"],
  ["ROUTE-06", "/download", "_public.download"],
  ["ROUTE-07", "/isDownload", "isDownload"],
  ["ROUTE-08", "/about", "_public.about._index"],
  ["ROUTE-08", "/about/contact", "_public.about.contact"],
  ["ROUTE-09", "/fangan", "_public.fangan"],
  ["ROUTE-10", "/baozhang", "_public.baozhang"],
  ["ROUTE-11", "/ruzhu", "_join.ruzhu"],
  ["ROUTE-12", "/service_ruzhu", "_join.service_ruzhu"],
  ["ROUTE-13", "/pay", "pay"],
  ["ROUTE-13", "/payRedirect", "payRedirect"],
  ["ROUTE-14", "/map", "map"],
  ["ROUTE-14", "/404", "_public.404"],
  ["ROUTE-15", "/placeorder/stepone", "placeorder.stepone"],
  ["ROUTE-16", "/placeorder/Steptwo", "placeorder.Steptwo"],
  ["ROUTE-17", "/placeorder/Orderpayment", "placeorder.Orderpayment"],
  ["ROUTE-18", "/placeorder/Stepthree", "placeorder.Stepthree"],
  ["ROUTE-19", "/placeorder/speedOrder", "placeorder.speedOrder"],
  ["ROUTE-20", "/user/index", "user.index"],
  ["ROUTE-21", "/user/order", "user.order._index"],
  ["ROUTE-22", "/user/order/orderinfo", "user.order.orderinfo"],
  ["ROUTE-23", "/user/order/abnormal", "user.order.abnormal"],
  ["ROUTE-24", "/user/order/acceptance", "user.order.acceptance"],
  ["ROUTE-25", "/user/order/refund", "user.order.refund._index"],
  ["ROUTE-26", "/user/order/refund/modify", "user.order.refund.modify"],
  ["ROUTE-27", "/user/wallet", "user.wallet._index"],
  ["ROUTE-27", "/user/wallet/withdraw", "user.wallet.withdraw"],
  ["ROUTE-27", "/user/wallet/recharge", "user.wallet.recharge"],
  ["ROUTE-27", "/user/wallet/money", "user.wallet.money"],
  ["ROUTE-28", "/user/followup/record", "user.followup.record"],
  ["ROUTE-29", "/user/profitLoss/order", "user.profitLoss.order"],
  ["ROUTE-31", "/user/bill", "user.bill"],
  ["ROUTE-32", "/user/commodity", "user.commodity._index"],
  ["ROUTE-32", "/user/commodity/adding", "user.commodity.adding"],
  ["ROUTE-32", "/user/commodity/detail", "user.commodity.detail"],
  ["ROUTE-30", "/user/batch/order", "user.batch.order"],
  ["ROUTE-33", "/user/message", "user.message._index"],
  ["ROUTE-33", "/user/message/detail", "user.message.detail"],
  ["ROUTE-34", "/user/notice", "user.notice._index"],
  ["ROUTE-34", "/user/notice/detail", "user.notice.detail"],
  ["ROUTE-35", "/user/right", "user.right._index"],
  ["ROUTE-35", "/user/right/detail", "user.right.detail"],
  ["ROUTE-36", "/user/help", "user.help"],
  ["ROUTE-37", "/user/feedback", "user.feedback._index"],
  ["ROUTE-37", "/user/feedback/submit", "user.feedback.submit"],
  ["ROUTE-37", "/user/feedback/success", "user.feedback.success"],
  ["ROUTE-37", "/user/feedback/detail", "user.feedback.detail"],
  ["ROUTE-38", "/user/safety", "user.safety._index"],
  ["ROUTE-38", "/user/safety/phone", "user.safety.phone"],
  ["ROUTE-38", "/user/safety/password", "user.safety.password"],
  ["ROUTE-39", "/user/setting", "user.setting"],
  ["ROUTE-40", "/user/about", "user.about._index"],
])("[%s] %s has its page", (_id, address, page) => {
  expect(
    pageAt(address)
      ?.replace("routes/", "")
      .replace(/\/route$/, ""),
  ).toBe(page);
});

test.each(ACTION_PATHS)("the action of %s is at %s, where attacks look for it", (name, path) => {
  expect(pageAt(path.replace("?index", ""))?.replace(/\/route$/, "")).toBe(`routes/${name}`);
});

test("every module that exports an action is known by that", () => {
  const actions = sourceFiles("app/routes").filter((file) =>
    /\bexport\b[^;=(]*\baction\b/.test(readFileSync(`${ROOT}${file}`, "utf8")),
  );
  expect(actions.length).toBeGreaterThan(5);
  expect(ACTION_PATHS).toHaveLength(actions.length);
});

test("[ROUTE-18] [C-25] capital and small letters in an address are the same", () => {
  expect(pageAt("/placeorder/stepthree", false)).toBe("routes/placeorder.Stepthree");
});

test("an undocumented address has no page of its own", () => {
  expect(pageAt("/user/nothing")).toBe("routes/$");
});
