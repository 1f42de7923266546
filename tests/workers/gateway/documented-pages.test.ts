import { createExecutionContext } from "cloudflare:test";
import { beforeEach, describe, expect, test, vi } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { companyConfig } from "../../../app/lib/company-config";
import { createKnownCalls } from "../../../gateway/rest/known-calls";
import { createSite } from "../../../gateway/site";
import { restCalls } from "../../../schema/rest";
import { pageAddresses, renderAnyPage } from "../../support/all-pages";
import { createDocumentedBackend, furnishedWorld } from "../../support/documented-backend/documented-backend";
import { FAILURES, initOf, PAGES, SIGNED_IN, textOf } from "../../support/documented-backend/pages";
import { pageQueries } from "./pages/page-queries";
import { ORIGIN, post, siteEnv, visit } from "./support";

/** Pages of things that no document knows: there are none of them over such a backend. */
const OURS = [
  "/progress/:token",
  "/sms/:token",
  "/upload/:token",
  "/wechat/bind",
  "/wechat/confirm/:token",
  "/user/feedback/detail",
  "/user/developer/webhooks/deliveries",
];

/** Pages that the documents name, by their ids. */
const DOCUMENTED: readonly (readonly [id: string, path: string])[] = [
  ["ROUTE-01", "/"],
  ["ROUTE-02", "/login"],
  ["ROUTE-03", "/register"],
  ["ROUTE-04", "/userprotocol"],
  ["ROUTE-05", "/help?title=如何下单"],
  ["ROUTE-06", "/download"],
  ["ROUTE-08", "/about"],
  ["ROUTE-08", "/about/contact"],
  ["ROUTE-09", "/fangan"],
  ["ROUTE-10", "/baozhang"],
  ["ROUTE-11", "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106"],
  ["ROUTE-12", "/service_ruzhu"],
  ["ROUTE-13", "/pay"],
  ["ROUTE-13", "/payRedirect"],
  ["ROUTE-14", "/map"],
  ["ROUTE-14", "/404"],
  ["ROUTE-15", "/placeorder/stepone"],
  ["ROUTE-16", "/placeorder/Steptwo"],
  ["ROUTE-17", "/placeorder/Orderpayment?orderid=5"],
  ["ROUTE-18", "/placeorder/Stepthree?orderid=5"],
  ["ROUTE-19", "/placeorder/speedOrder"],
  ["ROUTE-20", "/user/index"],
  ["ROUTE-21", "/user/order"],
  ["ROUTE-22", "/user/order/orderinfo?orderid=5"],
  ["ROUTE-23", "/user/order/abnormal?orderid=5"],
  ["ROUTE-24", "/user/order/acceptance?orderid=5"],
  ["ROUTE-25", "/user/order/refund"],
  ["ROUTE-26", "/user/order/refund/modify?orderid=5"],
  ["ROUTE-27", "/user/wallet"],
  ["ROUTE-27", "/user/wallet/withdraw"],
  ["ROUTE-27", "/user/wallet/recharge"],
  ["ROUTE-27", "/user/wallet/money"],
  ["ROUTE-28", "/user/followup/record"],
  ["ROUTE-29", "/user/profitLoss/order"],
  ["PAGE-02", "/user/profitLoss/order"],
  ["ROUTE-30", "/user/batch/order"],
  ["ROUTE-31", "/user/bill"],
  ["PAGE-01", "/user/bill"],
  ["ROUTE-32", "/user/commodity"],
  ["ROUTE-32", "/user/commodity/adding?id=5"],
  ["ROUTE-32", "/user/commodity/detail?id=5"],
  ["ROUTE-33", "/user/message"],
  ["ROUTE-33", "/user/message/detail?id=5"],
  ["ROUTE-34", "/user/notice"],
  ["ROUTE-34", "/user/notice/detail?id=2026-11-20%2016:30:00%20如何下单"],
  ["ROUTE-35", "/user/right"],
  ["ROUTE-35", "/user/right/detail?refundId=5"],
  ["ROUTE-36", "/user/help"],
  ["ROUTE-37", "/user/feedback"],
  ["ROUTE-37", "/user/feedback/submit"],
  ["ROUTE-37", "/user/feedback/success"],
  ["ROUTE-38", "/user/safety"],
  ["ROUTE-38", "/user/safety/phone"],
  ["ROUTE-38", "/user/safety/password"],
  ["SAFE-14", "/user/safety/password"],
  ["ROUTE-39", "/user/setting"],
  ["ROUTE-40", "/user/about"],
  ["SET-10", "/user/about/contact"],
];

const world = furnishedWorld();
const backend = createDocumentedBackend(world);
const foreign = { BACKEND_ORIGIN: "http://platform.test" };
/** Paths that the site has asked that platform for. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return backend.fetch(request);
  });
});

const open = async (path: string, init: RequestInit = SIGNED_IN, env: object = foreign) => {
  const response = await visit(backend, path, init, { renderPage: renderAnyPage, env });
  return { status: response.status, html: await textOf(response) };
};

test("every page of the site is looked at", () => {
  const seen = new Set([...PAGES.map((path) => path.split("?")[0]), ...OURS]);
  const missing = pageAddresses().filter((path) => !seen.has(path) && !/^\/(?:sandbox|\*)/.test(path));
  expect(missing).toEqual([]);
});

describe("over a backend that knows the documents alone", () => {
  const whole = async (path: string) => {
    const { status, html } = await open(path, initOf(path));
    expect(status).toBe(path === "/404" ? 404 : 200);
    expect(html).not.toMatch(FAILURES);
    expect(html).toMatch(/<h1[ >]/);
  };
  test.each(DOCUMENTED)("[%s] [ROLE-09] %s is a whole page", (_id, path) => whole(path));

  const others = PAGES.filter((path) => !DOCUMENTED.some(([, documented]) => documented === path));
  test.each(others)("%s is a whole page", whole);

  test.each([
    ["/user/bill", "月账单", "/user/wallet"],
    ["/user/batch/order", "批量下单", "/placeorder/stepone"],
    ["/user/batch/order?import=5", "批量下单", "/placeorder/stepone"],
    ["/user/message?view=order", "按订单查看消息", "/user/message"],
    ["/user/profitLoss/order", "订单盈亏", "/user/order"],
    ["/user/safety/sessions", "登录设备管理", "/user/safety"],
    ["/user/safety/activity", "账户动态", "/user/safety"],
    ["/user/developer", "开放平台", "/user/order"],
    ["/developers", "开放平台", "/about/contact"],
    ["/user/feedback", "反馈记录", "/user/feedback/submit"],
    ["/user/feedback/detail?id=5", "反馈记录", "/user/feedback/submit"],
  ])("%s, typed by hand, says that there is no %s here, and leads to %s", async (path, what, way) => {
    const { html } = await open(path);
    const [, main = ""] = html.split("<main");
    expect(main).toContain(`当前平台暂未提供${what}</h1>`);
    expect(main).toContain(`href="${way}"`);
  });

  test.each([
    ["/user/index", ["今日待办", "今天没有待办", "批量下单"]],
    ["/user/message", ["消息设置", "按订单"]],
    ["/user/order/orderinfo?orderid=6", ["客户进度链接"]],
    ["/user/wallet", ["导出"]],
    ["/user/wallet/recharge", ["小额免密"]],
    ["/user/safety", ["小额免密", 'href="/user/bill"']],
    ["/user/commodity", ["批量粘贴", "选择沙发"]],
    ["/user/developer", ["开发文档"]],
    ["/placeorder/speedOrder", ["从模板下单"]],
  ])(
    "[NAV-21] [NAV-17] %s does not offer or say %j, which is there over our own backend",
    async (path, words) => {
      const order = { ...world.orders[0], status: "WAIT_INSTALL", workerName: "陈师傅", workerId: 9 };
      world.orders.push({ ...order, id: 6 });
      const [theirs, own] = [await open(path), await open(path, SIGNED_IN, {})];
      world.orders.pop();
      expect(words.filter((word) => theirs.html.includes(word))).toEqual([]);
      expect(theirs.html).not.toContain("还没有评价");
      expect(words.filter((word) => own.html.includes(word))).toEqual(words);
    },
  );

  test("features that it lacks are in no menu and behind no button, and documented ones stay", async () => {
    const { html } = await open("/user/safety");
    for (const to of ["bill", "profitLoss/order", "safety/sessions", "safety/activity"])
      expect(html).not.toContain(`href="/user/${to}"`);
    for (const to of ["wallet", "feedback", "safety/phone"]) expect(html).toContain(`href="/user/${to}"`);
    expect((await open("/user/feedback/success")).html).not.toContain("发消息通知");
  });

  test("[CALL-06] whom one calls about an order is called by telephone, because no document shows how a call is taken up", async () => {
    const order = { ...world.orders[0], orderType: "TIMELY", status: "WAIT_INSTALL" };
    const query = pageQueries.find(({ name }) => name === "OrderContact");
    const body = { documentId: query?.id, variables: { orderId: "6" } };
    world.orders.push({ ...order, id: 6 });
    const ask = async (env: object) => (await post(backend, body, { token: "t", env })).answer.data;
    expect(await ask(foreign)).toMatchObject({ orderContact: { isCallable: false, isPlatform: true } });
    expect(await ask({})).toMatchObject({ orderContact: { isCallable: true } });
    world.orders.pop();
  });

  test("[U7] work sheets of several orders are one page", async () => {
    world.orders.push({ ...world.orders[0], id: 6 } as (typeof world.orders)[number]);
    const { html } = await open("/user/order/worksheet?orderid=5&orderid=6");
    world.orders.pop();
    expect(html.match(/安装工单<\/h1>/g)).toHaveLength(2);
  });

  test("the order list offers no filter that only our own backend has, but the documented ones", async () => {
    const { html } = await open("/user/order", { headers: { cookie: "token=t", accept: "text/html" } });
    for (const name of ["goodsTypeName", "appointStartTime"]) expect(html).toContain(`name="${name}"`);
    for (const name of ["serviceTypeName", "payWay", "logisticsCompany", "shopName", "isVisitOverdue"])
      expect(html).not.toContain(`name="${name}"`);
  });

  test("[HOME-01] [HOME-09] [HOME-10] [FOLLOW-07] what it does not count is no number, but the orders with exceptions", async () => {
    const order = { ...world.orders[0], status: "ABNORMAL" };
    world.orders.push({ ...order, id: 6 });
    const { html } = await open("/user/index");
    world.orders.pop();
    for (const tile of ["待付款", "未到货", "待评价", "待付加价"])
      expect(html).toContain(`–</span><span>${tile}`);
    expect(html).toContain("您有 1 个订单出现异常");
    expect(html).not.toContain("还没有订单");
    const followUps = (await open("/user/followup/record")).html;
    expect(followUps).toContain('href="/user/order?status=MARKUP_WAIT_PAY"');
    expect(followUps).not.toContain("没有待处理的加价申请");
  });

  test("one that looks first who asks is not taken to have what a visitor has asked for", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const isVisitor = !request.headers.has("WEB-TOKEN");
      if (isVisitor && request.url.endsWith("/user/api/customer/api_keys"))
        return Response.json({ code: 7001, message: "请先登录", data: null });
      return backend.fetch(request);
    });
    const site = createSite({ documents, renderPage: renderAnyPage, buildId: crypto.randomUUID() });
    const read = async (path: string, init?: RequestInit) => {
      const request = new Request(`${ORIGIN}${path}`, init);
      return textOf(await site(request, siteEnv(backend, foreign), createExecutionContext()));
    };
    const documentId = pageQueries.find(({ name }) => name === "DevelopersPage")?.id;
    const headers = { origin: ORIGIN, "x-graphql-csrf": "1", "content-type": "application/json" };
    await read("/graphql", { method: "POST", headers, body: JSON.stringify({ documentId }) });
    expect(await read("/user/safety", SIGNED_IN)).not.toContain('href="/user/developer"');
  });

  test("it is asked once what it has, not for every page", async () => {
    const site = createSite({ documents, renderPage: renderAnyPage, buildId: crypto.randomUUID() });
    const env = siteEnv(backend, foreign);
    for (const path of ["/user/safety", "/user/safety", "/user/index", "/user/index"])
      await (await site(new Request(`${ORIGIN}${path}`, SIGNED_IN), env, createExecutionContext())).text();
    for (const probe of ["/order/api/bill", "/order/api/order_todos"])
      expect(asked.filter((path) => path === probe)).toEqual([probe]);
  });
});

describe("the known calls of a backend", () => {
  test("a missing call is forgotten after ten minutes, an existing one is not", () => {
    let now = 0;
    const known = createKnownCalls(() => now);
    const [{ listBills }, { listFeedback, getFeedback }] = [restCalls.bill, restCalls.feedback];
    expect(known.has(listBills)).toBeUndefined();
    known.note(listBills, true);
    known.note(listFeedback, false);
    // About the id, for all that anybody knows.
    known.note(getFeedback, true);
    expect([listBills, listFeedback, getFeedback].map(known.has)).toEqual([false, true, undefined]);
    now = 10 * 60_000;
    expect([listBills, listFeedback].map(known.has)).toEqual([undefined, true]);
  });
});

test.each([
  ["PUB-35", "/map", `示意图：${companyConfig.name}的位置`],
  ["PUB-16", "/about/contact", "公司位置示意图"],
])(
  "[%s] [S39] [G-10] %s names the tiles of its map service in the same bytes for everybody, and none without one",
  async (_id, path, drawing) => {
    const tiles = {
      MAP_TILE_URL: "https://tile.example.com/{z}/{x}/{y}.png",
      MAP_TILE_ATTRIBUTION: "© 地图公司 GS(2026)1号",
    };
    const ask = async (env: object) => {
      const response = await visit(backend, path, {}, { renderPage: renderAnyPage, env });
      return { html: await response.text(), tag: response.headers.get("etag") };
    };
    const [first, second, drawn] = [await ask(tiles), await ask(tiles), await ask({})];
    expect(first.html).toContain("https://tile.example.com/{z}/{x}/{y}.png");
    expect(first.html).toContain("© 地图公司 GS(2026)1号");
    expect(second).toEqual(first);
    expect(drawn.html).not.toContain("data-streets");
    expect(drawn.tag).not.toBe(first.tag);
    for (const { html } of [first, drawn]) expect(html).toContain(drawing);
  },
);
