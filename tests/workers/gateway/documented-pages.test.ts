import { describe, expect, test } from "vitest";
import { pageAddresses, renderAnyPage } from "../../support/all-pages";
import { createDocumentedBackend, furnishedWorld } from "../../support/documented-backend/documented-backend";
import { visit } from "./support";

/** Addresses of every page, for a customer who has something of everything under the id 5. */
const PAGES = [
  ..."/ /404 /about /about/contact /baozhang /download /fangan /help /help?title=如何下单 /login /map /pay /payRedirect /register /service_ruzhu /userprotocol".split(
    " ",
  ),
  "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106",
  ..."/placeorder/stepone /placeorder/Steptwo /placeorder/speedOrder /placeorder/Orderpayment?orderid=5 /placeorder/Stepthree?orderid=5".split(
    " ",
  ),
  ..."/user/index /user/batch/order /user/order /user/order?preview=5 /user/order/orderinfo?orderid=5 /user/order/abnormal?orderid=5 /user/order/acceptance?orderid=5 /user/order/refund /user/order/refund/modify?orderid=5 /user/order/receipt?orderid=5 /user/order/worksheet?orderid=5 /user/followup/record".split(
    " ",
  ),
  ..."/user/commodity /user/commodity/adding?id=5 /user/commodity/detail?id=5 /user/feedback /user/feedback/submit /user/feedback/success /user/message /user/message?type=system /user/message/detail?id=5 /user/notice /user/notice/detail?id=如何下单 /user/setting /user/right /user/right?type=arbitration /user/right/detail?refundId=5".split(
    " ",
  ),
  ..."/user/wallet /user/bill /user/profitLoss/order /user/wallet/money /user/wallet/recharge /user/wallet/withdraw /user/safety /user/safety/phone /user/safety/password /user/safety/sessions /user/safety/activity /user/help /user/about /user/about/contact".split(
    " ",
  ),
];

/** Pages of things that no document knows: there are none of them over such a backend. */
const OURS = ["/progress/:token", "/upload/:token", "/wechat/bind", "/user/feedback/detail"];

/** Said where a part or a page has failed. */
const FAILURES = /加载失败|暂时不可用|出错了|Unexpected Server Error/;

const backend = createDocumentedBackend(furnishedWorld());
test("every page of the site is looked at", () => {
  const seen = new Set([...PAGES.map((path) => path.split("?")[0]), ...OURS]);
  const missing = pageAddresses().filter((path) => !seen.has(path) && !/^\/(?:sandbox|\*)/.test(path));
  expect(missing).toEqual([]);
});

describe("over a backend that knows the documents alone", () => {
  test.each(PAGES)("%s is a whole page", async (path) => {
    const isVisitor = /^\/(?:login|register)$/.test(path);
    const init = isVisitor ? {} : { headers: { cookie: "token=t" } };
    const response = await visit(backend, path, init, { renderPage: renderAnyPage });
    const html = await response.text();
    expect(response.status).toBe(path === "/404" ? 404 : 200);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(FAILURES);
  });
});

test("[PUB-35] [S39] /map names the tiles of its map service in the same bytes for everybody, and none without one", async () => {
  const tiles = {
    MAP_TILE_URL: "https://tile.example.com/{z}/{x}/{y}.png",
    MAP_TILE_ATTRIBUTION: "© 地图公司 GS(2026)1号",
  };
  const ask = async (env: object) => {
    const response = await visit(backend, "/map", {}, { renderPage: renderAnyPage, env });
    return { html: await response.text(), tag: response.headers.get("etag") };
  };
  const [first, second, drawn] = [await ask(tiles), await ask(tiles), await ask({})];
  expect(first.html).toContain("https://tile.example.com/{z}/{x}/{y}.png");
  expect(first.html).toContain("© 地图公司 GS(2026)1号");
  expect(second).toEqual(first);
  expect(drawn.html).not.toContain("data-streets");
  expect(drawn.tag).not.toBe(first.tag);
  for (const { html } of [first, drawn]) expect(html).toContain("示意图：浙江装达网络科技有限公司的位置");
});
