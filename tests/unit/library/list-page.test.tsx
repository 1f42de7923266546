import { expect, test } from "vitest";
import GoodsLibrary, { loader } from "../../../app/routes/user.commodity._index/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const TYPES = [{ id: "1", name: "家具", children: [{ id: "101", name: "沙发" }] }];
const GOOD = {
  id: "7",
  name: "三人位<布艺>沙发",
  goodsTypeName: "沙发",
  imageUrl: "/files/a.jpg",
  videoUrl: "/files/v.mp4",
  description: null,
};

async function htmlOf(libraryGoods: object | null, search = "") {
  const graphqlParts = async () => ({ goodsTypes: TYPES, viewer: { libraryGoods } });
  const context = { hasToken: true, graphqlParts, cspNonce: "bm9uY2U=", requestId: "request-1" };
  const answer = await renderOnePage(
    { default: withGraphql(GoodsLibrary), loader },
    { path: `/${search}`, context },
  );
  return (await answer.text()).replaceAll("<!-- -->", "");
}

test("[GOODS-01] [GOODS-02] [GOODS-08] [GOODS-03] a good is shown with what can be done with it, and the filter with every kind", async () => {
  const html = await htmlOf({ nodes: [GOOD], total: 1 }, "?goodsTypeId=101");
  expect(html).toContain("三人位&lt;布艺&gt;沙发");
  expect(html).toContain("有安装视频");
  for (const path of ["adding", "detail?id=7", "adding?id=7", "adding?copy=7"]) {
    expect(html).toContain(`href="/user/commodity/${path}"`);
  }
  expect(html).toMatch(
    /<optgroup label="家具"><option value="1">全部家具<\/option><option value="101" selected="">沙发/,
  );
});

test("[ENT-25] a good of the list has its picture, name, kind and words", async () => {
  const html = await htmlOf({ nodes: [{ ...GOOD, description: "可拆洗" }], total: 1 });
  for (const shown of [
    /src="\/files\/a\.jpg"/,
    />三人位&lt;布艺&gt;沙发</,
    /<span[^>]*>沙发<\/span>/,
    />可拆洗</,
  ]) {
    expect(html).toMatch(shown);
  }
});

test("[GOODS-01] [API-018] [ROUTE-32] the thirteenth good is on a second page, and twelve need none", async () => {
  expect(await htmlOf({ nodes: [GOOD], total: 12 })).not.toContain("分页");
  const html = await htmlOf({ nodes: [GOOD], total: 25 }, "?goodsTypeId=101&page=2");
  const pages = html.match(/<nav aria-label="分页">.*?<\/nav>/s)?.[0] ?? "";
  const links = [...pages.matchAll(/<a[^>]*aria-label="第 (\d) 页"[^>]*href="([^"]+)"/g)];
  expect(links.map(([, page, to]) => [page, to?.replaceAll("&amp;", "&")])).toEqual([
    ["1", "/user/commodity?goodsTypeId=101"],
    ["2", "/user/commodity?goodsTypeId=101&page=2"],
    ["3", "/user/commodity?goodsTypeId=101&page=3"],
  ]);
});

test("[GOODS-01] a list that is empty, too narrow or broken says what to do next", async () => {
  expect(await htmlOf({ nodes: [], total: 0 })).toContain("添加常用的商品，下次下单时不用再填名称、传图片");
  expect(await htmlOf({ nodes: [], total: 0 }, "?keyWord=x")).toContain("查看全部商品");
  expect(await htmlOf(null)).toContain("商品列表加载失败");
});
