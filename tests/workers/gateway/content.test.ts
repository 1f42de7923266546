import { describe, expect, test } from "vitest";
import { createFakeBackend, type FakeBackend, post } from "./support";

const ARTICLES = "GET /common/api/article";
const ADVERTS = "GET /common/advertise/list";

const article = (id: number, title: string, content: string) => ({
  ...{ id, title, content, typeCode: "help", img: null, createTime: "2026-09-01 10:00:00" },
});
const HELP = {
  pageList: [
    article(1, "一", "<p>甲</p>"),
    article(2, "二", '<p onclick="x()">乙<script>x()</script><img src=x onerror=x()></p>'),
  ],
  totalCount: 2,
};

const run = async (backend: FakeBackend, query: string) => (await post(backend, { query })).answer;

describe("articles in the graph", () => {
  test("[PUB-12] [CONST-11] one REST call with the documented page answers the titles and the chosen article", async () => {
    const backend = createFakeBackend({ [ARTICLES]: { data: HELP } });
    const query = `{ articles(type: HELP) { total nodes { title } } article(type: HELP, title: "二") { id } }`;
    expect(await run(backend, query)).toEqual({
      data: { articles: { total: 2, nodes: [{ title: "一" }, { title: "二" }] }, article: { id: "2" } },
    });
    expect(backend.calls.map((call) => Object.fromEntries(call.query))).toEqual([
      { pageIndex: "1", pageSize: "50", typeCode: "help" },
    ]);
  });

  test("[PUB-11] without a title it is the first, with an unknown one it is nothing", async () => {
    const backend = createFakeBackend({ [ARTICLES]: { data: HELP } });
    const query = `{ first: article(type: HELP) { title } none: article(type: HELP, title: "三") { title } }`;
    expect(await run(backend, query)).toEqual({ data: { first: { title: "一" }, none: null } });
    const empty = createFakeBackend({ [ARTICLES]: { data: { pageList: [], totalCount: 0 } } });
    expect(await run(empty, "{ article(type: HELP) { title } }")).toEqual({ data: { article: null } });
  });

  test("[S27] HTML of a backend that does not sanitise is sanitised on its way", async () => {
    const backend = createFakeBackend({ [ARTICLES]: { data: HELP } });
    expect(await run(backend, `{ article(type: HELP, title: "二") { content } }`)).toEqual({
      data: { article: { content: "<p>乙</p>" } },
    });
  });
});

describe("adverts in the graph", () => {
  const advert = {
    title: "木屿",
    img: "/partners/a.svg",
    url: "https://a.example/",
    status: 1,
    location: "x",
  };

  test("[PUB-05] [API-086] are asked for by place, with the documented status and page", async () => {
    const backend = createFakeBackend({ [ADVERTS]: { data: { rows: [advert], total: 1 } } });
    expect(await run(backend, "{ adverts(location: PARTNERS) { title image url } }")).toEqual({
      data: { adverts: [{ title: "木屿", image: "/partners/a.svg", url: "https://a.example/" }] },
    });
    expect(Object.fromEntries(backend.calls[0]?.query ?? [])).toEqual({
      location: "public_home_partner",
      status: "1",
      pageNo: "1",
      pageSize: "50",
    });
  });

  test("[S27] lead nowhere with an address that could run, and show no picture from elsewhere", async () => {
    const rows = [
      { ...advert, url: "javascript:x()" },
      { ...advert, url: "//evil.example" },
      { ...advert, img: "https://evil.example/x.svg" },
      { img: "/b.svg", status: "1", location: "x" },
    ];
    const backend = createFakeBackend({ [ADVERTS]: { data: { rows, total: 4 } } });
    expect(await run(backend, "{ adverts(location: PARTNERS) { title url } }")).toEqual({
      data: {
        adverts: [
          { title: "木屿", url: null },
          { title: "木屿", url: null },
          { title: "", url: null },
        ],
      },
    });
  });
});
