import { type DocumentNode, print } from "graphql";
import { expect, test, vi } from "vitest";
import { CustomerHeader } from "../../../app/features/customer-area/customer-header";
import { SIDE_MENU } from "../../../app/features/customer-area/menu";
import { SideMenu } from "../../../app/features/customer-area/side-menu";
import { UnreadBadge } from "../../../app/features/customer-area/unread-badge";
import { companyConfig } from "../../../app/lib/company-config";
import { siteConfig } from "../../../app/lib/site-config";
import CustomerAbout from "../../../app/routes/user.about/route";
import AboutUs, { loader as loadAbout } from "../../../app/routes/user.about._index/route";
import ContactUs from "../../../app/routes/user.about.contact/route";
import CustomerHelp, { loader as loadHelp } from "../../../app/routes/user.help/route";
import { renderOnePage } from "../../support/servers/one-page-app";

/** A signed-in visit whose every question is answered in the same way. */
const visit = (path: string, answer: object) => {
  const graphql = vi.fn(async (_document: unknown, _variables?: object) => answer);
  return { path, context: { hasToken: true, graphql, graphqlParts: graphql } };
};
const html = async (response: Promise<Response>) => (await response).text();

test("[SET-09] [ROUTE-40] [ROUTE-36] about us shows the articles of type about in their order, and leads to the help of the customer area", async () => {
  const nodes = [
    { id: "1", title: "我们是谁", content: "<p>2019年创立</p>" },
    { id: "2", title: "我们相信", content: "<p>一单一价</p>" },
  ];
  const asked = visit("/", { articles: { nodes } });
  const page = await html(renderOnePage({ loader: loadAbout as never, default: AboutUs }, asked));
  expect(page).toMatch(/我们是谁.*2019年创立.*我们相信.*一单一价/s);
  expect(page).toMatch(/<a [^>]*href="\/user\/help"[^>]*>先看看怎么用</);
  expect(print(asked.context.graphql.mock.calls[0]?.[0] as DocumentNode)).toMatch(/query AboutPage /);
});

test("[SET-10] [G-06] [CONST-38] the contact page has who we are, phone with its hours, address and a map", async () => {
  const page = await html(renderOnePage({ default: ContactUs }, { context: {} }));
  const { hotline } = siteConfig;
  for (const words of [companyConfig.description, companyConfig.address]) expect(page).toContain(words);
  if (hotline) expect(page).toMatch(new RegExp(`<a [^>]*href="${hotline.href}"[^>]*>${hotline.display}</a>`));
  if (hotline) expect(page).toContain(hotline.hours);
  expect(page).toMatch(/<figure.*<svg [^>]*aria-label="公司位置示意图[^"]*".*<\/figure>/s);
  expect(page).toContain(`<a href="mailto:${companyConfig.email}">${companyConfig.email}</a>`);
  expect(page).toMatch(/<a [^>]*href="\/user\/help"[^>]*>帮助中心</);
});

test("[SET-10] [ROUTE-40] [SET-09] the page about us leads to itself and to the contact page", async () => {
  const page = await html(renderOnePage({ default: CustomerAbout }, { context: {} }));
  expect(page).toMatch(/<a [^>]*href="\/user\/about"[^>]*>/);
  expect(page).toMatch(/<a [^>]*href="\/user\/about\/contact"[^>]*>联系我们</);
});

test("[SET-11] [ROUTE-36] the help centre shows the article that the address names, within the customer area", async () => {
  const answer = {
    articles: {
      nodes: [
        { id: "1", title: "如何下单" },
        { id: "2", title: "如何退款" },
      ],
    },
    article: { title: "如何退款", content: "<p>先提交申请</p>", createdAt: "2026-11-01T09:00:00+08:00" },
  };
  const asked = visit("/?title=如何退款", answer);
  const page = await html(renderOnePage({ loader: loadHelp as never, default: CustomerHelp }, asked));
  expect(page).toContain("先提交申请");
  expect(page).toContain(`href="/user/help?title=${encodeURIComponent("如何下单")}"`);
  const [document, variables] = asked.context.graphql.mock.calls[0] ?? [];
  expect(print(document as DocumentNode)).toMatch(/query HelpPage\(/);
  expect(variables).toEqual({ title: "如何退款" });
});

test.each([
  [3, "未读消息 3 条", ">3<"],
  [120, "未读消息 120 条", ">99+<"],
  [0, "未读消息 0 条", null],
  [null, "未读消息", null],
])(
  "[NAV-13] [MSG-07] [API-083] with %s unread messages the link to them says %s",
  async (count, name, shown) => {
    const page = await html(renderOnePage({ default: () => <UnreadBadge count={count} /> }, { context: {} }));
    expect(page).toContain('href="/user/message"');
    expect(page).toContain(`aria-label="${name}"`);
    if (shown) expect(page).toContain(shown);
    else expect(page).not.toMatch(/aria-hidden="true">\d/);
  },
);

/** Paths of the links of a part, in their order. */
const pathsIn = (part = "") => [...part.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);

test("[NAV-02] [NAV-12] [NAV-13] [G-16] the header has its tabs, the official home, help, messages, and avatar and name", async () => {
  const nothing = () => undefined;
  const customer = { nickname: "木屿家居", avatar: "/files/logo.png" };
  const header = (
    <CustomerHeader customer={customer} unread={3} isMenuOpen={false} onOpenMenu={nothing} onFind={nothing} />
  );
  const page = await html(renderOnePage({ default: () => header }, { context: {} }));
  const [, tabs = "", end = ""] = page.split(/aria-label="主导航"|<\/nav>/);
  expect(
    [...tabs.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [label, to]),
  ).toEqual([
    ["首页", "/user/index"],
    ["我的订单", "/user/order"],
    ["钱包", "/user/wallet"],
    ["维权中心", "/user/right"],
    ["关于我们", "/user/about"],
  ]);
  expect(pathsIn(end)).toEqual(["/", "/user/help", "/user/message", "/user/index"]);
  expect(end).toMatch(
    /href="\/user\/index"[^>]*><img[^>]*src="\/files\/logo\.png"[^>]*><span[^>]*>木屿家居</,
  );
  expect(end).toContain("退出登录");
});

test("[NAV-30] the side menu shows its entries in their order, each leading to its page", async () => {
  const menu = <SideMenu entries={SIDE_MENU} isCollapsed={false} onCollapsedChange={() => undefined} />;
  const page = await html(renderOnePage({ default: () => menu }, { context: {} }));
  expect(pathsIn(page)).toEqual(SIDE_MENU.map(({ to }) => to));
  for (const { to, label } of SIDE_MENU)
    expect(page).toMatch(new RegExp(`href="${to}"(?:(?!</a>).)*>${label}</span></a>`));
});
