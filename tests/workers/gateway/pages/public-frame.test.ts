import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../../app/lib/site-config";
import { renderAnyPage } from "../../../support/all-pages";
import { visit } from "../support";
import { between, count, headings, linksOf, open, plain, platform } from "./public-site";

/** Public pages, each in the states that it has. */
const PAGES = [
  ...["/", "/help", "/about", "/about/contact", "/baozhang", "/download", "/map", "/pay", "/payRedirect"],
  ...["/fangan", "/fangan?type=worker", "/fangan?type=consumer"],
  ...["/ruzhu", "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106"],
  "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330108",
  ...["/service_ruzhu", "/service_ruzhu?type=ENTERPRISE", "/service_ruzhu?done=1"],
];

/** Where providers sign in; an operator may have no such place. */
const PROVIDER_LOGIN = siteConfig.providerLoginUrl ? [["服务商登录", siteConfig.providerLoginUrl]] : [];

describe("around public pages", () => {
  test("[NAV-01] [API-115] [GEN-04] [G-06] the header has the ways to all parts of the site, to where providers sign in, and to signing in", async () => {
    const header = between((await open("/baozhang")).html, "<header", "</header>");
    const ways = linksOf(between(header, 'aria-label="主导航"', "</nav>"));
    expect(ways).toEqual([
      ["立即下单", "/placeorder/stepone"],
      ["解决方案", "/fangan"],
      ["服务保障", "/baozhang"],
      ["服务商入驻", "/service_ruzhu"],
      ["师傅入驻", "/ruzhu"],
      ["帮助中心", "/help"],
      ["关于我们", "/about"],
      ["下载应用", "/download"],
      ...PROVIDER_LOGIN,
    ]);
    expect(linksOf(between(header, 'aria-label="菜单"', "</nav>"))).toEqual(ways);
    const outside = header.match(/<a [^>]*href="https:[^>]*>/g) ?? [];
    expect(outside).toHaveLength(2 * PROVIDER_LOGIN.length);
    for (const link of outside) expect(link).toMatch(/ target="_blank" rel="[^"]*noopener/);
    expect(linksOf(between(header, 'aria-label="账户"', "</nav>"))).toEqual([
      ["登录", "/login"],
      ["注册", "/register"],
    ]);
  });

  test.each([
    ["/baozhang", "<template data-account="],
    ["/ruzhu", 'aria-label="账户" aria-busy="true"'],
  ])("[NAV-02] the header of %s has a place for the name of a customer", async (path, place) => {
    expect(between((await open(path)).html, "<header", "</header>")).toContain(place);
  });

  test.each(["/login", "/register"])(
    "[NAV-01] [NAV-07] [ROUTE-01] %s has both header and footer",
    async (path) => {
      const page = (await open(path)).html;
      const header = between(page, "<header", "</header>");
      expect(linksOf(header)[0]).toEqual([siteConfig.name, "/"]);
      expect(linksOf(between(header, 'aria-label="主导航"', "</nav>"))).toContainEqual(["帮助中心", "/help"]);
      expect(linksOf(between(header, 'aria-label="账户"', "</nav>"))).toContainEqual(["注册", "/register"]);
      expect(linksOf(between(page, "<footer", "</footer>"))).toContainEqual(["联系我们", "/about/contact"]);
    },
  );

  test("[NAV-07] [NAV-08] [CONST-38] [G-06] the footer has its five links, the hotline with its hours, and both filings", async () => {
    const { hotline, icpFiling, policeFiling } = siteConfig;
    const footer = between((await open("/")).html, "<footer", "</footer>");
    const links = linksOf(footer);
    for (const link of [
      ["联系我们", "/about/contact"],
      ["服务商入驻", "/service_ruzhu"],
      ["关于我们", "/about"],
      ["帮助中心", "/help"],
      ["应用下载", "/download"],
      ...(hotline ? [[hotline.display, hotline.href]] : []),
    ])
      expect(links).toContainEqual(link);
    for (const words of [hotline?.hours, icpFiling?.text, policeFiling?.text])
      if (words) expect(plain(footer)).toContain(words);
  });

  test("[NAV-08] [ROLE-01] [GEN-04] every link of the footer leads somewhere: to a page, to a place on one, or to a register", async () => {
    const links = linksOf(between((await open("/")).html, "<footer", "</footer>"));
    for (const [name = "", to = ""] of links.filter(([, to = ""]) => to.startsWith("/"))) {
      const [path = "", anchor] = to.split("#");
      const { status, html } = await open(path);
      expect(status, name).toBe(200);
      if (anchor) expect(html, name).toContain(`id="${anchor}"`);
    }
    const { icpFiling, policeFiling } = siteConfig;
    const filings = [icpFiling, policeFiling].flatMap((filing) =>
      filing ? [[filing.text, filing.href]] : [],
    );
    const elsewhere = links.filter(([, to = ""]) => /^https?:/.test(to));
    expect(elsewhere).toEqual([...PROVIDER_LOGIN, ...filings]);
  });

  test("[NAV-01] the header marks the page that is open, also for a page below it, and none on the home page", async () => {
    const marked = async (path: string) => {
      const header = between((await open(path)).html, "<header", "</header>");
      const links = between(header, 'aria-label="主导航"', "</nav>").match(/<a [^>]*>[^<]*/g) ?? [];
      return links.filter((link) => link.includes('aria-current="page"')).map(plain);
    };
    expect(await marked("/about/contact")).toEqual(["关于我们"]);
    expect(await marked("/")).toEqual([]);
  });

  test("[S39] a customer is sent the same pages as a stranger", async () => {
    for (const path of PAGES) {
      const seen = await Promise.all(
        [undefined, "token=mine; signed-in=1"].map(async (cookie) => {
          const init = { headers: { ...(cookie && { cookie }) } };
          const answer = await visit(platform(), path, init, { renderPage: renderAnyPage });
          // Each answer has a nonce of its own.
          return (await answer.text()).replace(/nonce(?:" content)?="[^"]*"|"nonce":"[^"]*"/g, "");
        }),
      );
      expect(seen[0]?.length, path).toBeGreaterThan(1000);
      expect(seen[1] === seen[0], path).toBe(true);
    }
  });

  test.each([
    ["/", 1],
    ["/ruzhu", 1],
    ["/map", 0],
  ])("[NAV-09] [PUB-35] %s has %i footers", async (path, footers) => {
    expect(count((await open(path)).html, "footer")).toBe(footers);
  });

  test("[GEN-13] the success message of a document is green, its alert is not", async () => {
    const { html } = await open("/");
    const toast = (kind: string) => between(html, `<template data-toast="${kind}"`, "</template>");
    expect(toast("status")).toMatch(/class="[^"]*success/);
    expect(toast("alert")).not.toContain("success");
  });

  test("[NAV-11] [PUB-36] [ROUTE-14] an unknown path leads to /404, which says so and shows the way home", async () => {
    for (const path of ["/no/such/page", "/about/nothing", "/user/nothing", "/placeorder/nothing"])
      expect(await open(path), path).toMatchObject({ status: 302, location: "/404" });
    const { status, html } = await open("/404");
    expect(status).toBe(404);
    const main = between(html, "<main", "</main>");
    expect(headings(main, 1)).toEqual(["页面不存在"]);
    expect(linksOf(main)).toContainEqual(["返回首页", "/"]);
  });
});
