import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "../../../app/features/content/article-body";
import { excerptOf } from "../../../app/features/content/excerpt.server";
import { helpPath } from "../../../app/features/content/help-path";

describe("the body of an article", () => {
  test("shows HTML, with each table in a box that the keyboard reaches", () => {
    const html = renderToStaticMarkup(
      <ArticleBody html="<p>前</p><table><tbody><tr><td>甲</td></tr></tbody></table>" />,
    );
    expect(html).toMatch(
      /<p>前<\/p><div [^>]*role="group" aria-label="表格" tabindex="0"><table><tbody><tr><td>甲<\/td><\/tr><\/tbody><\/table><\/div>/,
    );
  });

  test("takes no text for a table", () => {
    expect(renderToStaticMarkup(<ArticleBody html={"<p>&lt;table&gt;</p>"} />)).not.toContain("role=");
  });
});

describe("the excerpt of an article", () => {
  test("is its beginning as text, with a sign where it was cut", () => {
    expect(excerptOf("<h3>一</h3><p>二 &amp; <a href='/x'>三</a>&nbsp;&lt;四&gt;</p>")).toBe(
      "一 二 & 三 <四>",
    );
    const long = excerptOf(`<p>${"长".repeat(200)}</p>`);
    expect([...long]).toHaveLength(110);
    expect(long.endsWith("长…")).toBe(true);
  });
});

test("[C-78] the address of an article survives every title", () => {
  for (const title of ["如何下单", "a&b=c", "100% #1?", "资金担保：钱什么时候给师傅"]) {
    expect(new URL(helpPath(title), "https://site.test").searchParams.get("title")).toBe(title);
  }
});
