import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import SpeedOrderPage from "../../../app/routes/placeorder.speedOrder/route";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { addDays, dayOf } from "../../../schema/rules/time";
import { graphNetwork } from "../../support/components/graph-network";
import {
  GOODS_TYPES,
  openPlacement,
  priceOf,
  SOFA,
  WITH_PICKUP,
} from "../../support/components/placement-page";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const open = (draft: Partial<OrderDraft>, options: Parameters<typeof openPlacement>[1] = {}) =>
  openPlacement(<SpeedForm goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />, {
    draft: { contactName: "李掌柜", contactPhone: "13900139000", ...draft },
    orderType: "TIMELY",
    at: "/placeorder/speedOrder",
    ...options,
  });

test.each(["PLACE-04", "ROUTE-19"])(
  "[%s] [G-01] [API-023] [ENUM-03] an immediate order is filled in and sent on one page, and leads to its payment",
  async () => {
    const { user, address, network } = open({});
    expect(screen.getByRole("heading", { name: "即时下单" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "下单联系人" })).toBeTruthy();
    await screen.findAllByText("¥120.00");
    await user.click(screen.getByRole("button", { name: "提交订单" }));
    await eventually(() => expect(address()).toBe("/placeorder/Orderpayment?orderid=77"));
    expect(network.sentTo("CreateOrder")).toMatchObject([
      { input: { type: "TIMELY", quotedTotalFee: 12_000 } },
    ]);
  },
);

test("[PLACE-53] [PLACE-04] an immediate order asks for the pickup, other information and the contact", async () => {
  open(WITH_PICKUP);
  await screen.findByRole("heading", { name: "下单联系人" });
  const asked = ["提货信息", "其他信息", "下单联系人"];
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(heads.filter((head) => asked.includes(head))).toEqual(asked);
  const pickup = [/物流单号/, /物流电话/, /提货码/, /提货地址/];
  const visit = [/期望上门日期/, /核销/, /备注/, /您的姓名/, /您的电话/];
  for (const label of [...pickup, ...visit]) expect(screen.getAllByLabelText(label)).not.toEqual([]);
});

/** The page of an immediate order as a visitor gets it, with the order that it is to copy. */
function openPage(at: string, copy: object | null) {
  const data = { goodsTypes: GOODS_TYPES, viewer: null, contacts: null, copy };
  const page = (
    <LoginPromptProvider isSignedIn={false}>
      <SpeedOrderPage />
    </LoginPromptProvider>
  );
  return render(page, { at, data });
}

test("[PLACE-17] [PLACE-04] [ROUTE-19] the page of an immediate order has the draft of one, whose volume is 1", async () => {
  graphNetwork({ ServiceTypes: { serviceTypes: [] } });
  const { user } = openPage("/placeorder/speedOrder", null);
  await user.click(await screen.findByRole("radio", { name: /家具/ }));
  expect(localStorage.getItem(DRAFT_KEYS.TIMELY)).toContain('"totalVolume":"1"');
});

/** An order as the loader answers it for a copy. */
const COPIED = {
  ...{ id: "5", type: "TIMELY", goodsTypeId: "1", serviceTypeId: "11", needsPickup: false },
  ...{ customerName: "王小姐", customerPhone: "13800138000", hasLift: true, floors: null },
  ...{ areaCode: "330106", provinceName: "浙江省", cityName: "杭州市", areaName: "西湖区" },
  ...{ address: "文三路 90 号", totalVolume: 2.5, packingCount: 3, verifType: null, bidding: null },
  ...{ remark: null, pickupAddress: null, pickupAreaCode: null },
  ...{ contactName: "李先生", contactPhone: "13900139000" },
  items: [
    {
      ...{ name: "三人沙发", goodsTypeId: "101", count: 2, packingMethod: null, description: null },
      ...{ imageUrl: "/files/a.jpg", videoUrl: null },
    },
  ],
};

test("[ROUTE-19] [ACT-23] the page of an immediate order is filled in with the order that it is to copy", async () => {
  graphNetwork({
    ServiceTypes: { serviceTypes: [{ id: "11", name: "仅安装", description: "", takeDeliveryFee: false }] },
    ServedGoodsTypes: { goodsTypes: GOODS_TYPES },
    AreaServed: { areaServed: true, takesAreaWishes: true },
    AreaTips: { areaTips: null },
  });
  openPage("/placeorder/speedOrder?copy=5", COPIED);
  for (const value of ["王小姐", "文三路 90 号", "三人沙发", "李先生"])
    expect(await screen.findByDisplayValue(value)).toBeTruthy();
});

test("[PLACE-60] [PLACE-04] [ROLE-02] [ROLE-04] an immediate order of a visitor waits for the login, which leads back to it, and has no price before", async () => {
  const { user, network, address } = open({}, { isSignedIn: false });
  await screen.findByRole("heading", { name: "下单联系人" });
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() => expect(address()).toBe("/login?reason=login&from=%2Fplaceorder%2FspeedOrder"));
  for (const name of ["CreateOrder", "PriceQuote"]) expect(network.sentTo(name)).toEqual([]);
});

test("[API-020] [PLACE-47] the price of an immediate order is asked for what is filled in, and shown", async () => {
  const { network } = open({});
  await screen.findAllByText("¥120.00");
  expect(network.sentTo("PriceQuote")[0]).toEqual({
    input: {
      ...{ goodsTypeId: "1", serviceTypeId: "11", areaCode: "330106", totalVolume: 2.5, packingCount: 1 },
      items: [{ name: "三人沙发", count: 1, goodsTypeId: "101" }],
    },
  });
});

test("[PLACE-10] an immediate order leaves no draft", async () => {
  const { user, address, stored } = open({});
  await screen.findAllByText("¥120.00");
  expect(stored()).toMatchObject({ type: "TIMELY" });
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() => expect(address()).toMatch(/Orderpayment/));
  expect(stored()).toBeNull();
});

test("[PLACE-38] [API-020] [ERR-15] an immediate order is not sent at a price of nothing for the master", async () => {
  const { user, network } = open({}, { answers: { PriceQuote: priceOf(0, 3_000) } });
  const words = "商品类目价格维护中，该类目暂时不能下单";
  await screen.findByText(words);
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  expect(await screen.findByText(words, { selector: "p" })).toBeTruthy();
  expect(network.sentTo("CreateOrder")).toEqual([]);
});

test("[PLACE-04] [PLACE-36] [ERR-15] [PLACE-27] an immediate order is not sent without what both steps ask for", async () => {
  const { user, network } = open({
    ...WITH_PICKUP,
    ...{ customerName: "", totalVolume: "0", packingCount: "0" },
    logisticsPhone: "0571-8888",
    contactName: "",
    contactPhone: "138",
  });
  await screen.findByRole("heading", { name: "下单联系人" });
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  const said = (name: string) => document.getElementById(`${fieldId(name)}-error`)?.textContent;
  expect(["customerName", "totalVolume", "packingCount"].map(said)).toEqual([
    "请输入客户姓名",
    "请输入的体积",
    "包装件数不能为0",
  ]);
  expect(["logisticsNo", "logisticsPhone", "contactName", "contactPhone"].map(said)).toEqual([
    "请输入物流单号",
    "请输入合法的物流电话号码",
    "请输入您的姓名",
    "请输入您的合法电话号码",
  ]);
  const toast = { selector: "[role=alert] p" };
  expect(await screen.findByText("请输入客户姓名", toast)).toBeTruthy();
  expect(screen.queryByText("请输入的体积", toast)).toBeNull();
  expect(network.sentTo("CreateOrder")).toEqual([]);
});

test.each([
  ["PLACE-28", { customerPhone: "10800138000" }, "customerPhone", "请输入合法手机号"],
  ["AUTH-03", { customerPhone: "1380013800" }, "customerPhone", "请输入合法手机号"],
  ["PLACE-29", { areaPath: [], areaNames: [] }, "areaCode", "请选择所在城市"],
  ["PLACE-30", { address: "" }, "address", "请输入详细地址"],
  ["PLACE-31", { hasLift: null }, "hasLift", "请选择有无电梯"],
  ["PLACE-32", { hasLift: false, floors: "" }, "floors", "请输入楼梯层数"],
  ["PLACE-33", { items: [{ ...SOFA, imageUrl: null }] }, "items.0.imageUrl", "请上传商品图片"],
  ["PLACE-34", { items: [{ ...SOFA, goodsTypeId: null }] }, "items.0.goodsTypeId", "请选择商品类别"],
  ["PLACE-35", { items: [{ ...SOFA, name: "" }] }, "items.0.name", "请输入商品名称"],
  ["PLACE-37", { packingCount: "0" }, "packingCount", "包装件数不能为0"],
  ["PLACE-42", { packingCount: "1000" }, "packingCount", "包装件数须为1-999"],
  ["PLACE-55", { logisticsNo: "" }, "logisticsNo", "请输入物流单号"],
  ["PLACE-56", { logisticsPhone: "0571-8888" }, "logisticsPhone", "请输入合法的物流电话号码"],
  ["PLACE-58", { contactName: "" }, "contactName", "请输入您的姓名"],
  ["PLACE-59", { contactPhone: "1380013800" }, "contactPhone", "请输入您的合法电话号码"],
] satisfies [string, Partial<OrderDraft>, string, string][])(
  "[%s] [ERR-15] an immediate order says at the field what keeps it: %j",
  async (_id, change, name, message) => {
    const waybill = { logisticsNo: "DPK100", logisticsPhone: "95353" };
    const { user, network } = open({ ...WITH_PICKUP, ...waybill, ...change });
    await screen.findByRole("heading", { name: "下单联系人" });
    await user.click(screen.getByRole("button", { name: "提交订单" }));
    expect(document.getElementById(`${fieldId(name)}-error`)?.textContent).toBe(message);
    expect(network.sentTo("CreateOrder")).toEqual([]);
  },
);

test("[PLACE-55] [C-10] a waybill is asked for once a service is chosen for which the master collects the goods", async () => {
  const { user, network } = open({});
  await screen.findAllByText("¥120.00");
  const error = () => document.getElementById(`${fieldId("logisticsNo")}-error`)?.textContent;
  await user.click(await screen.findByRole("radio", { name: /配送并安装/ }));
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  expect(error()).toBe("请输入物流单号");
  expect(network.sentTo("CreateOrder")).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /仅安装/ }));
  expect(error()).toBeUndefined();
  // On a busy machine the price of the other service has been asked for, and this one's is loading again.
  await eventually(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() => expect(network.sentTo("CreateOrder")).toHaveLength(1));
});

/** Chooses a district of Hangzhou for the pickup, and gives its part of the page. */
async function choosePickupArea({ user }: Pick<ReturnType<typeof open>, "user">) {
  const pickup = within(await screen.findByRole("region", { name: "提货信息" }));
  const area = pickup.getByRole("button", { name: /提货区域/ });
  await eventually(() => expect(area.matches(":disabled")).toBe(false));
  await user.click(area);
  for (const name of ["浙江省", "杭州市", "滨江区"]) {
    const options = await screen.findAllByRole("option", { name });
    await user.click(options[0] as HTMLElement);
  }
  return pickup;
}

test("[PLACE-17] [G-01] [API-023] [ENT-02] where goods are collected, it asks for the district and the day of that", async () => {
  const { user, stored } = open(WITH_PICKUP);
  const pickup = await choosePickupArea({ user });
  const tomorrow = addDays(dayOf(Date.now()), 1);
  await user.type(pickup.getByLabelText(/提货日期/), tomorrow);
  expect(stored()).toMatchObject({
    pickupAreaPath: ["33", "3301", "330108"],
    transportAt: `${tomorrow}T09:00:00+08:00`,
  });
});

test("[LOG-02] [PLACE-54] the pickup address of an immediate order is looked for in the city of its pickup, and keeps its place", async () => {
  const answers = {
    AddressLocation: { addressLocation: { lng: 120.7, lat: 30.7 } },
    PointAddress: { pointAddress: "南湖" },
  };
  const elsewhere = {
    pickupAreaPath: ["33", "3304", "330402"],
    pickupAreaNames: ["浙江省", "嘉兴市", "南湖区"],
  };
  const { user, network, stored } = open({ ...WITH_PICKUP, ...elsewhere }, { answers });
  const pickup = within(await screen.findByRole("region", { name: "提货信息" }));
  await user.click(pickup.getByRole("textbox", { name: /提货地址/ }));
  await user.paste("中环南路物流园 6 号");
  expect(await screen.findByText(/已在地图上定位/)).toBeTruthy();
  expect(network.sentTo("AddressLocation")).toEqual([{ address: "浙江省嘉兴市中环南路物流园 6 号" }]);
  expect(stored()).toMatchObject({ pickupPoint: { lng: 120.7, lat: 30.7 } });
});

test("[PLACE-54] [LOG-02] the pickup address of an immediate order is looked for again where its area changes", async () => {
  const answers = {
    AddressLocation: { addressLocation: null },
    PointAddress: { pointAddress: "南湖" },
  };
  const found = { pickupAddress: "物流园 6 号", pickupPoint: { lng: 120.7, lat: 30.7 } };
  const { user, network, stored } = open({ ...WITH_PICKUP, ...found }, { answers });
  await choosePickupArea({ user });
  expect(stored()).toMatchObject({ pickupAreaPath: ["33", "3301", "330108"], pickupPoint: null });
  await eventually(() =>
    expect(network.sentTo("AddressLocation")).toEqual([{ address: "浙江省杭州市物流园 6 号" }]),
  );
});
