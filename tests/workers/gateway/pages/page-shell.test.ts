import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectConsole } from "../../../support/console-is-error";
import { renderCustomerPage } from "../../../support/servers/page-site";
import { late, turnDeadlines, whereOne } from "../slow-backend";
import { type FakeBackend, visit } from "../support";
import { backendWith } from "./page-backend";

beforeEach(turnDeadlines);

async function open(backend: FakeBackend, path: string, cookie = "token=t") {
  // Bots get the page in one piece, so that nothing is streamed after the text was read.
  const headers = { cookie, "user-agent": "Googlebot" };
  const response = await visit(backend, path, { headers }, { renderPage: renderCustomerPage });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

const GET_CUSTOMER = "GET /user/api/customer";
const GET_BALANCE = "GET /user/api/customer/balance";
const LIST_ORDERS = "GET /order/api/order";
const COUNT_STATUSES = "GET /order/api/order/stats_status";
const GET_BUTTONS = "GET /user/api/customer/button_control";
const LIST_MESSAGES = "POST /user/api/mes/list";
const LIST_CATEGORIES = "GET /common/api/goods_type/top_class";
const LIST_GOODS_TYPES = "GET /common/api/goods_type";

interface Part {
  route: string;
  /** Texts that are there when the call works. */
  shown: string[];
  /** Text in its place. */
  instead: string;
}

const PAGES: { path: string; shell: string[]; parts: Part[] }[] = [
  {
    path: "/user/index",
    shell: ["退出登录", "我的订单", "搜索订单", "未完成订单", "上门日历", "钱包余额"],
    parts: [
      { route: GET_CUSTOMER, shown: ["，张三</h1>"], instead: "我的账户" },
      { route: GET_BALANCE, shown: ["¥1.00"], instead: "余额加载失败" },
      { route: LIST_ORDERS, shown: ["查看全部 2 单"], instead: "未完成订单加载失败" },
      { route: COUNT_STATUSES, shown: ["2</span><span>待付款"], instead: "订单数量加载失败" },
      {
        route: "GET /order/api/markup_requests",
        shown: ["2</span><span>待付加价"],
        instead: "–</span>",
      },
      { route: GET_BUTTONS, shown: ["发布即时订单", "发布普通订单"], instead: "下单入口加载失败" },
      { route: "GET /common/advertise/list", shown: ["/a.svg"], instead: "" },
      // The cards come with the data of the page, and are shown once it is alive: tests/unit/dashboard/home.test.tsx.
      { route: "GET /common/api/article", shown: ["文章 1"], instead: "平台公告" },
      { route: "GET /order/api/order/logistics_list", shown: ["DPK1"], instead: "物流信息" },
      { route: "GET /order/api/abnormal/list", shown: ["外包装破损"], instead: "待处理异常" },
      { route: "POST /order/api/order/mes/list", shown: ["改到周六"], instead: "改约提醒" },
      { route: LIST_MESSAGES, shown: ["未读消息 1 条"], instead: 'aria-label="未读消息"' },
    ],
  },
  {
    path: "/user/order",
    shell: ["退出登录", "我的订单</h1>", "订单状态", "立即下单"],
    parts: [
      { route: GET_CUSTOMER, shown: ["张三</span>"], instead: "我的账户" },
      { route: LIST_ORDERS, shown: ["文三路 1 号"], instead: "订单列表加载失败" },
    ],
  },
  {
    path: "/placeorder/stepone",
    shell: ["填写服务与商品</h1>", "下单步骤", "下单方式", "下一步"],
    parts: [
      { route: LIST_CATEGORIES, shown: ['value="1"'], instead: "商品类目加载失败" },
      { route: LIST_GOODS_TYPES, shown: [], instead: "商品类别加载失败" },
    ],
  },
  {
    path: "/placeorder/Steptwo",
    shell: ["下单步骤"],
    parts: [{ route: GET_CUSTOMER, shown: [], instead: "" }],
  },
];

const cases = PAGES.flatMap(({ path, shell, parts }) =>
  parts.map((part) => ({ path, shell, part, others: parts.filter((other) => other !== part) })),
);

function expectShell(html: string, { shell, part, others }: (typeof cases)[number]) {
  for (const text of [...shell, ...others.flatMap((other) => other.shown)]) expect(html).toContain(text);
  expect(html).toContain(part.instead);
  for (const text of part.shown) expect(html).not.toContain(text);
  if (part.instead.includes("加载失败")) expect(html).toContain("重试");
  expect(html).not.toMatch(/Unexpected token|内容加载失败|页面暂时打不开|UpstreamError/);
}

test.each(["/placeorder/stepone", "/placeorder/Steptwo"])(
  "[PLACE-02] [PLACE-03] %s prompts a visitor to sign in, with the way back, and a customer not",
  async (path) => {
    const told = "您还未登录";
    const visitor = await open(backendWith(2), path, "");
    expect(visitor.html).toContain(told);
    expect(visitor.html).toContain(`from=${encodeURIComponent(path)}`);
    expect((await open(backendWith(2), path)).html).not.toContain(told);
  },
);

describe("pages of the customer", () => {
  test.each(PAGES)(
    "[NAV-02] [NAV-13] $path shows everything while everything works",
    async ({ path, shell, parts }) => {
      const { status, html } = await open(backendWith(2), path);
      expect(status).toBe(200);
      for (const text of [...shell, ...parts.flatMap(({ shown }) => shown)]) expect(html).toContain(text);
      expect(html).not.toContain("加载失败");
    },
  );

  test.each(cases)(
    "[R23] [R24] $path keeps its shell and its other parts when $part.route answers nonsense",
    async (given) => {
      expectConsole(/"event":"graphql".*UpstreamError/);
      const backend = whereOne(
        backendWith(2),
        given.part.route,
        async () => new Response("<h1>502</h1>", { status: 500 }),
      );
      const { status, html } = await open(backend, given.path);
      expect(status).toBe(200);
      expectShell(html, given);
    },
  );

  test.each(cases)(
    "[R23] $path is there eight seconds after $part.route has stopped answering",
    async (given) => {
      expectConsole(/"event":"graphql".*timeout/);
      for (const seconds of [10, 30]) {
        const backend = whereOne(backendWith(2), given.part.route, late(seconds * 1_000));
        const opening = open(backend, given.path);
        await vi.advanceTimersByTimeAsync(8_000);
        const { status, html } = await opening;
        expect(status).toBe(200);
        expectShell(html, given);
      }
    },
  );

  test.each(PAGES)(
    "[R24] $path still has its shell when the backend answers nothing but 502 in HTML",
    async ({ path, shell }) => {
      expectConsole(/"event":"graphql".*UpstreamError/);
      vi.spyOn(Math, "random").mockReturnValue(-0.5);
      const backend = backendWith(2);
      const down = { ...backend, fetch: async () => new Response("<h1>502</h1>", { status: 502 }) };
      const opening = open(down, path);
      await vi.advanceTimersByTimeAsync(1_000);
      const { status, html } = await opening;
      expect(status).toBe(200);
      for (const text of shell) expect(html).toContain(text);
      expect(html).not.toMatch(/Unexpected token|502|UpstreamError/);
    },
  );
});
