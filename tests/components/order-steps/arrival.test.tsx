import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ArrivalDialog } from "../../../app/features/order-steps/arrival-dialog";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ORDER = {
  needsPickup: true,
  provinceName: "浙江省",
  cityName: "杭州市",
  areaName: "西湖区",
  logisticsNo: null,
  logisticsPhone: null,
  logisticsCompany: "德邦快递",
  pickupCode: "7788",
  pickupAddress: "城东物流园 3 号库",
};

function open(order: object) {
  const network = graphNetwork(
    {
      ArrivingOrder: { order: { ...ORDER, ...order } },
      LogisticsCompanies: { logisticsCompanies: [] },
      AddressLocation: { addressLocation: { lng: 120.2, lat: 30.3 } },
      PointAddress: { pointAddress: null },
      ConfirmArrival: { answer: { __typename: "OrderChange" } },
    },
    { "/map-tiles.json": () => Response.json(null) },
  );
  const onClose = vi.fn();
  const dialog = <ArrivalDialog orderId="5" onClose={onClose} />;
  return { ...render(dialog, { about: ["Order:5"] }), onClose, network };
}

test("[ACT-27] [ACT-28] [ERR-16] goods that a master collects do not arrive without a number and a phone", async () => {
  const { user, network } = open({});
  await user.click(await screen.findByRole("button", { name: "确认到货" }));
  expect(screen.getByText("请输入物流单号")).toBeTruthy();
  expect(screen.getByText("请输入合法的手机号")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /物流单号/ }), "DPK1");
  await user.type(screen.getByRole("textbox", { name: /物流电话/ }), "x");
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  expect(screen.getByText("请输入合法的手机号")).toBeTruthy();
  expect(network.sentTo("ConfirmArrival")).toEqual([]);
});

test.each([
  ["138 0013 8000", "13800138000"],
  ["+86 138 0013 8000", "13800138000"],
  ["0571-88886666", "057188886666"],
  ["１３８００１３８０００", "13800138000"],
])("[U38] [ACT-28] [C-12] the phone %s arrives as its digits, as in step two", async (written, phone) => {
  const { user, network } = open({ logisticsNo: "DPK1" });
  await user.click(await screen.findByRole("textbox", { name: /物流电话/ }));
  await user.paste(written);
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("ConfirmArrival")).toMatchObject([{ input: { logisticsPhone: phone } }]);
});

test("[ACT-28] [ACT-31] [ERR-19] [ERR-18] with both they arrive, and the page reads its order again", async () => {
  const { user, network, reloads } = open({});
  await user.type(await screen.findByRole("textbox", { name: /物流单号/ }), "DPK1");
  await user.type(screen.getByRole("textbox", { name: /物流电话/ }), "953531234567");
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("ConfirmArrival")).toMatchObject([
    { input: { logisticsNo: "DPK1", logisticsPhone: "953531234567" } },
  ]);
});

test("[API-022] [LOG-01] [ACT-26] [ENT-10] the carrier is searched as it is typed, and goes out as it was chosen", async () => {
  const filled = { logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: null };
  const { user, network } = open(filled);
  network.answer({ LogisticsCompanies: { logisticsCompanies: [{ id: "DKWL", name: "德坤物流" }] } });
  await user.type(await screen.findByRole("combobox", { name: /物流公司/ }), "德");
  await waitFor(() => expect(network.sentTo("LogisticsCompanies").at(-1)).toEqual({ name: "德" }));
  await user.click(await screen.findByRole("option", { name: "德坤物流" }));
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("ConfirmArrival")).toMatchObject([{ input: { logisticsCompany: "德坤物流" } }]);
});

test("[CONST-06] [ACT-28] [PLACE-57] a waybill's number has 255 characters, its phone 12 digits, and the fields take no more", async () => {
  const { user } = open({});
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByRole("button", { name: "确认到货" });
  for (const [name, typed, kept] of [
    [/物流单号/, "A".repeat(256), 255],
    [/物流电话/, "1234567890123", 12],
  ] as const) {
    await user.click(field(name));
    await user.paste(typed);
    expect(field(name).value).toBe(typed.slice(0, kept));
  }
});

test("[ACT-26] [ACT-30] [API-034] [API-110] every field is sent, with the place that the map finds for the address", async () => {
  const { user, network, reloads } = open({ logisticsNo: "DPK1", logisticsPhone: "95353" });
  await user.click(await screen.findByRole("button", { name: "确认到货" }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("AddressLocation")).toContainEqual({ address: "浙江省杭州市城东物流园 3 号库" });
  expect(network.sentTo("ConfirmArrival")).toEqual([
    {
      input: {
        orderId: "5",
        logisticsNo: "DPK1",
        logisticsPhone: "95353",
        logisticsCompany: "德邦快递",
        pickupCode: "7788",
        pickupAddress: "城东物流园 3 号库",
        pickupLng: 120.2,
        pickupLat: 30.3,
      },
    },
  ]);
});

test("[ACT-26] [LIST-24] [LOG-05] an arrival sends what was typed, with its carrier and the place of its pickup", async () => {
  const { user, network } = open({ pickupCode: null });
  await user.type(await screen.findByRole("textbox", { name: /提货码/ }), "A-12");
  await user.type(screen.getByRole("textbox", { name: /物流单号/ }), "DPK9");
  await user.type(screen.getByRole("textbox", { name: /物流电话/ }), "95311");
  await user.type(screen.getByRole("textbox", { name: /提货地址/ }), "东门");
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  await screen.findByText("操作成功!");
  const typed = { logisticsNo: "DPK9", logisticsPhone: "95311", pickupCode: "A-12" };
  const place = { pickupAddress: "城东物流园 3 号库东门", pickupLng: 120.2, pickupLat: 30.3 };
  expect(network.sentTo("ConfirmArrival")).toMatchObject([
    { input: { ...typed, ...place, logisticsCompany: "德邦快递" } },
  ]);
});

test("[ACT-29] [ACT-31] [API-034] the arrival of goods without pickup needs only a confirmation", async () => {
  const { user, network, onClose, reloads } = open({ needsPickup: false });
  expect(await screen.findByText("确认修改商品状态为已到货吗？")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("ConfirmArrival")).toEqual([{ input: { orderId: "5" } }]);
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[ACT-28] [LIST-24] [R9] what a colleague corrects while the dialog is open is not written back, and what was typed stays", async () => {
  const { user, network } = open({ logisticsNo: "123", logisticsPhone: "95353" });
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await user.type(await screen.findByRole("textbox", { name: /提货码/ }), "9");
  const corrected = { logisticsNo: "456", logisticsPhone: "95353", pickupCode: "0" };
  network.answer({ ArrivingOrder: { order: { ...ORDER, ...corrected } } });
  await act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));
  await waitFor(() => expect(field(/物流单号/).value).toBe("456"));
  await user.click(screen.getByRole("button", { name: "确认到货" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("ConfirmArrival")).toMatchObject([
    { input: { logisticsNo: "456", pickupCode: "77889" } },
  ]);
  expect(sessionStorage.getItem("zhuangda-form:arrival/5")).toBeNull();
});
