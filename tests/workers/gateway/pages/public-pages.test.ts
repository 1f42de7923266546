import { describe, expect, test } from "vitest";
import { type SolutionType, solutionOf } from "../../../../app/features/solutions/solution.server";
import { appStores } from "../../../../app/lib/app-stores";
import { companyConfig } from "../../../../app/lib/company-config";
import { drawQrCode } from "../../../../app/lib/qr-code";
import { siteConfig } from "../../../../app/lib/site-config";
import { renderAnyPage } from "../../../support/all-pages";
import { ORIGIN, visit } from "../support";
import { between, count, headings, linksOf, open, plain, platform, section } from "./public-site";

/** Link of the banner of each tab of /fangan. */
const BANNER_LINKS: Record<string, string[]> = {
  ...{ enterprise: ["立即下单", "/placeorder/stepone"], worker: ["查看本地服务商", "/ruzhu"] },
  consumer: ["立即下单", "/placeorder/stepone"],
};
const SOLUTIONS = { enterprise: "企业商家", worker: "安装师傅", consumer: "个人消费者" };

describe("the home page", () => {
  test("[PUB-01] [PUB-07] [GEN-06] [GEN-10] has a banner from which an order is started", async () => {
    const { html } = await open("/");
    expect(headings(html, 1)).toEqual(["家具送货、安装、维修，一次下单，满意后才结款"]);
    const form = between(html, '<form action="/placeorder/stepone" method="get"', "</form>");
    expect(form).toMatch(/<button[^>]*type="submit"[^>]*>.*立即下单/s);
    expect(form).toContain('<option value="31">窗帘</option>');
    expect(linksOf(section(html, "price"))).toContainEqual(["开始填写订单", "/placeorder/stepone"]);
  });

  test("[PUB-02] [PUB-03] [GEN-06] [GEN-08] shows what it promises, and the five steps with the third one open", async () => {
    const { html } = await open("/");
    const promises = plain(section(html, "guarantee"));
    for (const words of [
      ...[
        "款项由平台担保",
        "在线跟踪",
        "短信与微信提醒",
        "多位师傅报价",
        "花费更低",
        "您确认满意后才结给师傅",
      ],
      ...["实名认证", "拍照确认", "差评扣款，末位淘汰", "一星、二星扣减师傅收入", "客服裁决"],
    ])
      expect(promises).toContain(words);
    expect(headings(section(html, "process"), 3)).toEqual([
      "提交订单",
      "师傅接单",
      "上门安装",
      "客户评价",
      "师傅收款",
    ]);
    const steps = [...section(html, "process").matchAll(/<input type="radio"[^>]*>/g)];
    expect(steps.map(([step]) => step.includes("checked"))).toEqual([false, false, true, false, false]);
  });

  test("[PUB-04] [PUB-05] [PUB-06] [GEN-10] shows the platform's categories and partners, and two ways to join", async () => {
    const { html } = await open("/");
    expect(linksOf(section(html, "categories"))).toEqual([["窗帘", "/placeorder/stepone?goodsTypeId=31"]]);
    expect(section(html, "categories")).toContain("#category-furniture");
    expect(section(html, "partners")).toMatch(/<img src="\/partners\/a\.svg" alt="木屿"/);
    const cards = linksOf(section(html, "join"));
    expect(cards.map(([text = "", to]) => [text.slice(0, 4), to])).toEqual([
      ["服务商入", "/service_ruzhu"],
      ["师傅入驻", "/ruzhu"],
    ]);
  });
});

describe("the platform's categories", () => {
  test("[API-013] stand on the home page and in the application of a provider", async () => {
    expect(linksOf(section((await open("/")).html, "categories"))).toEqual([
      ["窗帘", "/placeorder/stepone?goodsTypeId=31"],
    ]);
    const { html } = await open("/service_ruzhu");
    expect(section(html, "apply")).toMatch(/name="goodsTypeIds"[^>]*value="31"/);
  });
});

describe("pages that are read", () => {
  test("[PUB-09] [ROUTE-04] /userprotocol has the agreement and the privacy policy", async () => {
    const { html } = await open("/userprotocol");
    expect(headings(html, 2)).toEqual(expect.arrayContaining(["用户服务协议", "隐私政策"]));
    for (const [id, words] of [
      ["agreement", "您可以使用中国大陆手机号接收短信验证码完成注册和登录。"],
      ["privacy", "验证码五分钟内有效，仅能使用一次。"],
    ]) {
      expect(html).toContain(`id="${id}"`);
      expect(between(html, `aria-labelledby="${id}"`, "</article>")).toContain(words);
    }
    const contents = linksOf(between(html, 'aria-label="目录"', "</nav>"));
    expect(contents.length).toBeGreaterThan(10);
    for (const [name, to] of contents) expect(html, name).toContain(`id="${to?.slice(1)}"`);
  });

  test("/help?q= finds articles by title or text, and says when there is none", async () => {
    const found = async (words: string) =>
      section((await open(`/help?q=${encodeURIComponent(words)}`)).html, "found");
    const path = `/help?title=${encodeURIComponent("文章12")}`;
    expect(linksOf(await found("文章12"))).toEqual([["文章12", path]]);
    expect(linksOf(await found("正文　文章12"))).toEqual([["文章12", path]]);
    const none = await found("没有这样的词");
    expect(linksOf(none)).toEqual([]);
    expect(plain(none)).toContain("没有找到“没有这样的词”");
  });

  test("[ROUTE-05] [PUB-10] [PUB-11] /help lists the titles, and shows the named article as HTML, at first the first", async () => {
    const first = await open("/help");
    expect(linksOf(between(first.html, 'aria-label="帮助文章"', "</nav>"))).toContainEqual([
      "文章12",
      `/help?title=${encodeURIComponent("文章12")}`,
    ]);
    expect(first.html).toContain("<p>正文<b>1</b></p>");
    expect((await open("/help?title=")).html).toContain("<p>正文<b>1</b></p>");
    const { html } = await open(`/help?title=${encodeURIComponent("文章12")}`);
    expect(html).toContain("<p>正文<b>12</b></p>");
    expect(html).not.toContain("<p>正文<b>1</b></p>");
  });

  test("[PUB-11] [C-78] /help answers 404 for a title that is none, says so, and keeps the list", async () => {
    const { status, html } = await open(`/help?title=${encodeURIComponent("没有的文章")}`);
    expect(status).toBe(404);
    expect(html).toContain("没有找到这篇文章");
    const listed = linksOf(between(html, 'aria-label="帮助文章"', "</nav>"));
    expect(listed.map(([name]) => name)).toContain("文章12");
  });

  test("[ROUTE-06] [PUB-13] [API-116] [G-06] /download has a code that leads to /isDownload, and a button for each system", async () => {
    const { html } = await open("/download");
    expect(html).toContain(drawQrCode(`${ORIGIN}/isDownload`).path);
    for (const [label, address] of [
      ["iOS 下载", appStores.ios],
      ["Android 下载", appStores.android],
    ]) {
      if (address) expect(linksOf(html)).toContainEqual([label, address]);
      else expect(html).toContain(`${label}：功能即将上线`);
    }
  });

  test.each([
    ["iPhone", appStores.ios ?? "/download"],
    ["Android", appStores.android ?? "/download"],
    ["Windows", "/download"],
  ])("[ROUTE-07] [PUB-14] [API-116] /isDownload leads %s to %s", async (browser, location) => {
    const headers = { "user-agent": `Mozilla/5.0 (${browser})` };
    const response = await visit(platform(), "/isDownload", { headers }, { renderPage: renderAnyPage });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(location);
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test("[ROUTE-08] [PUB-15] [PUB-16] [G-06] /about tells the articles about us, and its second tab how to reach us", async () => {
    const about = (await open("/about")).html;
    const contact = (await open("/about/contact")).html;
    for (const html of [about, contact])
      expect(linksOf(between(html, '<nav aria-label="关于装达"', "</nav>"))).toEqual([
        ["关于我们", "/about"],
        ["联系我们", "/about/contact"],
      ]);
    const current = (html: string) =>
      /aria-current="[^"]*"[^>]*>([^<]*)</.exec(between(html, '<nav aria-label="关于装达"', "</nav>"))?.[1];
    expect([current(about), current(contact)]).toEqual(["关于我们", "联系我们"]);
    expect(headings(about, 2)).toContain("文章12");
    expect(about).toContain("<p>正文<b>12</b></p>");
    const main = between(contact, "<main", "</main>");
    const { hotline } = siteConfig;
    const { name, description, address } = companyConfig;
    for (const words of [name, description, "<address", address, "公司位置示意图"])
      expect(main).toContain(words);
    for (const link of [
      ...(hotline ? [[hotline.display, hotline.href]] : []),
      ["帮助中心", "/help"],
      ["服务商入驻", "/service_ruzhu"],
      ["师傅入驻", "/ruzhu"],
    ])
      expect(linksOf(main)).toContainEqual(link);
  });

  test.each([
    ["/fangan", "商家的送装，交给一个后台", ["免费注册", "/register"]],
    ["/fangan?type=enterprise", "商家的送装，交给一个后台", ["免费注册", "/register"]],
    ["/fangan?type=worker", "手艺好，就该活不断、钱不拖", ["师傅入驻", "/ruzhu"]],
    ["/fangan?type=consumer", "网购的家具，有人送、有人装", ["立即下单", "/placeorder/stepone"]],
    ["/fangan?type=nobody", "商家的送装，交给一个后台", ["免费注册", "/register"]],
  ])(
    "[ROUTE-09] [PUB-17] [PUB-18] [GEN-04] %s has three tabs, and under its banner problems, advantages, functions and a way to join",
    async (path, banner, join) => {
      const { html } = await open(path);
      const tabs = between(html, '<nav aria-label="解决方案"', "</nav>");
      expect(linksOf(tabs)).toEqual([
        ["企业商家", "/fangan?type=enterprise"],
        ["安装师傅", "/fangan?type=worker"],
        ["个人消费者", "/fangan?type=consumer"],
      ]);
      expect(headings(html, 1)).toEqual([banner]);
      expect(count(section(html, "problems"), "li")).toBe(4);
      expect(count(section(html, "advantages"), "li")).toBe(4);
      expect(count(section(html, "functions"), "dt")).toBe(5);
      expect(linksOf(section(html, "join"))).toEqual([join]);
    },
  );

  test("[PUB-18] [PUB-17] no tab of /fangan has a text of another, and the open one is marked", async () => {
    const texts = new Set<string>();
    for (const [type, label] of Object.entries(SOLUTIONS)) {
      const { html } = await open(`/fangan?type=${type}`);
      expect(linksOf(between(html, "<h1", '<section id="problems"'))).toEqual([BANNER_LINKS[type]]);
      const { problems, advantages, functions } = solutionOf(type as SolutionType);
      for (const [id, { points }] of Object.entries({ problems, advantages }))
        expect(headings(section(html, id), 3)).toEqual(points.map(({ title }) => title));
      for (const { name } of functions.rows) expect(plain(section(html, "functions"))).toContain(name);
      for (const id of ["problems", "advantages", "functions"]) texts.add(plain(section(html, id)));
      const tabs = between(html, '<nav aria-label="解决方案"', "</nav>");
      expect(/aria-current="page"[^>]*>([^<]*)</.exec(tabs)?.[1]).toBe(label);
    }
    expect(texts.size).toBe(9);
  });

  test("[PUB-19] [CONST-46] /fangan shows the first eight of the help titles, and the way to all", async () => {
    const links = linksOf(section((await open("/fangan")).html, "help"));
    expect(links).toEqual([
      ...Array.from({ length: 8 }, (_, index) => [
        `文章${index + 1}`,
        `/help?title=${encodeURIComponent(`文章${index + 1}`)}`,
      ]),
      ["查看更多", "/help"],
    ]);
  });

  test("[ROUTE-10] [PUB-20] [GEN-06] [GEN-08] /baozhang shows five advantages and both ways to join", async () => {
    const { html } = await open("/baozhang");
    expect(headings(section(html, "guarantees"), 3)).toEqual([
      "资金担保",
      "师傅实名",
      "过程透明",
      "拍照留证",
      "售后裁决",
    ]);
    expect(linksOf(section(html, "join"))).toEqual([
      ["师傅入驻", "/ruzhu"],
      ["服务商入驻", "/service_ruzhu"],
    ]);
    const guarantees = plain(section(html, "guarantees"));
    for (const words of [
      "您确认满意之后才结给师傅",
      "一星扣减师傅该单收入的 20%，二星扣减 10%",
      "末位的师傅暂停接单",
      "官方客服介入",
    ])
      expect(guarantees).toContain(words);
  });

  test.each([
    [
      "GEN-05",
      ["同一单由多位师傅报价，您比较之后再选择", "订单页随时可查", "预约和完工有短信提醒", "短信与微信提醒"],
    ],
    ["GEN-07", ["接单的师傅都经过身份核验", "提货时拍下外观，完工时拍下现场"]],
  ])("[%s] [PUB-20] /baozhang promises %j", async (_id, promises) => {
    const guarantees = plain(section((await open("/baozhang")).html, "guarantees"));
    for (const words of promises) expect(guarantees).toContain(words);
  });
});

describe.each(["/pay", "/payRedirect"])("%s", (path) => {
  test("[ROUTE-13] [PUB-34] says that it is jumping to the payment", async () => {
    expect(headings((await open(path)).html, 1)).toEqual(["正在跳转到支付页面"]);
  });
});
