import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import GoodsFormPage, { loader as formLoader } from "../../../app/routes/user.commodity.adding/route";
import GoodsPage, { loader } from "../../../app/routes/user.commodity.detail/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

test("[GOODS-03] [GOODS-02] [ENT-25] [API-079] the page of a good shows all that is stored of it, and leads to its change", async () => {
  graphNetwork();
  const good = {
    ...{
      id: "7",
      name: "三人沙发",
      goodsTypeName: "沙发",
      imageUrl: "/files/a.jpg",
      videoUrl: "/files/v.mp4",
    },
    ...{ shopUrl: "https://shop.example/1", description: "布艺，可拆洗", sku: "SF-1" },
    ...{ volume: 1.85, packingCount: 2, weight: 68, costPrice: 168_000 },
  };
  render(<GoodsPage />, { at: "/user/commodity/detail?id=7", data: { good } });
  expect(await screen.findByRole("heading", { name: "三人沙发" })).toBeTruthy();
  for (const text of ["沙发", "布艺，可拆洗", "SF-1", "1.85 m³", "2 件", "68 kg"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("单件成本").nextElementSibling?.textContent).toBe("¥1,680.00");
  expect(screen.getByRole("link", { name: good.shopUrl }).getAttribute("href")).toBe(good.shopUrl);
  expect(document.querySelector('img[src="/files/a.jpg"]')).toBeTruthy();
  const film = screen.getByRole("button", { name: "查看三人沙发第 2 张，共 2 张" });
  expect(film.querySelector("img")).toBeNull();
  expect(screen.getByRole("link", { name: "编辑" }).getAttribute("href")).toBe("/user/commodity/adding?id=7");
});

test("[GOODS-09] [API-082] [ERR-17] the page of a good asks before it deletes it, and leads to the list then", async () => {
  const network = graphNetwork({ DeleteLibraryGoods: { answer: { __typename: "LibraryGoodsDeleted" } } });
  const good = {
    ...{ id: "7", name: "三人沙发", goodsTypeName: "沙发", imageUrl: "/files/a.jpg", videoUrl: null },
    ...{ shopUrl: null, description: null, sku: null },
    ...{ volume: null, packingCount: null, weight: null, costPrice: null },
  };
  const at = "/user/commodity/detail?id=7";
  const { user, address } = render(<GoodsPage />, { at, data: { good } });
  await user.click(await screen.findByRole("button", { name: "删除" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("确认删除商品？删除后将无法恢复")).toBeTruthy();
  expect(network.sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "删除" }));
  expect(await screen.findByText("删除成功!")).toBeTruthy();
  expect(network.sentTo("DeleteLibraryGoods")).toEqual([{ ids: ["7"] }]);
  await eventually(() => expect(address()).toBe("/user/commodity"));
});

test("[GOODS-03] [ROUTE-32] [API-079] the good is the one that the address names by `id`", async () => {
  const graphql = vi.fn(async (_document: unknown, _variables: object) => ({
    viewer: { libraryGood: null },
  }));
  const request = new Request("https://site.test/user/commodity/detail?id=7");
  await loader({ request, params: {}, context: { hasToken: true, graphql } } as never);
  expect(graphql.mock.calls.map(([, variables]) => variables)).toEqual([{ id: "7" }]);
});

describe("the page of the form", () => {
  const types = [
    { id: "1", name: "家具", children: [{ id: "101", name: "沙发" }] },
    { id: "3", name: "灯具", children: [] },
  ];
  const good = {
    ...{ id: "7", name: "沙发", goodsTypeId: "101", imageUrl: "/files/a.jpg", videoUrl: null },
    ...{ shopUrl: null, description: "布艺", sku: null },
    ...{ volume: null, packingCount: null, weight: null, costPrice: null },
  };
  const open = (at: string, data: object) => {
    sessionStorage.clear();
    const done = { answer: { __typename: "LibraryGoodsSaved" } };
    const network = graphNetwork({
      ...{ ChangeLibraryGoods: done, AddLibraryGoods: done },
      GoodsFormPage: { goodsTypes: types, viewer: { libraryGood: good } },
    });
    return { network, ...render(<GoodsFormPage />, { at, data }) };
  };
  const type = () => screen.getByRole<HTMLInputElement>("combobox", { name: /商品类别/ });
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /商品名称/ });

  test("[GOODS-02] [GOODS-08] [API-079] [API-081] with an id it begins with that good, and changes it", async () => {
    const { network, user, address } = open("/user/commodity/adding?id=7", {
      ...{ mode: "edit", good, types, isMissing: false },
    });
    expect(await screen.findByRole("heading", { name: "编辑商品" })).toBeTruthy();
    expect([name().value, type().value]).toEqual(["沙发", "101"]);
    await user.type(name(), "床");
    await user.click(screen.getByRole("button", { name: "保存修改" }));
    await eventually(() => expect(address()).toBe("/user/commodity"));
    expect(network.sentTo("ChangeLibraryGoods")).toMatchObject([{ id: "7", input: { name: "沙发床" } }]);
    expect(network.sentTo("AddLibraryGoods")).toEqual([]);
  });

  test("[GOODS-02] [GOODS-08] [API-014] [API-080] without an id it is blank, and offers every category with its kinds", async () => {
    const at = "/user/commodity/adding";
    const request = new Request(`https://site.test${at}`);
    const graphql = async () => ({ goodsTypes: types });
    const { data } = await formLoader({ request, params: {}, context: { hasToken: true, graphql } } as never);
    open(at, data);
    expect(await screen.findByRole("button", { name: "添加商品" })).toBeTruthy();
    expect([name().value, type().value]).toEqual(["", ""]);
    const offered = within(type()).getAllByRole("option");
    expect(offered.map(({ textContent }) => textContent)).toEqual(["请选择", "全部家具", "沙发", "灯具"]);
  });
});
