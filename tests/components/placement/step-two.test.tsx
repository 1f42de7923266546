import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { openPlacement, priceOf, WITH_PICKUP } from "../../support/placement-page";

const STEP_TWO = "/placeorder/Steptwo";
const CONTACT = { userName: "李掌柜", userPhone: "13900139000" };
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
  test.each([
    [/物流单号/, "DPK100", { logisticsNo: "DPK100" }],
    [/物流电话/, "95353", { logisticsPhone: "95353" }],
    [/提货码/, "A-12", { pickupCode: "A-12" }],
    [/提货地址/, "仓库", { pickupAddress: "仓库" }],
    [/核销单号/, "T-1", { verifOrderNo: "T-1" }],
    [/备注/, "周末送", { remark: "周末送" }],
    [/您的姓名/, "李雷", { userName: "李雷" }],
    [/您的电话/, "13800138000", { userPhone: "13800138000" }],
  ])("[PLACE-53] takes %s", async (label, typed, kept) => {
    const { user, stored } = open({ ...WITH_PICKUP, verifType: "WANG" });
    await user.clear(field(label));
    await user.paste(typed);
    expect(stored()).toMatchObject(kept);
  });

  test("[PLACE-53] [API-022] finds the carrier by what is typed", async () => {
    const { user, network, stored } = open(WITH_PICKUP);
    await user.type(await screen.findByRole("combobox", { name: "物流公司" }), "德");
    await vi.waitFor(() => expect(network.sentTo("LogisticsCompanies").at(-1)).toEqual({ name: "德" }));
    await user.click(await screen.findByRole("option", { name: "德邦物流" }));
    expect(stored()?.logisticsCompany).toBe("德邦物流");
  });

  test("[PLACE-53] keeps the day of the visit", async () => {
    const { user, stored } = open({});
    await user.click(screen.getByRole("button", { name: /期望上门日期/ }));
    await user.click(await screen.findByRole("option", { name: /明天/ }));
    expect(stored()?.expectedTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  });

  test("[PLACE-15] begins with goods that have arrived, and keeps the answer as text", async () => {
    const { user, stored } = open({});
    expect([radio("已到货").checked, radio("未到货").checked]).toEqual([true, false]);
    await user.click(radio("未到货"));
    expect(stored()?.isArrival).toBe("false");
  });

  test("[PLACE-16] begins without a write-off; 喵师傅 is MIAO and 旺铺 WANG", async () => {
    const { user, stored } = open({});
    expect(radio("无需核销").checked).toBe(true);
    await user.click(radio("喵师傅核销"));
    expect(stored()?.verifType).toBe("MIAO");
    await user.click(radio("旺铺核销"));
    expect(stored()?.verifType).toBe("WANG");
    await user.click(radio("无需核销"));
    expect(stored()?.verifType).toBe("NOT");
  });

  test("[PLACE-54] [API-110] looks for the pickup address on the map, in the customer's city, and keeps where it is", async () => {
    const answers = {
      AddressLocation: { addressLocation: { lng: 120.1, lat: 30.2 } },
      PointAddress: { pointAddress: "三墩" },
    };
    const { user, network, stored } = open(WITH_PICKUP, { answers });
    await user.click(field(/提货地址/));
    await user.paste("三墩镇西城物流园 6 号");
    expect(await screen.findByText(/已在地图上定位/)).toBeTruthy();
    expect(network.sentTo("AddressLocation")).toEqual([{ address: "浙江省杭州市三墩镇西城物流园 6 号" }]);
    expect(stored()).toMatchObject({ pickUpLng: 120.1, pickUpLat: 30.2 });
    await user.paste("号");
    expect(stored()).toMatchObject({ pickUpLng: null, pickUpLat: null });
  });

  test.each([
    ["PLACE-55", { ...WAYBILL, logisticsNo: "" }, "logisticsNo", "请输入物流单号"],
    ["PLACE-56", { ...WAYBILL, logisticsPhone: "0571-8888" }, "logisticsPhone", "请输入合法的物流电话号码"],
    ["PLACE-58", { ...WAYBILL, userName: "" }, "userName", "请输入您的姓名"],
    ["PLACE-59", { ...WAYBILL, userPhone: "1380013800" }, "userPhone", "请输入您的合法电话号码"],
  ])("[%s] says at the field what keeps the order: %j", async (_id, draft, name, message) => {
    const action = vi.fn();
    const { user } = open({ ...WITH_PICKUP, ...draft }, { action });
    await user.click(submit());
    expect(errorAt(name)).toBe(message);
    expect(action).not.toHaveBeenCalled();
  });

  test.each([
    ["PLACE-57", /物流单号/, "A".repeat(256), { logisticsNo: "A".repeat(255) }],
    ["PLACE-57", /物流电话/, "0571-88886666-99", { logisticsPhone: "057188886666" }],
    ["PLACE-59", /您的电话/, "139001390001", { userPhone: "13900139000" }],
  ])("[%s] the field %s takes no more than it may hold", async (_id, label, typed, kept) => {
    const { user, stored } = open(WITH_PICKUP);
    await user.clear(field(label));
    await user.paste(typed);
    expect(stored()).toMatchObject(kept);
  });
});

describe("the order", () => {
  test("[PLACE-61] [PLACE-10] is sent with the price that was shown, leads to its payment, and leaves no draft", async () => {
    const sent: unknown[] = [];
    const action = async (request: Request) => {
      sent.push(await request.json());
      return { orderId: "77" };
    };
    const { user, stored, address, begun } = open({ ...WITH_PICKUP, ...WAYBILL }, { action });
    await screen.findAllByText("¥120.00");
    await user.click(submit());
    await vi.waitFor(() => expect(address()).toBe("/placeorder/Orderpayment?orderid=77"));
    expect(sent).toEqual([{ draft: begun, quotedTotalFee: 12_000 }]);
    expect(stored()).toBeNull();
  });

  test("[PLACE-38] is not sent at a price of nothing for the master", async () => {
    const action = vi.fn();
    const { user } = open({}, { action, answers: { PriceQuote: priceOf(0, 3_000) } });
    const words = "商品类目价格维护中，该类目暂时不能下单";
    await screen.findByText(words);
    await user.click(submit());
    expect(await screen.findByText(words, { selector: "p" })).toBeTruthy();
    expect(action).not.toHaveBeenCalled();
  });

  test("[PLACE-60] of a visitor waits for the login, which leads back to step two", async () => {
    const action = vi.fn();
    const { user, address } = open({}, { action, isSignedIn: false });
    await user.click(submit());
    expect(address()).toBe("/login?reason=login&from=%2Fplaceorder%2FSteptwo");
    expect(action).not.toHaveBeenCalled();
  });
});
