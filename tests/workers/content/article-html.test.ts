import { describe, expect, test } from "vitest";
import { sanitizeArticleHtml } from "../../../schema/rules/content/article-html";
import { isOwnPath, isSafeWebAddress } from "../../../schema/rules/web-address";
import { XSS_CORPUS } from "../../support/xss-corpus";

const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};
const PLAIN = new Set(
  "p h3 h4 ul ol li dl dt dd blockquote hr br pre code b strong em i u s del ins sub sup small mark span div figure figcaption table caption thead tbody tfoot tr".split(
    " ",
  ),
);

/** What a parser of the platform, which is not the sanitiser's own, finds beyond plain text elements. */
async function harmIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter().on("*", {
    element({ tagName, attributes }) {
      if (!PLAIN.has(tagName) && !(tagName in HARMLESS)) found.push(`<${tagName}>`);
      // The DOM's type of the same name hides that it is a list of pairs here.
      const pairs: Iterable<readonly string[]> = Object(attributes);
      for (const [name = "", value = ""] of pairs) {
        if (!HARMLESS[tagName]?.includes(name)) found.push(`${tagName} ${name}`);
        if ((name === "href" || name === "src") && !/^(https:\/\/|\/(?![/\\])|tel:|mailto:)/.test(value)) {
          found.push(`${tagName} ${name}=${value}`);
        }
      }
    },
    comments: ({ text }) => void found.push(`<!--${text}`),
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

test("the corpus is as large as it has to be, and harmful", async () => {
  expect(new Set(XSS_CORPUS).size).toBeGreaterThanOrEqual(60);
  const harmful = await Promise.all(
    // What the parser cannot make sense of is nothing that an article may hold.
    XSS_CORPUS.map((payload) => harmIn(payload).catch(() => ["unparseable"])),
  );
  expect(harmful.filter((found) => found.length > 0).length).toBeGreaterThan(90);
});

describe("an article's HTML", () => {
  test.each(XSS_CORPUS)("[S27] loses what is dangerous in %j", async (payload) => {
    const safe = sanitizeArticleHtml(`<p>前</p>${payload}`);
    expect(await harmIn(safe)).toEqual([]);
    expect(safe.startsWith("<p>前</p>")).toBe(true);
    expect(sanitizeArticleHtml(safe)).toBe(safe);
  });

  test("[S27] keeps headings, lists, tables, links and pictures as they are", () => {
    const html = [
      "<h3>费用</h3><p>见<strong>下表</strong>，<em>逐项</em>列明。<br />",
      '或<a href="/help?title=%E5%8A%A0%E4%BB%B7&amp;from=1#a" rel="noopener noreferrer">加价说明</a></p>',
      '<table><thead><tr><th colspan="2" scope="col">甲</th></tr></thead>',
      '<tbody><tr><th scope="row">1 &lt; 2</th><td rowspan="2">乙 &amp; 丙</td></tr></tbody></table>',
      '<figure><img src="/files/a.jpg" alt="衣柜" width="320" height="200" loading="lazy" />',
      "<figcaption>衣柜</figcaption></figure>",
      '<ol><li><a href="https://beian.miit.gov.cn/" rel="noopener noreferrer">备案</a></li></ol>',
      '<p><a href="tel:4008201688" rel="noopener noreferrer">拨打</a></p>',
    ].join("");
    expect(sanitizeArticleHtml(html)).toBe(html);
  });

  test("begins its headings below those of the page", () => {
    expect(sanitizeArticleHtml("<h1>一</h1><h2>二</h2><h5>五</h5>")).toBe(
      "<h3>一</h3><h3>二</h3><h4>五</h4>",
    );
  });

  test("keeps the words of elements that it does not know, and loses pictures that no page would show", () => {
    const foreign = '<img src="ftp://a"><img src="https://cdn.example/a.png">';
    expect(sanitizeArticleHtml(`<section class="x"><font color=red>红</font></section>${foreign}`)).toBe(
      "红",
    );
  });

  test("is cleaned in linear time, however deep", () => {
    const started = performance.now();
    sanitizeArticleHtml("<div>".repeat(10_000));
    sanitizeArticleHtml(`<a href="${"x".repeat(50_000)}`);
    sanitizeArticleHtml("<".repeat(50_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe("addresses that others see", () => {
  test.each(["/", "/help?title=如何下单#a", "https://partner.example", "HTTPS://partner.example/a?b=c"])(
    "%s passes",
    (address) => {
      expect(isSafeWebAddress(address)).toBe(true);
    },
  );

  test.each([
    ...[
      "",
      "help",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/\t/evil.example",
      "/ /evil.example",
    ],
    ...[
      "https:evil.example",
      "https:/evil.example",
      "https:///evil.example",
      "https://",
      "https://user@evil.example",
    ],
    ...[
      "http://evil.example",
      "javascript:boom()",
      "java\nscript:boom()",
      "data:text/html,x",
      "blob:https://a/1",
    ],
    ...[
      "ftp://a",
      "https://a b",

      "/\u0000",
      "https://evil.example\\@partner.example",
    ],
  ])("[S27] %j does not", (address) => {
    expect(isSafeWebAddress(address)).toBe(false);
  });

  test("one that fills a screen does not", () => {
    expect(isSafeWebAddress(`/${"a".repeat(2000)}`)).toBe(false);
  });

  test("a picture is a file of this site", () => {
    expect(isOwnPath("/partners/muyu.svg")).toBe(true);
    expect(isOwnPath("https://partner.example/logo.svg")).toBe(false);
    expect(isOwnPath("//partner.example/logo.svg")).toBe(false);
  });
});
