import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MetaFunction } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { publicMeta } from "../../../app/features/site/page-meta";
import { SHARE_PICTURES, SHARE_SIZE } from "../../../app/features/site/share-pictures";
import { renderSitemap } from "../../../app/features/site/sitemap";
import { faqData } from "../../../app/features/site/structured-data";
import { siteConfig } from "../../../app/lib/site-config";
import { meta as joinMeta } from "../../../app/routes/_join.ruzhu/route";
import { meta as providerMeta } from "../../../app/routes/_join.service_ruzhu/route";
import { meta as homeMeta } from "../../../app/routes/_public._index";
import { meta as aboutMeta } from "../../../app/routes/_public.about._index/route";
import { meta as contactMeta } from "../../../app/routes/_public.about.contact/route";
import { meta as guaranteeMeta } from "../../../app/routes/_public.baozhang/route";
import { meta as downloadMeta } from "../../../app/routes/_public.download/route";
import { meta as solutionMeta } from "../../../app/routes/_public.fangan/route";
import { meta as helpMeta } from "../../../app/routes/_public.help/route";
import { meta as agreementMeta } from "../../../app/routes/_public.userprotocol/route";
import { meta as mapMeta } from "../../../app/routes/map/route";
import { loader as robots } from "../../../app/routes/robots[.]txt";
import { loader as sitemap } from "../../../app/routes/sitemap[.]xml";
import { publicPages } from "../../../schema/rules/content/public-pages";
import { ROOT } from "../../support/project/source-files";
import { renderHead } from "./render-head";

/** Width and height of a picture of `public`, as its first chunk says. */
function pngSize(name: string) {
  const bytes = readFileSync(join(ROOT, "public", name));
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const metas = { "/": homeMeta, "/userprotocol": agreementMeta };

describe("the preview of a shared link", () => {
  test.each(Object.entries(metas))(
    "[ROUTE-01] [ROUTE-04] [PUB-09] %s has a title, a description, one address and a picture",
    async (path, meta) => {
      const head = await renderHead(meta);
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? "";
      expect(title).toContain(siteConfig.name);
      expect(content("og:title")).toBe(title);
      expect(content("description")?.length).toBeGreaterThan(20);
      expect(content("description")?.length).toBeLessThanOrEqual(120);
      expect(content("og:description")).toBe(content("description"));
      expect(content("og:url")).toBe(`${siteConfig.origin}${path}`);
      expect(head).toContain(`<link rel="canonical" href="${siteConfig.origin}${path}"/>`);
      const picture = content("og:image")?.replace(`${siteConfig.origin}/`, "") ?? "";
      expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
      expect(content("og:image:width")).toBe("1200");
      expect(content("twitter:card")).toBe("summary_large_image");
    },
  );

  test.each([
    ["[ROUTE-01]", "/", homeMeta, "share.png"],
    ["[ROUTE-09] [PUB-17]", "/fangan", solutionMeta, "share-solution.png"],
    ["[ROUTE-10] [PUB-20]", "/baozhang", guaranteeMeta, "share-guarantee.png"],
    ["[ROUTE-11] [PUB-21]", "/ruzhu", joinMeta, "share-join.png"],
    ["[ROUTE-12] [PUB-27]", "/service_ruzhu", providerMeta, "share-join.png"],
    ["[ROUTE-06] [PUB-13]", "/download", downloadMeta, "share-download.png"],
    ["[ROUTE-05] [PUB-10]", "/help", helpMeta, "share-help.png"],
    ["[ROUTE-08] [PUB-15]", "/about", aboutMeta, "share-about.png"],
    ["[ROUTE-08] [PUB-16]", "/about/contact", contactMeta, "share-about.png"],
    ["[ROUTE-14] [PUB-35]", "/map", mapMeta, "share-about.png"],
  ] as [string, string, MetaFunction, string][])(
    "%s %s names its own address, and has the picture of its kind of page",
    async (_ids, path, meta, file) => {
      const head = await renderHead(meta);
      expect(head).toContain(`<link rel="canonical" href="${siteConfig.origin}${path}"/>`);
      expect(head).toContain(`content="${siteConfig.origin}/${file}"`);
    },
  );

  test("[ROUTE-09] each tab of /fangan has an address of its own", async () => {
    const tabs = ["enterprise", "worker"].map((type) => ({
      to: `/fangan?type=${type}`,
      isCurrent: type === "worker",
    }));
    const data = { tabs, label: "安装师傅", solution: { banner: { lead: "…" } } };
    const head = await renderHead(() => (solutionMeta as unknown as (args: object) => [])({ data }));
    expect(head).toContain(`<link rel="canonical" href="${siteConfig.origin}/fangan?type=worker"/>`);
  });

  test("[PUB-11] [ROUTE-05] an article of the help has its own address, and is described by what stands in it, any other page of the help by what the help has", async () => {
    const described = async (data: object | undefined) => {
      const head = await renderHead(() => (helpMeta as (args: object) => [])({ data }));
      return /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
    };
    const article = { title: "怎样 下单", content: "<p>先选品类。</p>", excerpt: "先选品类。" };
    expect(await described({ isOverview: false, article })).toBe("先选品类。");
    expect(await described({ isOverview: true, article })).toMatch(/^装达帮助中心/);
    expect(await described(undefined)).toMatch(/^装达帮助中心/);
    const head = await renderHead(() =>
      (helpMeta as (args: object) => [])({ data: { isOverview: false, article } }),
    );
    // As in the links to it and in the sitemap, also with a blank.
    const address = `${siteConfig.origin}/help?${new URLSearchParams({ title: article.title })}`;
    expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
  });

  test("every kind of page has its own picture", () => {
    const names = Object.values(SHARE_PICTURES).map(({ file }) => file);
    expect(new Set(names.map((name) => readFileSync(join(ROOT, "public", name), "base64"))).size).toBe(
      names.length,
    );
    for (const name of names) expect(pngSize(name)).toEqual(SHARE_SIZE);
  });

  test("the address of an article is its own, whatever its title holds", async () => {
    const head = await renderHead(() =>
      publicMeta({ title: "怎样下单", description: "…", path: '/help?title=a"<b>&c' }),
    );
    expect(head).toContain(`href="${siteConfig.origin}/help?title=a%22%3Cb%3E&amp;c"`);
    expect(head).toContain("<title>怎样下单 · 装达</title>");
  });
});

describe("data for search engines", () => {
  const dataIn = (head: string): unknown =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? "");

  test("the home page says who runs the site", async () => {
    expect(dataIn(await renderHead(homeMeta))).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Organization",
      legalName: siteConfig.company,
      url: `${siteConfig.origin}/`,
    });
  });

  test("[S29] an article ends no script and begins none, and arrives as it was", async () => {
    const evil = "</script><script>alert(1)</script><!--\u2028\u2029&amp;";
    const head = await renderHead(() =>
      publicMeta({
        description: "…",
        path: "/",
        structuredData: faqData([{ question: evil, answer: evil }]),
      }),
    );
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.split("</head>")[0]).not.toMatch(/<!--|\u2028|\u2029/);
    expect(dataIn(head)).toMatchObject({
      mainEntity: [{ name: evil, acceptedAnswer: { text: evil } }],
    });
  });
});

describe("the sitemap", () => {
  const ask = async (answer: () => Promise<unknown>) => {
    const response = await sitemap({ context: { graphql: answer } } as never);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    return response.text();
  };

  test("names every public page by the address that the page gives itself", async () => {
    const xml = await ask(async () => ({ articles: { nodes: [] } }));
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const tabs = ["enterprise", "worker", "consumer"].map((type) => `/fangan?type=${type}`);
    const paths = publicPages.flatMap(({ path }) => (path === "/fangan" ? tabs : path));
    expect(addresses).toEqual(paths.map((path) => `${siteConfig.origin}${path}`));
  });

  test("names the pages when the articles cannot be read", async () => {
    const xml = await ask(() => Promise.reject(new Error("away")));
    expect(xml).toContain(`<loc>${siteConfig.origin}/</loc>`);
  });

  test("[ROUTE-05] names each article with its day, and holds nothing that XML would take for markup", () => {
    const pages = [...publicPages, { path: "/help", params: ["title"] }];
    const xml = renderSitemap([{ title: "价格 & <费用>", createdAt: "2026-11-20T16:30:00+08:00" }], pages);
    expect(xml).toContain("/help?title=%E4%BB%B7%E6%A0%BC+%26+%3C%E8%B4%B9%E7%94%A8%3E</loc>");
    expect(xml).toContain("<lastmod>2026-11-20</lastmod>");
    expect(xml.replace(/&#\d+;/g, "")).not.toContain("&");
  });
});

test("robots.txt keeps crawlers out of what belongs to customers, and shows them the sitemap", async () => {
  const text = await robots().text();
  for (const path of ["/user/", "/placeorder/", "/graphql", "/sandbox", "/pay"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  for (const { path } of publicPages) {
    const isRefused = [...text.matchAll(/^Disallow: (.+)$/gm)].some(([, prefix = ""]) =>
      path.startsWith(prefix),
    );
    expect(isRefused, path).toBe(false);
  }
  expect(text).toContain(`Sitemap: ${siteConfig.origin}/sitemap.xml\n`);
});
