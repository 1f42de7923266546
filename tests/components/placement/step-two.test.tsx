import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { AreaTipsDocument } from "../../../app/features/placement/customer/area-queries";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { createOrderInputOf } from "../../../app/features/placement/submission/create-order-input";
import { ask } from "../../../app/lib/graphql/ask";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { Code } from "../../../schema/rules/codes";
import { addDays, dayOf } from "../../../schema/rules/time";
import { GOODS_TYPES, openPlacement, priceOf, WITH_PICKUP } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const STEP_TWO = "/placeorder/Steptwo";
const CONTACT = { contactName: "李掌柜", contactPhone: "13900139000" };
const WAYBILL = { logisticsNo: "DPK100", logisticsPhone: "95353" };
const open = (draft: Partial<OrderDraft>, options: Parameters<typeof openPlacement>[1] = {}) =>
  openPlacement(<StepTwoForm sender={null} />, {
    draft: { ...CONTACT, ...draft },
    at: STEP_TWO,
    ...options,
  });

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const submit = () => screen.getByRole("button", { name: "提交订单" });
const errorAt = (name: string) => document.getElementById(`${fieldId(name)}-error`)?.textContent;

describe("step two", () => {
  test("[ROUTE-16] is where 下一步 leads from a whole step one", async () => {
    const form = <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />;
    const { user, address } = openPlacement(form, { at: "/placeorder/stepone" });
    await user.click(screen.getByRole("button", { name: "下一步" }));
    await eventually(() => expect(address()).toBe("/placeorder/Steptwo"));
  });

  test.each([
    [/物流单号/, "DPK100", { logisticsNo: "DPK100" }],
    [/物流电话/, "95353", { logisticsPhone: "95353" }],
    [/提货码/, "A-12", { pickupCode: "A-12" }],
    [/提货地址/, "仓库", { pickupAddress: "仓库" }],
    [/核销单号/, "T-1", { verifOrderNo: "T-1" }],
    [/备注/, "周末送", { remark: "周末送" }],
    [/^店铺(?!订单号)/, "旗舰店", { shopName: "旗舰店" }],
    [/店铺订单号/, "T-1", { shopOrderNo: "T-1" }],
    [/您的姓名/, "李雷", { contactName: "李雷" }],
    [/您的电话/, "13800138000", { contactPhone: "13800138000" }],
  ])("[PLACE-53] [PLACE-11] [ENT-02] takes %s", async (label, typed, kept) => {
    const { user, stored } = open({ ...WITH_PICKUP, verifType: "WANG" });
    await user.clear(field(label));
    await user.paste(typed);
    expect(stored()).toMatchObject(kept);
  });

  test("[PLACE-53] [LOG-01] [API-022] [PLACE-11] finds the carrier by what is typed", async () => {
    const { user, network, stored } = open(WITH_PICKUP);
    await user.type(await screen.findByRole("combobox", { name: "物流公司" }), "德");
    await eventually(() => expect(network.sentTo("LogisticsCompanies").at(-1)).toEqual({ name: "德" }));
    await user.click(await screen.findByRole("option", { name: "德邦物流" }));
    expect(stored()?.logisticsCompany).toBe("德邦物流");
  });

  test("a shop order number that an unfinished order has is said, and the order can be placed", async () => {
    const { user, network } = open(
      { shopOrderNo: "T-1" },
      { answers: { ShopOrders: { viewer: { shopOrders: [{ id: "9", orderNo: "26112000000001" }] } } } },
    );
    expect(await screen.findByText(/未完成的订单 .* 已有这个店铺订单号/)).toBeTruthy();
    await screen.findAllByText("¥120.00");
    await user.click(submit());
    await eventually(() =>
      expect(network.sentTo("CreateOrder")).toMatchObject([{ input: { shopOrderNo: "T-1" } }]),
    );
  });

  test("[PLACE-53] [PLACE-11] [ENT-02] keeps the day of the visit", async () => {
    const { user, stored } = open({});
    const tomorrow = addDays(dayOf(Date.now()), 1);
    const day = field(/期望上门日期/);
    expect(day.min <= tomorrow && tomorrow <= day.max).toBe(true);
    await user.type(day, tomorrow);
    expect(stored()?.expectedAt).toBe(`${tomorrow}T09:00:00+08:00`);
    await user.clear(day);
    expect(stored()?.expectedAt).toBeNull();
  });

  test("[PLACE-53] [PLACE-11] keeps until when on that day, and forgets it with the day", async () => {
    const { user, stored } = open({});
    const choose = async (name: RegExp, choice: RegExp) => {
      await user.click(screen.getByRole("button", { name }));
      await user.click(await screen.findByRole("option", { name: choice }));
    };
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /最晚上门时间/ }).disabled).toBe(true);
    const day = field(/期望上门日期/);
    await user.type(day, addDays(dayOf(Date.now()), 1));
    await choose(/期望上门时间/, /^10:00$/);
    await choose(/最晚上门时间/, /^12:00$/);
    const { expectedAt, expectedUntil } = stored() ?? {};
    expect(expectedAt).toContain("T10:00");
    expect(expectedUntil).toBe(expectedAt?.replace("T10:00", "T12:00"));
    await user.clear(day);
    expect(stored()).toMatchObject({ expectedAt: null, expectedUntil: null });
  });

  test("[PLACE-17] [C-09] [API-023] leaves the district and the day of collecting to immediate orders", async () => {
    open(WITH_PICKUP);
    expect(field(/提货地址/)).toBeTruthy();
    expect(screen.queryAllByText(/提货区域|提货日期/)).toEqual([]);
  });

  test("[PLACE-15] [PLACE-53] [PLACE-11] [ENT-02] begins with goods that have arrived, and has the answer as 'true' or 'false'", async () => {
    const { user, stored } = open({});
    expect([radio("已到货").checked, radio("未到货").checked]).toEqual([true, false]);
    expect([radio("已到货").value, radio("未到货").value]).toEqual(["true", "false"]);
    await user.click(radio("未到货"));
    expect(stored()?.isArrival).toBe(false);
    await user.click(radio("已到货"));
    expect(stored()?.isArrival).toBe(true);
  });

  test("[PLACE-16] [PLACE-53] [ENUM-04] [PLACE-11] begins without a write-off; 喵师傅 is MIAO and 旺铺 WANG", async () => {
    const { user, stored } = open({});
    expect(radio("无需核销").checked).toBe(true);
    await user.click(radio("喵师傅核销"));
    expect(stored()?.verifType).toBe("MIAO");
    await user.click(radio("旺铺核销"));
    expect(stored()?.verifType).toBe("WANG");
    await user.click(radio("无需核销"));
    expect(stored()?.verifType).toBe("NOT");
  });

  test("[PLACE-54] [LOG-02] [API-110] [PLACE-11] looks for the pickup address on the map, in the customer's city, and keeps where it is", async () => {
    const answers = {
      AddressLocation: { addressLocation: { lng: 120.1, lat: 30.2 } },
      PointAddress: { pointAddress: "三墩" },
    };
    const { user, network, stored } = open(WITH_PICKUP, { answers });
    await user.click(field(/提货地址/));
    await user.paste("三墩镇西城物流园 6 号");
    expect(await screen.findByText(/已在地图上定位/)).toBeTruthy();
    expect(network.sentTo("AddressLocation")).toEqual([{ address: "浙江省杭州市三墩镇西城物流园 6 号" }]);
    expect(stored()).toMatchObject({ pickupPoint: { lng: 120.1, lat: 30.2 } });
    await user.paste("号");
    expect(stored()).toMatchObject({ pickupPoint: null });
  });

  test.each([
    ["PLACE-55", { ...WAYBILL, logisticsNo: "" }, "logisticsNo", "请输入物流单号"],
    ["PLACE-56", { ...WAYBILL, logisticsPhone: "0571-8888" }, "logisticsPhone", "请输入合法的物流电话号码"],
    ["PLACE-58", { ...WAYBILL, contactName: "" }, "contactName", "请输入您的姓名"],
    ["PLACE-59", { ...WAYBILL, contactPhone: "1380013800" }, "contactPhone", "请输入您的合法电话号码"],
  ])("[%s] [ERR-15] says at the field what keeps the order: %j", async (_id, draft, name, message) => {
    const { user, network } = open({ ...WITH_PICKUP, ...draft });
    await user.click(submit());
    expect(errorAt(name)).toBe(message);
    expect(network.sentTo("CreateOrder")).toEqual([]);
  });

  test.each([
    ["PLACE-57", /物流单号/, "A".repeat(256), { logisticsNo: "A".repeat(255) }],
    ["CONST-06", /物流单号/, "A".repeat(256), { logisticsNo: "A".repeat(255) }],
    ["PLACE-57", /物流电话/, "0571-88886666-99", { logisticsPhone: "057188886666" }],
    ["CONST-06", /物流电话/, "0571-88886666-99", { logisticsPhone: "057188886666" }],
    ["PLACE-59", /您的电话/, "139001390001", { contactPhone: "13900139000" }],
  ])("[%s] the field %s takes no more than it may hold", async (_id, label, typed, kept) => {
    const { user, stored } = open(WITH_PICKUP);
    await user.clear(field(label));
    await user.paste(typed);
    expect(stored()).toMatchObject(kept);
  });
});

test("[PLACE-01] [PLACE-27] [ROUTE-15] step two of an order whose step one is not complete leads back to step one", async () => {
  const { address } = open({ customerName: "" });
  await eventually(() => expect(address()).toBe("/placeorder/stepone"));
});

describe("the order", () => {
  const refusal = (code: number, message: string) => ({
    answer: { __typename: "BusinessError", code, message },
  });
  const created = { answer: { __typename: "OrderCreated", orderId: "77" } };
  const PAYMENT = "/placeorder/Orderpayment?orderid=77";
  /** Opens step two with a complete draft whose price is shown. */
  const openPriced = async (options: Parameters<typeof open>[1] = {}) => {
    const page = open({ ...WITH_PICKUP, ...WAYBILL }, options);
    await screen.findAllByText("¥120.00");
    const sent = () => page.network.sentTo("CreateOrder").map(({ input }) => input);
    return { ...page, sent };
  };

  test("[PLACE-61] [PLACE-10] [API-023] [ENUM-03] is sent with the price that was shown, leads to its payment, and leaves no draft", async () => {
    const { user, stored, address, begun, sent } = await openPriced();
    await user.click(submit());
    await eventually(() => expect(address()).toBe(PAYMENT));
    expect(sent()).toEqual([createOrderInputOf(begun, 12_000)]);
    expect(sent()).toMatchObject([{ type: "GENERAL" }]);
    expect(stored()).toBeNull();
  });

  test("[R17] [U40] [ENT-05] is sent once, however often the button is pressed", async () => {
    const { user, address, sent } = await openPriced();
    const button = submit();
    await Promise.all(Array.from({ length: 10 }, () => user.click(button)));
    await eventually(() => expect(address()).toBe(PAYMENT));
    expect(sent()).toHaveLength(1);
  });

  test("[U37] stays in the form when its answer is lost, and is sent again under the same key", async () => {
    const { user, network, stored, begun, address, sent } = await openPriced({
      answers: { CreateOrder: new TypeError("Failed to fetch") },
    });
    await user.click(submit());
    expect(await screen.findByText("网络异常，请稍后重试")).toBeTruthy();
    expect(stored()).toEqual(begun);
    network.answer({ CreateOrder: created });
    await user.click(submit());
    await eventually(() => expect(address()).toBe(PAYMENT));
    expect(sent()).toEqual([sent()[0], sent()[0]]);
  });

  test("that is answered after the page was left leads nowhere, and takes no draft away", async () => {
    const answer = Promise.withResolvers<object>();
    const { user, stored, begun, address } = await openPriced({
      answers: Object.fromEntries([["CreateOrder", () => answer.promise]]),
    });
    await user.click(submit());
    await user.click(screen.getByRole("link", { name: "上一步" }));
    answer.resolve(created);
    // Another answer, which comes after it.
    await act(() => ask(AreaTipsDocument, { areaCode: "330106" }));
    expect([address(), stored()]).toEqual(["/placeorder/stepone", begun]);
  });

  test("[U20] at a price that has changed is placed only after the new one is agreed to", async () => {
    const { user, network, address, sent } = await openPriced({
      answers: { CreateOrder: refusal(Code.PRICE_CHANGED, "价格已更新为¥130.00，请确认后重新提交") },
    });
    network.answer({ PriceQuote: priceOf(9_000, 13_000) });
    await user.click(submit());
    const dialog = await screen.findByRole("dialog", { name: "价格已变动" });
    expect(dialog.textContent).toMatch(/原价格¥120\.00现价格¥130\.00/);
    network.answer({ CreateOrder: created });
    await user.click(screen.getByRole("button", { name: "按新价格提交" }));
    await eventually(() => expect(address()).toBe(PAYMENT));
    expect(sent()).toMatchObject([{ quotedTotalFee: 12_000 }, { quotedTotalFee: 13_000 }]);
  });

  test("[ERR-01] [GEN-12] that is refused stays in the form, with the words of the platform", async () => {
    const answers = { CreateOrder: refusal(Code.AREA_NOT_SERVED, "该区域暂未开通服务，无法下单") };
    const { user, stored, begun, address } = await openPriced({ answers });
    await user.click(submit());
    expect(await screen.findByText("该区域暂未开通服务，无法下单")).toBeTruthy();
    expect([address(), stored()]).toEqual([STEP_TWO, begun]);
  });

  test("[ROLE-11] [AUTH-20] [ERR-02] of a session that has ended leads to the sign-in and back, and keeps the draft", async () => {
    const ended = { message: "请先登录", extensions: { code: Code.NOT_LOGGED_IN } };
    const answers = { CreateOrder: Response.json({ data: null, errors: [ended] }) };
    const { user, stored, begun, address } = await openPriced({ answers });
    await user.click(submit());
    await eventually(() => expect(address()).toBe("/login?from=%2Fplaceorder%2FSteptwo"));
    expect(stored()).toEqual(begun);
  });

  test("[PLACE-38] [API-020] [ERR-15] is not sent at a price of nothing for the master", async () => {
    const { user, network } = open({}, { answers: { PriceQuote: priceOf(0, 3_000) } });
    const words = "商品类目价格维护中，该类目暂时不能下单";
    await screen.findByText(words);
    await user.click(submit());
    expect(await screen.findByText(words, { selector: "p" })).toBeTruthy();
    expect(network.sentTo("CreateOrder")).toEqual([]);
  });

  test("[PLACE-60] [ROLE-02] [ROLE-04] of a visitor waits for the login, which leads back to step two, and has no price before", async () => {
    const { user, network, address } = open({}, { isSignedIn: false });
    await user.click(submit());
    await eventually(() => expect(address()).toBe("/login?reason=login&from=%2Fplaceorder%2FSteptwo"));
    for (const name of ["CreateOrder", "PriceQuote"]) expect(network.sentTo(name)).toEqual([]);
  });
});
