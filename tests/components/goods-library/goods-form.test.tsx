import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EVERYTHING, OffersProvider } from "../../../app/features/customer-area/offers";
import { DeleteGoodsDialog } from "../../../app/features/goods-library/delete-goods-dialog";
import { GoodsForm } from "../../../app/features/goods-library/goods-form";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const TYPES = [{ id: "1", name: "家具", children: [{ id: "101", name: "沙发" }] }];
const GOOD = {
  ...{ id: "7", name: "沙发", goodsTypeId: "101", imageUrl: "/files/a.jpg" },
  videoUrl: "/files/v.mp4" as string | null,
  ...{ shopUrl: "https://shop.example/1", description: "布艺" },
  ...{ sku: "SF-1", volume: 1.85, packingCount: 2, weight: 68, costPrice: 168_000 },
};
const NO_OTHER = { viewer: { libraryGoodBySku: null } };
const DONE = { answer: { __typename: "LibraryGoodsSaved" } };

beforeEach(() => sessionStorage.clear());

interface Opened {
  good?: typeof GOOD;
  isChange?: boolean;
  /** What is answered about the SKU. */
  sku?: object;
  offers?: typeof EVERYTHING;
  /** The good that is stored when it is saved. */
  stored?: typeof GOOD | null;
}

function open({ sku = NO_OTHER, offers = EVERYTHING, stored, ...change }: Opened) {
  const network = graphNetwork({
    GoodsBySku: sku,
    AddLibraryGoods: DONE,
    ChangeLibraryGoods: DONE,
    GoodsFormPage: {
      goodsTypes: TYPES,
      viewer: { libraryGood: stored === undefined ? (change.good ?? null) : stored },
    },
  });
  const onDone = vi.fn();
  const form = (
    <OffersProvider value={offers}>
      <GoodsForm types={TYPES} good={null} isChange={false} back="/" onDone={onDone} {...change} />
    </OffersProvider>
  );
  return { network, onDone, ...render(form) };
}

test("[GOODS-04] [ERR-15] without picture, category and name nothing is sent", async () => {
  const { network, user } = open({});
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  for (const words of ["请上传商品图片", "请选择商品类别", "请输入商品名称"])
    expect(screen.getByText(words)).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[GOODS-07] [GOODS-10] [ERR-19] [API-081] a change sends every field of the good and says 编辑成功", async () => {
  const { network, user, onDone } = open({ good: GOOD, isChange: true });
  for (const [name, typed] of [
    [/商品名称/, "床"],
    [/商品链接/, "0"],
    [/商品描述/, "，可拆洗"],
  ] as const)
    await user.type(screen.getByRole("textbox", { name }), typed);
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  const { id, ...input } = GOOD;
  const changed = { name: "沙发床", shopUrl: "https://shop.example/10", description: "布艺，可拆洗" };
  expect(network.sentTo("ChangeLibraryGoods")).toEqual([{ id, input: { ...input, ...changed } }]);
  expect(onDone).toHaveBeenCalledOnce();
});

test("[GOODS-07] [ERR-18] a change that was made elsewhere meanwhile is not taken back by the fields that were not edited", async () => {
  const stored = { ...GOOD, costPrice: 99_900, sku: "SF-2", description: "真皮" };
  const { network, user } = open({ good: GOOD, isChange: true, stored });
  await user.type(screen.getByRole("textbox", { name: /商品描述/ }), "，可拆洗");
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  const { id, ...input } = stored;
  expect(network.sentTo("ChangeLibraryGoods")).toEqual([
    { id, input: { ...input, description: "布艺，可拆洗" } },
  ]);
});

test("[GOODS-08] the category is chosen among all categories and their kinds", async () => {
  const { network, user } = open({ good: GOOD, isChange: true });
  const type = screen.getByRole<HTMLInputElement>("combobox", { name: /商品类别/ });
  const options = within(type).getAllByRole("option");
  expect(options.map((option) => [option.textContent, option.getAttribute("value")])).toEqual([
    ["请选择", ""],
    ["全部家具", "1"],
    ["沙发", "101"],
  ]);
  expect(type.value).toBe("101");
  await user.selectOptions(type, "1");
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  expect(network.sentTo("ChangeLibraryGoods")).toMatchObject([{ input: { goodsTypeId: "1" } }]);
});

test("[GOODS-02] [GOODS-06] [GOODS-10] [ERR-18] a copy is added, with no need of a video, and says 添加成功", async () => {
  const good = { ...GOOD, videoUrl: null };
  const { network, user } = open({ good });
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  const { id: _, ...input } = good;
  expect(network.sentTo("AddLibraryGoods")).toMatchObject([{ input: { ...input, sku: null } }]);
});

test("[GOODS-07] [API-080] [ENT-25] a new good goes out with its category, name, link, words, picture and video", async () => {
  const { network, user } = open({ good: GOOD });
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  const { goodsTypeId, name, shopUrl, description, imageUrl, videoUrl } = GOOD;
  const input = { goodsTypeId, name, shopUrl, description, imageUrl, videoUrl };
  expect(network.sentTo("AddLibraryGoods")).toMatchObject([{ input }]);
});

test("[GOODS-04] [GOODS-07] [ERR-19] [API-021] a good goes out with the picture, category and name that were chosen", async () => {
  fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const { network, user } = open({});
  const files = [new File(["x"], "bed.png", { type: "image/png" })];
  fireEvent.change(screen.getByLabelText(/商品图片/, { selector: "input[type=file]" }), {
    target: { files },
  });
  expect(await screen.findByRole("img", { name: "商品图片预览" })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: /商品类别/ }), "101");
  await user.type(screen.getByRole("textbox", { name: /商品名称/ }), "床");
  await user.click(screen.getByRole("button", { name: "添加商品" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  const input = { goodsTypeId: "101", name: "床", imageUrl: "/files/bed.png", videoUrl: null };
  expect(network.sentTo("AddLibraryGoods")).toMatchObject([{ input }]);
});

test("[GOODS-06] [API-021] one video is uploaded, and goes out with the good", async () => {
  fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const { network, user } = open({ good: { ...GOOD, videoUrl: null }, isChange: true });
  const files = [new File(["x"], "step.mp4", { type: "video/mp4" })];
  const field = screen.getByLabelText<HTMLInputElement>(/安装视频/, { selector: "input[type=file]" });
  expect(field.multiple).toBe(false);
  fireEvent.change(field, { target: { files } });
  await user.click(await screen.findByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  expect(network.sentTo("ChangeLibraryGoods")).toMatchObject([{ input: { videoUrl: "/files/step.mp4" } }]);
});

test("[U21] SKU, measures and cost go out as they were typed, and what is wrong with them is said", async () => {
  const { network, user } = open({ good: GOOD, isChange: true });
  const type = async (label: RegExp, text: string) => {
    const field = screen.getByRole("textbox", { name: label });
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  await type(/商家编码/, "SF-2 ");
  await type(/单件体积/, "２.５");
  await type(/包装件数/, "0");
  await type(/单件重量/, "");
  await type(/单件成本/, "99.9");
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(screen.getByText("包装件数不能为0")).toBeTruthy();
  await type(/包装件数/, "3");
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  expect(network.sentTo("ChangeLibraryGoods")).toMatchObject([
    { input: { sku: "SF-2", volume: 2.5, packingCount: 3, weight: null, costPrice: 9_990 } },
  ]);
});

test("[U21] a SKU that another good has is said before it is sent; the good's own is not", async () => {
  const taken = { viewer: { libraryGoodBySku: { id: "8", name: "床" } } };
  open({ good: GOOD, isChange: true, sku: taken });
  expect(await screen.findByText("商家编码“SF-1”已用于“床”，请换一个")).toBeTruthy();
});

test("[GOODS-07] where the backend keeps no SKU, measures and cost, the form neither offers nor sends them", async () => {
  const { network, user } = open({
    good: GOOD,
    isChange: true,
    offers: { ...EVERYTHING, goodsDetails: false },
  });
  expect(screen.queryByRole("textbox", { name: /商家编码|单件/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText("编辑成功")).toBeTruthy();
  const { id: _, sku, volume, packingCount, weight, costPrice, ...documented } = GOOD;
  expect(network.sentTo("ChangeLibraryGoods")).toEqual([{ id: GOOD.id, input: documented }]);
});

test("[GOODS-05] [UPL-03] [CONST-24] a good that has its picture offers to replace it, not to add another", () => {
  open({ good: { ...GOOD, videoUrl: null } });
  expect(screen.getByRole("img", { name: "商品图片预览" }).getAttribute("src")).toBe("/files/a.jpg");
  const input = screen.getByLabelText<HTMLInputElement>(/商品图片/, { selector: "input[type=file]" });
  expect(input.multiple).toBe(false);
  expect(screen.getByRole("button", { name: "更换" })).toBeTruthy();
});

test("[GOODS-06] [UPL-04] [CONST-10] a good takes one video, an mp4", () => {
  open({ good: { ...GOOD, videoUrl: null } });
  const video = screen.getByLabelText<HTMLInputElement>(/安装视频/, { selector: "input[type=file]" });
  expect([video.multiple, video.accept]).toEqual([false, "video/mp4"]);
});

test.each([
  [/安装视频/, "video/webm", 1, "视频只能上传mp4格式"],
  [/安装视频/, "video/mp4", 100 * 1024 * 1024, "视频不能超过100M"],
  [/商品图片/, "image/gif", 1, "图片只能上传jpg、png格式"],
])(
  "[GOODS-06] [UPL-04] [ERR-16] [CONST-10] in the field %s a file of type %s with %i bytes is refused: %s",
  async (label, type, size, message) => {
    open({});
    const file = new File(["x"], "a", { type });
    Object.defineProperty(file, "size", { value: size });
    fireEvent.change(screen.getByLabelText(label, { selector: "input[type=file]" }), {
      target: { files: [file] },
    });
    expect(await screen.findByText(message)).toBeTruthy();
  },
);

test.each([
  ["删除", "删除成功!", [{ ids: ["7"] }]],
  ["取消", "已取消删除", []],
])("[GOODS-09] [API-082] [ERR-17] [ERR-18] the question, answered by %s: %s", async (button, words, sent) => {
  const network = graphNetwork({ DeleteLibraryGoods: { answer: { __typename: "LibraryGoodsDeleted" } } });
  const { user } = render(<DeleteGoodsDialog ids={["7"]} onClose={vi.fn()} onGone={vi.fn()} />);
  expect(await screen.findByText("确认删除商品？删除后将无法恢复")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(network.sentTo("DeleteLibraryGoods")).toEqual(sent);
});
