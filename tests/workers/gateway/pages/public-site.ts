import { renderAnyPage } from "../../../support/all-pages";
import { createFakeBackend, visit } from "../support";

const CATEGORIES = "GET /common/api/goods_type/top_class";
const ARTICLES = "GET /common/api/article";
const ADVERTS = "GET /common/advertise/list";
const PROVINCES = "GET /common/api/area/all_province";
const AREA_CHILDREN = "GET /common/api/area/area_children";
const AREA_SERVICES = "GET /common/api/goods_type/area_services";

const area = (code: string, name: string) => ({ code, name, children: [] });
const CHILDREN: Record<string, object[]> = {
  "33": [area("3301", "杭州市")],
  "3301": [area("330106", "西湖区"), area("330108", "滨江区")],
  "44": [area("4403", "深圳市")],
};

const article = (id: number, typeCode: string) => ({
  ...{ id, typeCode, title: `文章${id}`, content: `<p>正文<b>${id}</b></p>`, img: null },
  createTime: "2026-09-01 10:00:00",
});

/** A platform with twelve articles of each type, one category that we do not know, one partner, and one served district. */
export const platform = () =>
  createFakeBackend({
    [CATEGORIES]: { data: [{ id: 31, name: "窗帘", icon: "furniture", children: [] }] },
    [ADVERTS]: {
      data: {
        rows: [{ title: "木屿", img: "/partners/a.svg", url: null, status: 1, location: "x" }],
        total: 1,
      },
    },
    [PROVINCES]: { data: [area("33", "浙江省"), area("44", "广东省")] },
    [AREA_CHILDREN]: ({ query }) => ({ data: CHILDREN[query.get("parentCode") ?? ""] ?? [] }),
    [AREA_SERVICES]: ({ query }) => ({
      data:
        query.get("areaCode") === "330106"
          ? [{ goodsTypeName: "家具", contactName: "王站长", contactTel: "400-820-1688" }]
          : [],
    }),
    [ARTICLES]: ({ query }) => {
      const type = query.get("typeCode") ?? "";
      const all = Array.from({ length: 12 }, (_, index) => article(index + 1, type));
      return { data: { pageList: all.slice(0, Number(query.get("pageSize"))), totalCount: 12 } };
    },
  });

/** A public page as a visitor gets it, without its scripts. `init` is for a form that is posted to it. */
export async function open(path: string, backend = platform(), init: RequestInit = {}) {
  const response = await visit(backend, path, init, { renderPage: renderAnyPage });
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");
  return { status: response.status, location: response.headers.get("location"), html };
}

/** The text of a part. */
export const plain = (html: string) => html.replace(/<[^>]*>/g, "");
/** What stands between two marks. */
export const between = (html: string, start: string, end: string) =>
  html.split(start)[1]?.split(end)[0] ?? "";
/** The section of this id. */
export const section = (html: string, id: string) => between(html, `<section id="${id}"`, "</section>");
/** What the links of a part say, and where they lead. */
export const linksOf = (part: string) =>
  [...part.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", content = ""]) => [
    plain(content),
    to.replaceAll("&amp;", "&"),
  ]);
/** The headings of a level. */
export const headings = (part: string, level: 1 | 2 | 3) =>
  [...part.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "gs"))].map(([, text = ""]) =>
    plain(text),
  );
/** How many elements of this name a part has. */
export const count = (part: string, tag: string) => part.split(`<${tag}`).length - 1;
