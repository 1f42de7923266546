import { expect, test } from "vitest";
import { footerNavigation, headerNavigation } from "../../../app/features/site/navigation";
import { siteConfig } from "../../../app/lib/site-config";

const { providerLoginUrl, origin } = siteConfig;
/** Where providers sign in, as `label path`; an operator may have no such place. */
const PROVIDER_LOGIN = providerLoginUrl ? [`服务商登录 ${providerLoginUrl}`] : [];

test("[GEN-04] [ROUTE-11] [ROUTE-12] masters and providers find two pages to join, and the way to a site of their own", () => {
  const theirSite = providerLoginUrl ? [providerLoginUrl] : [];
  const known = [...headerNavigation, ...footerNavigation.flatMap(({ entries }) => entries)];
  const entries = known.filter(({ label }) => /师傅|服务商/.test(label));
  expect([...new Set(entries.map(({ to }) => to))]).toEqual(["/service_ruzhu", "/ruzhu", ...theirSite]);
  const external = known.filter(({ isExternal }) => isExternal).map(({ to }) => to);
  expect(external).toEqual([...theirSite, ...theirSite]);
  for (const address of external) expect(new URL(address).origin).not.toBe(origin);
});

/** Every entry as `label path`. */
const inWords = (entries: readonly { label: string; to: string }[]) =>
  entries.map(({ label, to }) => `${label} ${to}`);

test("[NAV-01] [ROUTE-06] [ROUTE-09] [ROUTE-10] the top navigation leads to every public page in this order, and to the login of providers last", () => {
  expect(inWords(headerNavigation)).toEqual([
    "立即下单 /placeorder/stepone",
    "解决方案 /fangan",
    "服务保障 /baozhang",
    "服务商入驻 /service_ruzhu",
    "师傅入驻 /ruzhu",
    "帮助中心 /help",
    "关于我们 /about",
    "下载应用 /download",
    ...PROVIDER_LOGIN,
  ]);
});

test.each([
  ["服务", ["立即下单 /placeorder/stepone", "解决方案 /fangan", "服务保障 /baozhang", "应用下载 /download"]],
  ["加入", ["服务商入驻 /service_ruzhu", "师傅入驻 /ruzhu", ...PROVIDER_LOGIN]],
  ["帮助", ["帮助中心 /help", "开放平台 /developers", "关于我们 /about", "联系我们 /about/contact"]],
  ["协议", ["用户服务协议 /userprotocol#agreement", "隐私政策 /userprotocol#privacy"]],
])("[NAV-07] [ROUTE-04] [ROUTE-05] [ROUTE-08] the footer's group %s leads to %j", (title, links) => {
  const groups = footerNavigation.filter((group) => group.title === title);
  expect(groups.map(({ entries }) => inWords(entries))).toEqual([links]);
});

test("the footer has four groups, and only the login of providers leaves the site", () => {
  expect(footerNavigation.map(({ title }) => title)).toEqual(["服务", "加入", "帮助", "协议"]);
  const entries = [...headerNavigation, ...footerNavigation.flatMap((group) => group.entries)];
  const elsewhere = entries.filter(({ to }) => !to.startsWith("/"));
  expect(elsewhere.map(({ isExternal }) => isExternal)).toEqual(providerLoginUrl ? [true, true] : []);
});
