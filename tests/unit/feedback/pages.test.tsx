import { expect, test, vi } from "vitest";
import { FEEDBACK_LIST, FEEDBACK_PAGES } from "../../../app/features/feedback/feedback-list-address";
import FeedbackList, { loader as loadList } from "../../../app/routes/user.feedback._index/route";
import FeedbackPage, { loader as loadPage } from "../../../app/routes/user.feedback.detail/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const SENT = {
  id: "7",
  content: "希望支持<批量>打印",
  imageUrls: ["/files/a.jpg"],
  createdAt: "2026-11-22T09:00:00+08:00",
  reply: null,
  repliedAt: null,
};
const ANSWERED = { ...SENT, reply: "下个版本会支持", repliedAt: "2026-11-23T10:30:00+08:00" };

/** What a page shows of an answer of the graph, and with which status. */
async function visit(module: Parameters<typeof renderOnePage>[0], search: string, viewer: object) {
  const ask = vi.fn(async (_document: unknown, _variables?: object) => ({ viewer }));
  const context = {
    hasToken: true,
    graphql: ask,
    graphqlParts: ask,
    cspNonce: "bm9uY2U=",
    requestId: "request-1",
  };
  const response = await renderOnePage(module, { path: `/${search}`, context });
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, html, asked: ask.mock.calls.map(([, variables]) => variables) };
}
const list = (feedbacks: object | null) =>
  visit({ default: withGraphql(FeedbackList), loader: loadList }, "", { feedbacks });
const page = (search: string, feedback: object | null) =>
  visit({ default: withGraphql(FeedbackPage), loader: loadPage }, search, { feedback });

test("[FEED-01] [G-05] [ROUTE-37] the list shows what was said and whether it was answered, and leads to each and to a new one", async () => {
  const { html, asked } = await list({ nodes: [SENT, { ...ANSWERED, id: "8" }], total: 2 });
  expect(html).toContain("希望支持&lt;批量&gt;打印");
  expect(asked).toEqual([{ page: 1, pageSize: 12 }]);
  expect(html).toContain("待回复");
  expect(html).toContain("平台回复：下个版本会支持");
  for (const path of ["submit", "detail?id=7", "detail?id=8"])
    expect(html).toContain(`"/user/feedback/${path}"`);
  expect((await list({ nodes: [], total: 0 })).html).toContain("还没有反馈");
  expect((await list(null)).html).toContain("反馈列表加载失败");
  expect(html.match(/待回复|已回复/g)).toEqual(["待回复", "已回复"]);
  const module = { default: withGraphql(FeedbackList), loader: loadList };
  const second = await visit(module, "?page=2", { feedbacks: { nodes: [SENT], total: 13 } });
  expect(second.asked).toEqual([{ page: 2, pageSize: 12 }]);
});

test("[FEED-01] [ROUTE-37] [G-05] the detail shows the answer with its time, or that one is to come; that of another customer is missing", async () => {
  const answered = await page("?id=7", ANSWERED);
  expect(answered.asked).toEqual([{ id: "7" }]);
  for (const shown of ["希望支持&lt;批量&gt;打印", "/files/a.jpg", "2026-11-22 09:00", "下个版本会支持"])
    expect(answered.html).toContain(shown);
  expect(answered.html).toContain("2026-11-23 10:30");
  expect((await page("?id=7", SENT)).html).toContain("回复后会发消息通知您");
  const missing = await page("?id=9", null);
  expect(missing.status).toBe(404);
  expect(missing.html).toContain("反馈不存在");
  expect((await page("?id=abc", ANSWERED)).html).toContain("反馈不存在");
});

test("[ROUTE-37] the list, its form and the page that says thanks have their addresses", () => {
  expect([FEEDBACK_LIST.path, FEEDBACK_PAGES.submit, FEEDBACK_PAGES.success]).toEqual([
    ...["/user/feedback", "/user/feedback/submit", "/user/feedback/success"],
  ]);
});
