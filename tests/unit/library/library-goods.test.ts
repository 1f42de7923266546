import { describe, expect, test, vi } from "vitest";
import { GOODS_LIST, GOODS_PAGES } from "../../../app/features/goods-library/library-address";
import { itemOf } from "../../../app/features/placement/goods/item-of-good";
import { loader } from "../../../app/routes/user.commodity._index/route";
import { loader as loadForm } from "../../../app/routes/user.commodity.adding/route";
import { libraryGoodsIssues, NO_DETAILS, shopUrlIn } from "../../../schema/rules/catalog/library-goods";

const BLANK = { ...NO_DETAILS, imgUrl: null, goodsTypeId: "", name: " ", shopUrl: "" };
const WHOLE = { ...BLANK, imgUrl: "/a", goodsTypeId: 1, name: "床" };

test("[GOODS-04] picture, category and name are required, each with its words", () => {
  expect(libraryGoodsIssues(BLANK).map(({ message }) => message)).toEqual([
    "请上传商品图片",
    "请选择商品类别",
    "请输入商品名称",
  ]);
  expect(libraryGoodsIssues(WHOLE)).toEqual([]);
});

test.each([
  ["sku", "x".repeat(65), "商家编码最多64个字"],
  ["volume", "0", "体积须大于0，最多两位小数"],
  ["volume", "1.234", "体积须大于0，最多两位小数"],
  ["packingCount", "0", "包装件数不能为0"],
  ["packingCount", "1.5", "包装件数须为1-999"],
  ["weight", "0", "重量须大于0、不超过99999，最多两位小数"],
  ["weight", "很重", "重量须大于0、不超过99999，最多两位小数"],
  ["costPrice", "-1", "请填写0至1000000元的金额，最多两位小数"],
] as const)("[U21] %s that is %s is refused: %s", (field, typed, message) => {
  expect(libraryGoodsIssues({ ...WHOLE, [field]: typed })).toEqual([{ field, message }]);
});

test("[U21] SKU, measures and cost are taken as they are typed", () => {
  const said = { sku: " SF-1 ", volume: "1.85", packingCount: "2", weight: "68.5", costPrice: "1,680" };
  expect(libraryGoodsIssues({ ...WHOLE, ...said })).toEqual([]);
});

test.each([
  ["https://item.example.com/1?id=2", "https://item.example.com/1?id=2"],
  ["【某宝】https://m.example.cn/h.5xyz CZ0001 「三人沙发」", "https://m.example.cn/h.5xyz"],
  ["http://shop.example.com/床", "http://shop.example.com/床"],
  ["javascript:alert(1)", null],
  ["https://user:word@example.com", null],
  ["https://localhost", null],
  ["item.example.com", null],
  ["", null],
])("[GOODS-07] the shop's address in %s is %s", (pasted, address) => {
  expect(shopUrlIn(pasted)).toBe(address);
});

/** A request as a loader gets it, and what it asked the graph for. */
function visit(path: string, answer: object) {
  const graphql = vi.fn().mockResolvedValue(answer);
  const request = new Request(`https://site.invalid${path}`);
  const context = { hasToken: true, graphql, graphqlParts: graphql } as never;
  return { args: { request, context, params: {} }, asked: () => graphql.mock.calls[0]?.[1] };
}

describe("the library's pages", () => {
  test("[GOODS-01] [CONST-18] the list asks for twelve, narrowed by category and words of the address", async () => {
    const goods = { nodes: [{ id: "1" }], total: 40 };
    const { args, asked } = visit("/user/commodity?goodsTypeId=101&keyWord=%20沙发&page=3", {
      goodsTypes: [],
      viewer: { libraryGoods: goods },
    });
    expect(await loader(args)).toMatchObject({ goods, size: 12 });
    expect(asked()).toEqual({ goodsTypeId: "101", keyword: "沙发", page: 3, pageSize: 12 });
    const filter = { goodsTypeId: "101", keyWord: "沙发" };
    expect(GOODS_LIST.read(new URLSearchParams(GOODS_LIST.href({ filter }).split("?")[1])).filter).toEqual(
      filter,
    );
  });

  test("[GOODS-01] the page behind the last one, whose goods were deleted, leads to the last one", async () => {
    const { args } = visit("/user/commodity?page=2", { viewer: { libraryGoods: { nodes: [], total: 12 } } });
    const answer: unknown = await loader(args).catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get("Location")).toBe("/user/commodity");
  });

  test.each([
    ["/user/commodity/adding", { id: "0", hasGood: false }, 200, "add"],
    ["/user/commodity/adding?id=7", { id: "7", hasGood: true }, 404, "edit"],
    ["/user/commodity/adding?copy=7", { id: "7", hasGood: true }, 404, "copy"],
    ["/user/commodity/adding?id=abc", { id: "0", hasGood: false }, 404, "edit"],
  ])("[GOODS-02] [ROUTE-32] %s asks for %o", async (path, variables, status, mode) => {
    const { args, asked } = visit(path, { goodsTypes: [], viewer: { libraryGood: null } });
    const answer = await loadForm(args);
    expect(asked()).toEqual(variables);
    expect(answer.init?.status).toBe(status);
    expect(answer.data.mode).toBe(mode);
  });
});

test("[ROUTE-32] the pages of one good have their addresses", () => {
  expect([GOODS_PAGES.add, GOODS_PAGES.detail("7"), GOODS_PAGES.edit("7")]).toEqual([
    ...["/user/commodity/adding", "/user/commodity/detail?id=7", "/user/commodity/adding?id=7"],
  ]);
});

test("[PLACE-25] [U21] [ENT-10] a picked good brings all that is known of it, and takes nothing away that was typed", () => {
  const good = {
    id: "1",
    name: "沙发",
    imageUrl: "/a.jpg",
    videoUrl: null,
    description: null,
    goodsTypeId: "101",
    goodsTypeName: "沙发",
    sku: null,
    volume: null,
    packingCount: null,
    weight: null,
  };
  const types = [{ id: "101", name: "沙发" }];
  expect(itemOf(good, types)).toEqual({
    name: "沙发",
    imageUrl: "/a.jpg",
    goodsTypeId: "101",
    measures: null,
  });
  const whole = {
    ...good,
    videoUrl: "/v.mp4",
    description: "三箱",
    goodsTypeId: "302",
    volume: 1.85,
    weight: 68,
  };
  expect(itemOf(whole, types)).toEqual({
    name: "沙发",
    imageUrl: "/a.jpg",
    goodsTypeId: null,
    measures: { volume: 1.85, packingCount: null, weight: 68 },
    videoUrl: "/v.mp4",
    description: "三箱；单件重量 68 kg",
  });
});
