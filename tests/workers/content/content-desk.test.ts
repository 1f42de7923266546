import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

beforeAll(seedReference);

let backend: ReturnType<typeof createTestBackend>;
beforeEach(() => {
  backend = createTestBackend();
});

const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
const call = (method: string, path: string, json?: unknown) =>
  backend.call(method, `/operator/api/${path}`, { headers, ...(json === undefined ? {} : { json }) });

let count = 0;
const newArticle = (changes: object = {}) => ({
  typeCode: "help",
  title: `新文章 ${++count}`,
  content: "<p>正文</p>",
  ...changes,
});
const newAdvert = (changes: object = {}) => ({
  location: "public_home_partner",
  title: "新伙伴",
  img: "/partners/muyu.svg",
  url: "https://partner.example/",
  status: 1,
  ...changes,
});

const articles = async (typeCode: string, pageSize = 100) =>
  (await backend.call("GET", `/common/api/article?typeCode=${typeCode}&pageSize=${pageSize}`)).data.pageList;
const adverts = async (location: string, query = "") =>
  (await backend.call("GET", `/common/advertise/list?location=${location}${query}`)).data;

describe("articles of the operator", () => {
  test("[ENT-27] [NOTICE-01] [API-008] of the help centre come last in their list, with the time of their publication", async () => {
    const input = newArticle({ img: "/files/a.jpg" });
    const { data } = await call("POST", "article", input);
    expect((await articles("help")).at(-1)).toEqual({
      ...input,
      id: data.id,
      createTime: "2026-11-20 16:30:00",
    });
  });

  test("[NOTICE-01] [NOTICE-03] [HOME-20] a new notice comes first in its list, so that the home page shows it", async () => {
    const before = await articles("notice");
    const { data } = await call("POST", "article", newArticle({ typeCode: "notice" }));
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(ids(await articles("notice"))).toEqual([data.id, ...ids(before)]);
    expect(ids(await articles("notice", 3))).toEqual([data.id, ...ids(before)].slice(0, 3));
    await call("DELETE", `article/${data.id}`);
  });

  test("[S27] are stored without what is dangerous in them", async () => {
    const content =
      '<p onclick="x()">好<script>x()</script></p><svg><p>x</p></svg><a href="javascript:x()">看</a>';
    const { data } = await call("POST", "article", newArticle({ content }));
    const stored = async () =>
      env.DB.prepare("SELECT content FROM articles WHERE id = ?").bind(data.id).first<string>("content");
    expect(await stored()).toBe('<p>好</p><a rel="noopener noreferrer">看</a>');
    await call("PUT", `article/${data.id}`, newArticle({ content: `${content}<iframe srcdoc=x></iframe>` }));
    expect(await stored()).toBe('<p>好</p><a rel="noopener noreferrer">看</a>');
  });

  test.each(["<script>x()</script>", "<p> &nbsp;</p>", "<svg><text>x</text></svg>"])(
    "that say nothing (%s) are refused",
    async (content) => {
      expect(await call("POST", "article", newArticle({ content }))).toMatchObject({
        code: 4000,
        message: "文章内容为空",
      });
    },
  );

  test.each(["https://cdn.example/a.png", "//cdn.example/a.png", "data:image/png;base64,AA"])(
    "with a picture that no page would show (%s) are refused",
    async (src) => {
      const wrong = newArticle({ content: `<p>正文</p><img src="${src}">` });
      const refusal = { code: 4000, message: "文中图片须为本站路径" };
      expect(await call("POST", "article", wrong)).toMatchObject(refusal);
      const { data } = await call("POST", "article", newArticle());
      expect(await call("PUT", `article/${data.id}`, wrong)).toMatchObject(refusal);
    },
  );

  test("are named by their title, which no two of a type share", async () => {
    const taken = newArticle();
    await call("POST", "article", taken);
    const refusal = { code: 4000, message: "同类文章中已有这个标题", data: null };
    expect(await call("POST", "article", taken)).toEqual(refusal);
    expect((await call("POST", "article", { ...taken, typeCode: "notice" })).code).toBe(0);
    const { data } = await call("POST", "article", newArticle());
    expect(await call("PUT", `article/${data.id}`, taken)).toEqual(refusal);
  });

  test("are replaced in their place, moved when asked, and deleted", async () => {
    const first = (await articles("help"))[0];
    const input = { typeCode: "help", title: "怎样下第一单", content: "<p>改过</p>" };
    await call("PUT", `article/${first.id}`, input);
    expect((await articles("help"))[0]).toEqual({ ...first, ...input });
    await call("PUT", `article/${first.id}`, { ...input, position: 999 });
    expect((await articles("help")).at(-1).id).toBe(first.id);
    await call("DELETE", `article/${first.id}`);
    expect((await articles("help")).map((article: { id: number }) => article.id)).not.toContain(first.id);
    const missing = { code: 4004, message: "文章不存在", data: null };
    expect(await call("DELETE", `article/${first.id}`)).toEqual(missing);
    expect(await call("PUT", `article/${first.id}`, input)).toEqual(missing);
  });

  test("[EXT-574] are found by their type, page by page, with all that is needed to correct one", async () => {
    const shown = await articles("help");
    const found = await call("GET", "articles?typeCode=help&pageSize=100");
    expect(found.data.total).toBe(shown.length);
    expect(found.data.rows.map(({ position: _, ...row }: { position: number }) => row)).toEqual(shown);
    const second = await call("GET", "articles?typeCode=help&pageIndex=2&pageSize=1");
    expect(second.data).toEqual({ rows: [found.data.rows[1]], total: shown.length });
    const { id, createTime, ...known } = second.data.rows[0];
    expect((await call("PUT", `article/${id}`, { ...known, content: "<p>更正</p>" })).code).toBe(0);
    const corrected = await call("GET", "articles?typeCode=help&pageIndex=2&pageSize=1");
    expect(corrected.data.rows).toEqual([{ ...known, id, createTime, content: "<p>更正</p>" }]);
  });

  test.each([
    ["a picture of another site", { img: "https://evil.example/x.png" }],
    ["no title", { title: "  " }],
    ["an unknown type", { typeCode: "secret" }],
    ["a book", { content: "长".repeat(50_001) }],
  ])("with %s are refused", async (_what, changes) => {
    expect((await call("POST", "article", newArticle(changes))).code).toBe(4000);
  });
});

describe("adverts", () => {
  test("[API-086] [PUB-05] [CONST-22] [HOME-02] partners and banners are answered by their place, in order", async () => {
    const partners = await adverts("public_home_partner", "&status=1&pageNo=1&pageSize=50");
    expect(partners.total).toBe(8);
    expect(partners.rows[0]).toEqual({
      id: 201,
      title: "木屿家居",
      img: "/partners/muyu.svg",
      url: null,
      status: 1,
      location: "public_home_partner",
    });
    const second = await adverts("public_home_partner", "&pageNo=2&pageSize=3");
    expect(second.rows).toEqual(partners.rows.slice(3, 6));
    expect((await adverts("user_customer_home_page")).rows).toHaveLength(3);
    expect(await adverts("user_customer_home_page", "&status=0")).toEqual({ rows: [], total: 0 });
    expect(await adverts("nowhere_at_all")).toEqual({ rows: [], total: 0 });
  });

  test("[API-086] [HOME-02] [ENT-27] [G-03] that are not shown are seen by staff alone", async () => {
    const { data } = await call("POST", "advert", newAdvert({ location: "hidden_place", status: 0 }));
    expect(await adverts("hidden_place")).toEqual({ rows: [], total: 0 });
    expect(await adverts("hidden_place", "&status=0")).toEqual({ rows: [], total: 0 });
    expect((await call("GET", "adverts?location=hidden_place")).data).toMatchObject([
      { id: data.id, status: 0, position: 1 },
    ]);
    await call("PUT", `advert/${data.id}`, newAdvert({ location: "hidden_place" }));
    const { img, url } = newAdvert();
    expect(await adverts("hidden_place")).toMatchObject({
      rows: [{ img, url, status: 1, location: "hidden_place" }],
      total: 1,
    });
    await call("DELETE", `advert/${data.id}`);
    expect((await adverts("hidden_place")).total).toBe(0);
    expect(await call("DELETE", `advert/${data.id}`)).toMatchObject({ code: 4004, message: "广告不存在" });
    expect((await call("GET", "adverts")).data.length).toBeGreaterThan(10);
  });

  test.each([
    ["url", "javascript:boom()"],
    ["url", "//evil.example"],
    ["url", "http://evil.example"],
    ["img", "https://evil.example/x.png"],
    ["img", "data:image/png;base64,AA=="],
    ["location", "../admin"],
    ["status", 2],
  ])("[S27] refuse %s %s", async (name, value) => {
    expect((await call("POST", "advert", newAdvert({ [name]: value }))).code).toBe(4000);
  });
});

describe("changes of the content", () => {
  test("are noted with what stood there before and which request did it", async () => {
    const { data } = await call("POST", "article", newArticle({ title: "初稿" }));
    await backend.call("PUT", `/operator/api/article/${data.id}`, {
      headers: { ...headers, "X-Request-Id": "request-42" },
      json: newArticle({ title: "定稿" }),
    });
    await call("DELETE", `article/${data.id}`);
    const { data: changes } = await call("GET", "content_changes?limit=3");
    const titles = changes.map(({ action, before, after }: Record<string, string | null>) => [
      action,
      before && JSON.parse(before).title,
      after && JSON.parse(after).title,
    ]);
    expect(titles).toEqual([
      ["delete", "定稿", null],
      ["update", "初稿", "定稿"],
      ["create", null, "初稿"],
    ]);
    expect(changes[1]).toMatchObject({ kind: "article", subjectId: data.id, requestId: "request-42" });
  });

  test("that failed leave no note", async () => {
    const taken = newArticle();
    await call("POST", "article", taken);
    const before = (await call("GET", "content_changes?limit=100")).data.length;
    await call("POST", "article", taken);
    expect((await call("GET", "content_changes?limit=100")).data).toHaveLength(before);
  });
});

describe("the purge of cached pages", () => {
  test("names the pages that show what changed, signed", async () => {
    const { data } = await call("POST", "article", newArticle());
    await call("PUT", `article/${data.id}`, newArticle({ typeCode: "about" }));
    await call("DELETE", `article/${data.id}`);
    await call("POST", "advert", newAdvert());
    expect(backend.site.purges).toEqual([
      ["/help", "/fangan", "/sitemap.xml"],
      ["/help", "/fangan", "/sitemap.xml", "/about", "/about/contact"],
      ["/about", "/about/contact"],
      ["/"],
    ]);
  });

  test("is not asked for what no public page shows", async () => {
    await call("POST", "article", newArticle({ typeCode: "notice" }));
    await call("POST", "advert", newAdvert({ location: "user_customer_home_page" }));
    expect(backend.site.purges).toEqual([]);
  });

  test("is repeated while the site fails for a moment", async () => {
    backend.site.outage = "500";
    backend.site.outageRequests = 2;
    await call("POST", "advert", newAdvert());
    expect(backend.site.purges).toEqual([["/"]]);
  });

  test.each(["throws", "500"] as const)(
    "that the site does not take (%s) is logged, and the change holds",
    async (outage) => {
      const lines: string[] = [];
      vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
      backend.site.outage = outage;
      const { code, data } = await call("POST", "article", newArticle());
      expect(code).toBe(0);
      expect((await articles("help")).at(-1).id).toBe(data.id);
      expect(lines).toEqual([expect.stringMatching(/"content purge failed".*"paths":\["\/help"/)]);
    },
  );
});
