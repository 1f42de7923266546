import { describe, expect, test, vi } from "vitest";
import { MessageListPage } from "../../../app/routes/user.message._index/message-list-page";
import Messages, { loader as loadMessages } from "../../../app/routes/user.message._index/route";
import { loader as loadMessage } from "../../../app/routes/user.message.detail/route";
import { loader as loadNotices } from "../../../app/routes/user.notice._index/route";
import { loader as loadNotice } from "../../../app/routes/user.notice.detail/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

type Loader = (args: never) => Promise<unknown>;

/** What a page asks for at an address, and what its loader answers or throws. */
async function load(loader: Loader, path: string, answer: unknown) {
  const graphql = vi.fn(async () => answer);
  const request = new Request(`https://site.invalid${path}`);
  const context = { hasToken: true, graphql, graphqlParts: graphql };
  const outcome = await loader({ request, context, params: {} } as never).catch((error: unknown) => error);
  return { asked: (graphql.mock.calls[0] as unknown[] | undefined)?.[1], outcome };
}

const rows = (total: number) => ({ nodes: [], total });
const locationOf = (outcome: unknown) =>
  outcome instanceof Response ? outcome.headers.get("Location") : null;

describe("the loaders", () => {
  test.each([
    ["", { kind: "SERVICE", isByTime: true, isByOrder: false, page: 1, pageSize: 12 }],
    ["?type=appointment", { kind: "APPOINTMENT", isByTime: true, isByOrder: false, page: 1, pageSize: 12 }],
    ["?type=system", { kind: "SYSTEM", isByTime: true, isByOrder: false, page: 1, pageSize: 12 }],
    [
      "?type=system&view=order&page=2",
      { kind: "SYSTEM", isByTime: false, isByOrder: true, page: 2, pageSize: 12 },
    ],
  ])(
    "[MSG-01] [MSG-02] [MSG-08] [CONST-18] messages%s ask for twelve of their tab",
    async (search, variables) => {
      const viewer = { messages: rows(40), messageGroups: null };
      expect((await load(loadMessages, `/user/message${search}`, { viewer })).asked).toEqual(variables);
    },
  );

  test("a page of messages behind the end leads to the last one", async () => {
    const viewer = { messages: rows(20), messageGroups: null };
    const { outcome } = await load(loadMessages, "/user/message?type=system&page=9", { viewer });
    expect(locationOf(outcome)).toBe("/user/message?type=system&page=2");
  });

  test("[NOTICE-01] [CONST-18] notices are asked for by twelve", async () => {
    const { asked } = await load(loadNotices, "/user/notice?page=2", { articles: rows(40) });
    expect(asked).toEqual({ page: 2, pageSize: 12 });
  });

  test("[NOTICE-01] [ENT-27] a notice is listed with its title, the beginning of its text, its time and picture", async () => {
    const facts = {
      id: "7",
      title: "春节放假",
      createdAt: "2026-11-23T08:00:00+08:00",
      image: "/files/a.jpg",
    };
    const content = `<p>除夕至<b>初六</b></p><p>${"长".repeat(200)}</p>`;
    const { outcome } = await load(loadNotices, "/user/notice", {
      articles: { nodes: [{ ...facts, content }], total: 40 },
    });
    expect(outcome).toEqual({
      notices: { nodes: [{ ...facts, excerpt: expect.stringMatching(/^除夕至初六\s?长+…$/) }], total: 40 },
      size: 12,
    });
  });

  test("[C-49] [MSG-04] [NOTICE-02] [ROUTE-34] an address without a message or notice leads to the list", async () => {
    expect(locationOf((await load(loadMessage, "/user/message/detail", {})).outcome)).toBe("/user/message");
    expect(locationOf((await load(loadNotice, "/user/notice/detail", {})).outcome)).toBe("/user/notice");
  });

  test("[NOTICE-02] [ROUTE-34] a notice is found by its id, a missing one is missing", async () => {
    const found = await load(loadNotice, "/user/notice/detail?id=7", { article: { title: "一" } });
    expect(found.asked).toEqual({ id: "7" });
    expect(found.outcome).toMatchObject({ data: { notice: { title: "一" } }, init: { status: 200 } });
    const missing = await load(loadNotice, "/user/notice/detail?id=8", { article: null });
    expect(missing.outcome).toMatchObject({ data: { notice: null }, init: { status: 404 } });
  });

  test("[ROUTE-33] [C-78] [MSG-04] a message is found by the id in its address, a missing one is missing", async () => {
    const answer = (message: object | null) => ({ viewer: { message } });
    const found = await load(loadMessage, "/user/message/detail?id=7", answer({ id: "7" }));
    expect(found.asked).toEqual({ id: "7" });
    expect(found.outcome).toMatchObject({ data: { message: { id: "7" } }, init: { status: 200 } });
    const missing = await load(loadMessage, "/user/message/detail?id=8", answer(null));
    expect(missing.outcome).toMatchObject({ data: { message: null }, init: { status: 404 } });
    const away = Promise.reject(new Response(null, { status: 502 }));
    const failed = await load(loadMessage, "/user/message/detail?id=7", away);
    expect(failed.outcome).toMatchObject({ data: { id: "7", message: null, isFailed: true } });
  });
});

const message = (id: string, change: object = {}) => ({
  id,
  kind: "SERVICE",
  title: `师傅已接单${id}`,
  content: "<p>正文</p>",
  text: `正文${id}`,
  topic: "ORDER",
  isRead: false,
  createdAt: "2026-11-23T08:00:00+08:00",
  associatedId: "9",
  ...change,
});

async function htmlOf(viewer: object, search = "") {
  const isByOrder = search.includes("view=order");
  const Page = withGraphql(() => (
    <MessageListPage
      viewer={{ messages: null, messageGroups: null, ...viewer } as never}
      variables={{ kind: "SERVICE", isByTime: !isByOrder, isByOrder, page: 1, pageSize: 12 }}
      serverNow="2026-11-23T09:00:00+08:00"
    />
  ));
  const page = await renderOnePage(
    { default: Page },
    { context: { cspNonce: "bm9uY2U=", requestId: "r" }, path: `/${search}` },
  );
  return (await page.text()).replace(/<!-- -->/g, "").replace(/<svg.*?<\/svg>/g, "");
}

describe("the page of messages", () => {
  test("[MSG-01] shows the tab of its address with what was read", async () => {
    const viewer = { messages: { nodes: [message("1")], total: 1, asOf: 5, unread } };
    const context = {
      ...{ cspNonce: "bm9uY2U=", requestId: "r", hasToken: true },
      graphqlParts: async () => ({ viewer }),
    };
    const page = await renderOnePage(
      { default: withGraphql(Messages), loader: loadMessages },
      { path: "/?type=system", context },
    );
    expect(await page.text()).toMatch(/aria-label="系统消息"[\s\S]*正文1/);
  });

  const unread = { service: 1, system: 0, appointment: 4 };

  test("[MSG-01] [MSG-03] [API-083] [ENT-26] has three tabs with their numbers, and rows that lead to the message and its order", async () => {
    const nodes = [message("1"), message("2", { isRead: true, associatedId: null })];
    const html = await htmlOf({ messages: { nodes, total: 13, asOf: 5, unread } });
    expect(
      [...html.matchAll(/(服务消息|系统消息|改约提醒)<span[^>]*>(\d+)</g)].map(([, tab, count]) => [
        tab,
        count,
      ]),
    ).toEqual([
      ["服务消息", "1"],
      ["系统消息", "0"],
      ["改约提醒", "4"],
    ]);
    const [, tabs = ""] = html.split(/aria-label="消息类型"|<\/nav>/);
    expect([...tabs.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      "/user/message",
      "/user/message?type=system",
      "/user/message?type=appointment",
    ]);
    expect(html).toContain('href="/user/message?page=2"');
    expect(html).not.toContain("page=3");
    expect(html).toContain('href="/user/message/detail?id=1"');
    expect(html).toContain("正文1");
    expect(html).toMatch(/<time [^>]*dateTime="2026-11-23T08:00:00\+08:00"[^>]*>1 小时前</);
    expect(html).toContain("未读：</span>师傅已接单1");
    expect(html).not.toMatch(/未读：<\/span>师傅已接单2/);
    expect(html.match(/查看订单/g)).toHaveLength(1);
    expect(html).toContain('href="/user/order/orderinfo?orderid=9&amp;tab=service"');
  });

  test.each([
    ["", "服务消息"],
    ["?type=system", "系统消息"],
    ["?type=appointment", "改约提醒"],
  ])("[MSG-08] at the address%s the tab %s is chosen", async (search, label) => {
    const html = await htmlOf({ messages: { nodes: [], total: 0, asOf: 5, unread } }, search);
    const [, tabs = ""] = html.split(/aria-label="消息类型"|<\/nav>/);
    const chosen = [...tabs.matchAll(/<a [^>]*aria-current="page"[^>]*>(?:<span[^>]*>)?([^<]+)/g)];
    expect(chosen.map(([, name]) => name)).toEqual([label]);
  });

  test("[MSG-02] thirty messages are three pages of twelve, and the tabs have the unread numbers", async () => {
    const nodes = [message("1")];
    const html = await htmlOf({ messages: { nodes, total: 30, asOf: 5, unread } });
    expect(html).toContain('href="/user/message?page=3"');
    expect(html).not.toContain("page=4");
    expect(html).toMatch(/服务消息<span[^>]*>1<.*系统消息<span[^>]*>0<.*改约提醒<span[^>]*>4</s);
  });

  test("[U10] [R23] says why there are none, and what could not be read", async () => {
    const html = await htmlOf({ messages: { nodes: [], total: 0, asOf: null, unread } });
    expect(html).toContain("暂无服务消息");
    expect(await htmlOf({})).toContain("服务消息加载失败");
  });

  test("[U44] stands by order, the others of an order one press away", async () => {
    const group = {
      orderId: "9",
      orderNo: "26112015603984",
      customerName: "苏晚",
      orderStatus: "WAIT_INSTALL",
      orderStatusName: "待安装",
      total: 3,
      unread: 2,
      messages: [message("1"), message("2"), message("3")],
    };
    const html = await htmlOf(
      { messageGroups: { nodes: [group], total: 1, asOf: 5 }, tabs: { unread } },
      "?view=order",
    );
    expect(html).toContain("订单 261120 1560 3984");
    expect(html).toContain("待安装");
    expect(html).toContain("2 条未读");
    expect(html).toContain("展开其余 2 条");
    expect(html).toContain("正文1");
    expect(html).not.toContain("正文2");
  });
});
