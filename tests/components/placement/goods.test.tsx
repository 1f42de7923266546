import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { freshItem, type OrderDraftItem } from "../../../app/features/placement/draft/order-draft";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { GOODS_TYPES, openPlacement, SOFA } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const open = (item: Partial<OrderDraftItem>, answers = {}) =>
  openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: { items: [{ ...SOFA, ...item }] },
    answers,
  });

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const picture = (name = "sofa.png", type = "image/png") => new File(["x"], name, { type });
const video = (size = 1) =>
  Object.defineProperty(new File(["x"], "install.mp4", { type: "video/mp4" }), "size", { value: size });
/** Hands a file to a field, as the browser's own dialog does, whatever kind it accepts. */
const give = (label: RegExp, file: File) => fireEvent.change(input(label), { target: { files: [file] } });

describe("a good", () => {
  test("[PLACE-18] [PLACE-19] [ENT-03] [ENT-08] is described by its kind in the category, name, count, packing and note, picture and video", async () => {
    fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
    const { user, stored } = open({ ...freshItem("a"), name: "新" });
    const kind = document.getElementById(fieldId("items.0.goodsTypeId"));
    if (!kind) throw new Error("there is no field for the kind");
    await user.click(kind);
    const kinds = await screen.findAllByRole("option");
    expect(kinds.map(({ textContent }) => textContent)).toEqual(["沙发", "床"]);
    await user.click(screen.getByRole("option", { name: "床" }));
    await user.type(input(/商品名称/), "床");
    await user.click(screen.getByRole("button", { name: "增加" }));
    await user.type(input(/包装方式/), "纸箱");
    await user.type(screen.getByLabelText(/商品描述/), "易碎");
    expect(stored()?.items).toMatchObject([
      { goodsTypeId: "102", name: "新床", count: 2, packingMethod: "纸箱", description: "易碎" },
    ]);
    give(/商品图片/, picture());
    give(/安装视频/, video());
    await eventually(() =>
      expect(stored()?.items).toMatchObject([
        { imageUrl: "/files/sofa.png", videoUrl: "/files/install.mp4" },
      ]),
    );
  });

  test("[PLACE-18] [PLACE-26] [API-021] [CONST-24] has the one picture and the video that the platform has stored", async () => {
    const sent = fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
    const { stored } = open({ imageUrl: null });
    expect(input(/商品图片/).multiple).toBe(false);
    give(/商品图片/, picture());
    expect((await screen.findByAltText("商品图片预览")).getAttribute("src")).toBe("/files/sofa.png");
    give(/安装视频/, video());
    await eventually(() =>
      expect(stored()?.items).toMatchObject([
        { imageUrl: "/files/sofa.png", videoUrl: "/files/install.mp4" },
      ]),
    );
    expect(sent.map(({ address }) => address)).toEqual(
      Array.from({ length: 2 }, () => "/common/common/upload_file"),
    );
  });

  test("[PLACE-46] [UPL-03] [CONST-10] [UPL-04] has one picture and one video: another one takes its place", async () => {
    fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
    const { stored } = open({});
    expect([input(/商品图片/).multiple, input(/安装视频/).multiple]).toEqual([false, false]);
    expect(input(/安装视频/).accept).toBe("video/mp4");
    give(/商品图片/, picture("second.png"));
    await eventually(() => expect(stored()?.items).toMatchObject([{ imageUrl: "/files/second.png" }]));
    expect(screen.getAllByAltText("商品图片预览")).toHaveLength(1);
    for (const name of ["first.mp4", "second.mp4"]) {
      give(/安装视频/, new File(["x"], name, { type: "video/mp4" }));
      await eventually(() => expect(stored()?.items).toMatchObject([{ videoUrl: `/files/${name}` }]));
    }
    for (const [file, message] of [
      [picture("third.mov", "video/quicktime"), "视频只能上传mp4格式"],
      [video(100 * 1024 * 1024), "视频不能超过100M"],
    ] as const) {
      give(/安装视频/, file);
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(stored()?.items).toMatchObject([{ videoUrl: "/files/second.mp4" }]);
  });

  test.each([
    ["picture", /商品图片/, picture("second.png"), { imageUrl: SOFA.imageUrl }],
    ["video", /安装视频/, video(), { videoUrl: SOFA.videoUrl }],
  ])(
    "[ERR-01] [GEN-12] a %s that the platform refuses is told in its words, in its place and as a toast, and is not taken",
    async (_what, label, file, kept) => {
      const message = "操作过于频繁，请稍后再试";
      fakeUploads(() => ({ code: 4029, message, data: null }));
      const { stored } = open({});
      give(label, file);
      await eventually(() => expect(screen.getAllByText(message)).toHaveLength(2));
      expect(stored()?.items).toMatchObject([kept]);
    },
  );

  test.each([
    ["PLACE-43", /商品图片/, picture("a.gif", "image/gif"), "图片只能上传jpg、png格式"],
    ["PLACE-44", /安装视频/, picture("a.mov", "video/quicktime"), "视频只能上传mp4格式"],
    ["PLACE-45", /安装视频/, video(100 * 1024 * 1024), "视频不能超过100M"],
  ])("[%s] [ERR-15] takes no other file for %s, and sends none", async (_id, label, file, message) => {
    const sent = fakeUploads();
    open({});
    give(label, file);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("[ERR-15] [PLACE-26] says 请先登录 in place of a visitor's upload", async () => {
    const sent = fakeUploads();
    openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
      draft: { items: [{ ...SOFA, imageUrl: null }] },
      isSignedIn: false,
    });
    give(/商品图片/, picture());
    expect(await screen.findByText("请先登录", { selector: "span" })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("[PLACE-45] says beside the field that a video has to be smaller than 100M", () => {
    open({});
    expect(screen.getByText(/mp4 格式，100M 以内/)).toBeTruthy();
  });

  test("[PLACE-25] [U21] [ENT-10] [API-018] is taken from the goods library of the category, with name, picture, kind, volume and packages", async () => {
    const saved = {
      id: "9",
      name: "白橡木床",
      imageUrl: "/files/bed.png",
      goodsTypeId: "102",
      goodsTypeName: "床",
      ...{ sku: "BD-XM-180", volume: 0.66, packingCount: 3, weight: null },
    };
    const bed = { ...saved, videoUrl: null, description: null };
    const sofa = { ...bed, id: "8", name: "布艺沙发", imageUrl: "/files/sofa.png", goodsTypeId: "101" };
    const LibraryGoods = { viewer: { libraryGoods: { nodes: [sofa, bed] } } };
    const { user, network, stored } = open({ ...freshItem("a"), name: "新" }, { LibraryGoods });
    await user.click(screen.getByRole("button", { name: "从商品库选择" }));
    const library = within(await screen.findByRole("dialog", { name: "我的商品库" }));
    const good = await library.findByRole("button", { name: /白橡木床/ });
    expect(good.textContent).toMatch(/白橡木床.*床/);
    expect(good.querySelector("img")?.getAttribute("src")).toBe("/files/bed.png");
    await user.click(good);
    expect(network.sentTo("LibraryGoods")).toEqual([{ goodsTypeId: "1", keyword: "" }]);
    expect(stored()?.items).toMatchObject([
      { name: "白橡木床", imageUrl: "/files/bed.png", goodsTypeId: "102" },
    ]);
    // The number of pieces counts, and so does a change of it.
    expect(stored()).toMatchObject({ totalVolume: "0.66", packingCount: "3" });
    await user.click(screen.getByRole("button", { name: "增加", hidden: true }));
    expect(stored()).toMatchObject({ totalVolume: "1.32", packingCount: "6" });
  });

  test("[PLACE-25] [API-018] is searched for in the library by its name", async () => {
    const LibraryGoods = { viewer: { libraryGoods: { nodes: [] } } };
    const { user, network } = open({}, { LibraryGoods });
    await user.click(screen.getByRole("button", { name: "从商品库选择" }));
    await user.type(await screen.findByRole("searchbox", { name: "搜索商品" }), "床");
    await eventually(() =>
      expect(network.sentTo("LibraryGoods").at(-1)).toEqual({ goodsTypeId: "1", keyword: "床" }),
    );
  });
});

test("[PLACE-18] [PLACE-46] [PLACE-11] a second good has fields and a picture of its own", async () => {
  fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const { user, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: { mode: "batch", items: [SOFA] },
  });
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  const second = within(screen.getByRole("region", { name: "商品 2" }));
  const field = (label: RegExp) => second.getByLabelText<HTMLInputElement>(label, { selector: "input" });
  await user.type(field(/商品名称/), "床");
  fireEvent.change(field(/商品图片/), { target: { files: [picture("bed.png")] } });
  await eventually(() =>
    expect(stored()?.items).toMatchObject([
      { name: "三人沙发", imageUrl: "/files/sofa.png" },
      { name: "床", imageUrl: "/files/bed.png" },
    ]),
  );
});

test("[U37] a good with input is deleted after a question, and an empty one at once", async () => {
  const BED = { ...SOFA, key: "bed", name: "床", videoUrl: "/files/install.mp4" };
  const { user, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: { mode: "batch", items: [SOFA, BED] },
  });
  const names = () => stored()?.items.map(({ name }) => name);
  const remove = () => user.click(screen.getByRole("button", { name: "删除商品 2" }));
  await remove();
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("商品 2 已填写的内容将一并删除，确定删除吗？");
  await user.click(within(question).getByRole("button", { name: "取消" }));
  expect(names()).toEqual(["三人沙发", "床"]);
  await remove();
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "删除" }));
  expect(names()).toEqual(["三人沙发"]);
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  await remove();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(names()).toEqual(["三人沙发"]);
});

test("[U37] the video of a good that was removed comes back", async () => {
  const { user, stored } = open({ videoUrl: "/files/install.mp4" });
  await user.click(screen.getByRole("button", { name: "移除", description: "安装视频" }));
  expect(stored()?.items).toMatchObject([{ imageUrl: "/files/sofa.png", videoUrl: null }]);
  await user.click(screen.getByRole("button", { name: "撤销移除", description: "安装视频" }));
  expect(stored()?.items).toMatchObject([{ videoUrl: "/files/install.mp4" }]);
  expect(screen.queryByRole("button", { name: "撤销移除" })).toBeNull();
});

test("[U24] the volume is worked out from the size of the packages", async () => {
  const { user, stored } = open({});
  await user.click(screen.getByRole("button", { name: "按尺寸计算体积" }));
  const dialog = within(await screen.findByRole("dialog", { name: "按尺寸计算体积" }));
  for (const [name, text] of [
    ["长", "200"],
    ["宽", "180"],
    ["高", "30"],
  ] as const) {
    await user.type(await dialog.findByRole("textbox", { name }), text);
  }
  expect(dialog.getByText("合计 1.08 m³")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "使用这个体积" }));
  expect(input(/商品总体积/).value).toBe("1.08");
  expect(stored()).toMatchObject({ totalVolume: "1.08" });
});

test("[U21] five pasted lines become five goods, and the line that matches nothing is flagged and kept", async () => {
  const { user, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: { mode: "batch", items: [SOFA] },
  });
  await user.click(screen.getByRole("button", { name: "批量粘贴" }));
  const dialog = within(await screen.findByRole("dialog", { name: "批量粘贴商品" }));
  const list = await dialog.findByRole("textbox", { name: "商品清单" });
  fireEvent.change(list, { target: { value: "床 2\n沙发 1\n床×3\n钢琴 1\n沙发" } });
  expect(dialog.getByText("1 行没有匹配到商品类别，添加后请逐一选择")).toBeTruthy();
  expect(dialog.getAllByRole("listitem")[3]?.textContent).toContain("未匹配类别");
  await user.click(dialog.getByRole("button", { name: "添加 5 种商品" }));
  await eventually(() =>
    expect(stored()?.items.map(({ name, count, goodsTypeId }) => [name, count, goodsTypeId])).toEqual([
      ["三人沙发", 1, "101"],
      ["床", 2, "102"],
      ["沙发", 1, "101"],
      ["床", 3, "102"],
      ["钢琴", 1, null],
      ["沙发", 1, "101"],
    ]),
  );
  await user.click(screen.getByRole("button", { name: "下一步" }));
  const flagged = screen.getAllByText("请选择商品类别", { selector: "[id$='-error']" });
  expect(flagged.map(({ id }) => id)).toEqual([`${fieldId("items.4.goodsTypeId")}-error`]);
});
