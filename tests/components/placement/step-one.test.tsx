import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { freshItem, type OrderDraft, untypedTotals } from "../../../app/features/placement/draft/order-draft";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { chooseCity } from "../../support/components/choose-city";
import { fakeUploads } from "../../support/components/fake-uploads";
import { GOODS_TYPES, openPlacement, priceOf, SOFA } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const STEP_ONE = "/placeorder/stepone";
const open = (draft: Partial<OrderDraft> | null, options: Parameters<typeof openPlacement>[1] = {}) =>
  openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, { draft, at: STEP_ONE, ...options });

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
const card = (name: string) => screen.queryByRole("heading", { name });
/** What stands under a field. */
const errorAt = (name: string) => document.getElementById(`${fieldId(name)}-error`)?.textContent;
const TOAST = { selector: "p" };

describe("step one", () => {
  test("[PLACE-21] [ERR-15] asks for the category before the service type", async () => {
    const { user } = open(null);
    await user.click(button("请选择服务类型"));
    expect(await screen.findByText("请先选择商品类目", TOAST)).toBeTruthy();
  });

  test("[PLACE-19] [API-014] a category that is not served in the city of the link says so before it is chosen", async () => {
    const answers = { ServedGoodsTypes: { goodsTypes: [{ id: "1", children: [{ id: "101" }] }] } };
    const { network } = open(null, { at: `${STEP_ONE}?areaCode=3301`, answers });
    await radio(/卫浴.*当地暂未开通/);
    expect(screen.getByRole("radio", { name: "家具" })).toBeTruthy();
    expect(network.sentTo("ServedGoodsTypes")).toEqual([{ areaCode: "3301" }]);
  });

  test("[PLACE-19] [PLACE-13] so does a kind of goods, for the area of the draft", async () => {
    const answers = { ServedGoodsTypes: { goodsTypes: [{ id: "1", children: [{ id: "101" }] }] } };
    const { user, network } = open({}, { answers });
    await radio(/卫浴.*当地暂未开通/);
    expect(network.sentTo("ServedGoodsTypes")).toEqual([{ areaCode: "330106" }]);
    await user.click(screen.getByRole("button", { name: /商品类别/ }));
    const kinds = within(await screen.findByRole("listbox"));
    expect(kinds.getByRole("option", { name: /床/ }).textContent).toContain("当地暂未开通");
    expect(kinds.getByRole("option", { name: /沙发/ }).textContent).not.toContain("当地暂未开通");
  });

  test("[PLACE-08] [PLACE-20] [API-016] [PLACE-11] offers the service types of the category; one of them reveals the customer", async () => {
    const { user, network, stored } = open(null);
    await user.click(await radio(/家具/));
    await radio(/仅安装.*货在客户家/);
    expect(network.sentTo("ServiceTypes")).toEqual([{ goodsTypeId: "1" }]);
    expect(card("客户信息")).toBeNull();
    await user.click(await radio(/配送并安装.*师傅先去提货/));
    expect(card("客户信息")).toBeTruthy();
    expect(card("商品信息")).toBeNull();
    expect(stored()).toMatchObject({ goodsTypeId: "1", serviceTypeId: "12", takeDeliveryFee: true });
  });

  test("[PLACE-09] shows the goods once the last of the customer's fields is filled in", async () => {
    const { user } = open({ address: "", isGoodsShown: false, items: [freshItem("a")] });
    await screen.findByText(/浙江省.*西湖区/);
    expect(card("商品信息")).toBeNull();
    await user.type(field(/详细地址/), "文");
    expect(card("商品信息")).toBeTruthy();
  });

  test.each([
    ["PLACE-05", /多件下单/, "切换下单方式后，已添加的商品将被清空", { mode: "batch", serviceTypeId: "11" }],
    ["PLACE-06", /卫浴/, "切换商品类目后，已添加的商品将被清空", { goodsTypeId: "2", serviceTypeId: null }],
  ])(
    "[%s] [PLACE-07] asks before goods are lost to %s; cancelled, everything stays",
    async (_id, choice, question, changed) => {
      const { user, stored, begun } = open({});
      await user.click(await radio(choice));
      const first = within(await screen.findByRole("alertdialog"));
      expect(first.getByText(new RegExp(question))).toBeTruthy();
      await user.click(first.getByRole("button", { name: "取消" }));
      expect(stored()).toEqual(begun);
      expect((await radio(/家具/)).checked).toBe(true);
      expect((await radio(/单件下单/)).checked).toBe(true);

      await user.click(await radio(choice));
      const second = within(await screen.findByRole("alertdialog"));
      await user.click(second.getByRole("button", { name: "确定" }));
      expect(stored()).toMatchObject({ ...changed, customerName: "王小满" });
      expect(stored()?.items).toEqual([{ ...freshItem(""), key: expect.any(String) }]);
    },
  );

  test.each([
    ["PLACE-21", { goodsTypeId: null }, "goodsTypeId", "请先选择商品类目"],
    ["PLACE-27", { customerName: "" }, "customerName", "请输入客户姓名"],
    ["PLACE-28", { customerPhone: "10800138000" }, "customerPhone", "请输入合法手机号"],
    ["AUTH-03", { customerPhone: "1380013800" }, "customerPhone", "请输入合法手机号"],
    ["PLACE-29", { areaPath: [], areaNames: [] }, "areaCode", "请选择所在城市"],
    ["PLACE-30", { address: "" }, "address", "请输入详细地址"],
    ["PLACE-31", { hasLift: null }, "hasLift", "请选择有无电梯"],
    ["PLACE-32", { hasLift: false, floors: "" }, "floors", "请输入楼梯层数"],
    ["PLACE-33", { items: [{ ...SOFA, imageUrl: null }] }, "items.0.imageUrl", "请上传商品图片"],
    ["PLACE-34", { items: [{ ...SOFA, goodsTypeId: null }] }, "items.0.goodsTypeId", "请选择商品类别"],
    ["PLACE-35", { items: [SOFA, { ...SOFA, key: "b", name: "" }] }, "items.1.name", "请输入商品名称"],
    ["PLACE-36", { totalVolume: "0" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "12345678901" }, "totalVolume", "请输入的体积"],
    ["PLACE-37", { packingCount: "0" }, "packingCount", "包装件数不能为0"],
  ] as const)(
    "[%s] [ERR-15] says at the field what keeps one from going on: %j",
    async (_id, draft, name, message) => {
      const { user, address } = open(draft as unknown as Partial<OrderDraft>);
      await user.click(button("下一步"));
      expect(errorAt(name)).toBe(message);
      expect(await screen.findByText(message, { selector: "[role=alert] p" })).toBeTruthy();
      expect(address()).toBe(STEP_ONE);
    },
  );

  test("[PLACE-42] [CONST-08] a thousand packages keep one from going on", async () => {
    const { user, address } = open({ packingCount: "1000" });
    await user.click(button("下一步"));
    expect(errorAt("packingCount")).toBe("包装件数须为1-999");
    expect(address()).toBe(STEP_ONE);
  });

  test("[PLACE-32] does not ask for floors where there is an elevator", async () => {
    open({ hasLift: true, floors: "" });
    await radio(/^有电梯/);
    expect(screen.queryByLabelText(/楼梯层数/)).toBeNull();
  });

  test.each([
    ["PLACE-39", /客户电话/, "138-0013-8000-99", { customerPhone: "13800138000" }],
    ["PLACE-40", /商品总体积/, "x13.4567", { totalVolume: "13.45" }],
    ["PLACE-40", /商品总体积/, "123456789012", { totalVolume: "12345678901" }],
    ["CONST-09", /商品总体积/, "123456789012.345", { totalVolume: "12345678901" }],
    ["CONST-09", /商品总体积/, "12345678.999", { totalVolume: "12345678.99" }],
    ["PLACE-41", /数量/, "1000", { items: [{ count: 999 }] }],
    ["CONST-08", /数量/, "1000", { items: [{ count: 999 }] }],
    ["PLACE-41", /数量/, "0", { items: [{ count: 1 }] }],
    ["CONST-08", /数量/, "0", { items: [{ count: 1 }] }],
  ])("[%s] the field %s takes of %s what it may hold", async (_id, label, typed, kept) => {
    const { user, stored } = open({ items: [{ ...SOFA, count: 5 }] });
    await user.clear(field(label));
    await user.paste(typed);
    await user.tab();
    expect(stored()).toMatchObject(kept);
  });

  test.each([
    ["13800138000-1000", "13800138000-1000"],
    ["13800138000转801", "13800138000-801"],
    ["0757-23881234", "0757-23881234"],
  ])("[U38] the customer's phone takes %s as it is typed", async (typed, kept) => {
    const { user, stored } = open({ items: [{ ...SOFA, count: 5 }] });
    await user.clear(field(/客户电话/));
    await user.type(field(/客户电话/), typed);
    await user.tab();
    expect(stored()?.customerPhone).toBe(kept);
  });

  test.each([
    [/客户姓名/, "赵先生", { customerName: "赵先生" }],
    [/客户电话/, "13700137000", { customerPhone: "13700137000" }],
    [/详细地址/, "天目山路 7 号", { address: "天目山路 7 号" }],
    [/楼梯层数/, "6", { floors: "6" }],
    [/商品总体积/, "4.5", { totalVolume: "4.5" }],
    [/包装件数/, "5", { packingCount: "5" }],
  ])("[PLACE-11] [ENT-02] takes %s", async (label, typed, kept) => {
    const { user, stored } = open({ hasLift: false, floors: "3" });
    await user.clear(field(label));
    await user.paste(typed);
    expect(stored()).toMatchObject(kept);
  });

  test("[PLACE-14] [PLACE-18] [CONST-08] begins with volume 0, one package and one piece", () => {
    open({ items: [{ ...freshItem("a"), name: "床" }], ...untypedTotals("GENERAL") });
    const shown = [/商品总体积/, /包装件数/, /数量/].map((label) => field(label).value);
    expect(shown).toEqual(["0", "1", "1"]);
  });

  test("[PLACE-05] [PLACE-06] without goods, 多件下单 (批量下单 is the import alone) and category change unasked", async () => {
    const { user, stored } = open({ mode: "batch", items: [freshItem("a")] });
    await user.click(await radio(/单件下单/));
    expect(stored()?.mode).toBe("single");
    await user.click(await radio(/卫浴/));
    expect(stored()?.goodsTypeId).toBe("2");
    expect(await radio(/多件下单/)).toBeTruthy();
    expect(screen.queryByText(/批量下单/)).toBeNull();
  });

  test("[PLACE-12] [PLACE-11] [ENT-02] keeps the elevator choice, which the form has as 'true' and 'false'", async () => {
    const { user, stored } = open({});
    expect([(await radio(/^有电梯/)).value, (await radio(/无电梯/)).value]).toEqual(["true", "false"]);
    await user.click(await radio(/无电梯/));
    expect(stored()?.hasLift).toBe(false);
    await user.click(await radio(/^有电梯/));
    expect(stored()?.hasLift).toBe(true);
  });
});

describe("the city", () => {
  test("[PLACE-13] [PLACE-22] [API-011] [PLACE-11] is chosen from the tree level by level, and kept as a path", async () => {
    const { user, network, stored } = open({ areaPath: [], areaNames: [] });
    await chooseCity(user, ["浙江省", "杭州市", "滨江区"]);
    expect(stored()?.areaPath).toEqual(["33", "3301", "330108"]);
    await eventually(() => expect(network.sentTo("AreaTips")).toEqual([{ areaCode: "330108" }]));
  });

  test("[PLACE-23] [API-019] [PLACE-13] [ERR-04] that is not served is said in an alert and cleared", async () => {
    const { network, stored } = open(
      {},
      { answers: { AreaServed: { areaServed: false, takesAreaWishes: true } } },
    );
    const alert = await screen.findByRole("alertdialog");
    expect(within(alert).getByText("该区域暂未开通服务，无法下单")).toBeTruthy();
    expect(network.sentTo("AreaServed")).toEqual([{ goodsTypeId: "1", areaCode: "330106" }]);
    expect(stored()?.areaPath).toEqual([]);
  });

  test("[PLACE-24] [API-015] shows its tips, below the questions about the house, which do not move for them", async () => {
    const { network } = open({ hasLift: false }, { answers: { AreaTips: { areaTips: "本区周日不送" } } });
    const tips = await screen.findByText("本区周日不送");
    for (const question of [await radio(/无电梯/), screen.getByLabelText(/楼梯层数/)]) {
      expect(question.compareDocumentPosition(tips)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(network.sentTo("AreaTips")).toEqual([{ areaCode: "330106" }]);
  });
});

describe("the price", () => {
  test("[PLACE-01] [PLACE-47] [API-020] [ENT-04] shows every fee and the total for what is filled in, and leads to step two", async () => {
    const { user, network, address } = open({});
    const price = await screen.findByRole("region", { name: "费用明细" });
    expect((await within(price).findByText("基础安装费")).nextElementSibling?.textContent).toBe("¥100.00");
    expect(within(price).getByText("超方费").nextElementSibling?.textContent).toBe("¥20.00");
    expect(within(price).getByText("合计").nextElementSibling?.textContent).toBe("¥120.00");
    expect(within(price).getByText(/其中师傅费用/).textContent).toBe("其中师傅费用 ¥90.00");
    expect(network.sentTo("PriceQuote")[0]).toEqual({
      input: {
        ...{ goodsTypeId: "1", serviceTypeId: "11", areaCode: "330106", totalVolume: 2.5, packingCount: 1 },
        items: [{ name: "三人沙发", count: 1, goodsTypeId: "101" }],
      },
    });
    await user.click(button("下一步"));
    await eventually(() => expect(address()).toBe("/placeorder/Steptwo"));
  });

  test("[PLACE-38] [ERR-15] [API-020] of nothing for the master stops the order, and says why", async () => {
    const { user, address } = open({}, { answers: { PriceQuote: priceOf(0, 3_000) } });
    await user.click(button("下一步"));
    const words = "商品类目价格维护中，该类目暂时不能下单";
    expect(await screen.findByText(words, TOAST)).toBeTruthy();
    expect(await within(screen.getByRole("region", { name: "费用明细" })).findByText(words)).toBeTruthy();
    expect(address()).toBe(STEP_ONE);
  });
});

describe("a visitor", () => {
  const LOGIN = "/login?reason=login&from=%2Fplaceorder%2Fstepone%3Fcopy%3D5";
  const visit = () => open({}, { isSignedIn: false, at: `${STEP_ONE}?copy=5` });

  test("[PLACE-02] [PLACE-03] [ROLE-02] [ROLE-04] is told to sign in, which leads back here, and is asked for no price", async () => {
    const { user, network } = visit();
    expect(await screen.findByText(/您还未登录/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "去登录" }).getAttribute("href")).toBe(LOGIN);
    expect(screen.getByText("登录后可查看价格")).toBeTruthy();
    expect(network.sentTo("PriceQuote")).toEqual([]);
    await user.click(button("关闭登录提示"));
    expect(screen.queryByText(/您还未登录/)).toBeNull();
  });

  test("[PLACE-25] [PLACE-03] [ROLE-05] [ROLE-02] gets the prompt in the place of the goods library", async () => {
    const { user, network, address } = visit();
    await user.click(button("从商品库选择"));
    const prompt = within(await screen.findByRole("dialog", { name: "请先登录" }));
    await user.click(prompt.getByRole("button", { name: "去登录" }));
    await eventually(() => expect(address()).toBe(LOGIN));
    expect(network.sentTo("LibraryGoods")).toEqual([]);
  });

  test("[PLACE-26] [C-33] [UPL-01] [API-021] gets the prompt in the place of an upload", async () => {
    const sent = fakeUploads();
    visit();
    const file = new File(["x"], "sofa.png", { type: "image/png" });
    const picture = screen.getByLabelText(/商品图片/, { selector: "input" });
    fireEvent.change(picture, { target: { files: [file] } });
    const prompt = await screen.findByRole("dialog", { name: "请先登录" });
    expect(prompt.textContent).toContain("登录后可上传商品图片和视频");
    expect(sent).toEqual([]);
  });

  test("[PLACE-60] [ROLE-02] is sent to sign in when going on", async () => {
    const { user, address } = visit();
    await user.click(button("下一步"));
    await eventually(() => expect(address()).toBe(LOGIN));
  });
});
