import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife();

test("[ACT-30] [API-034] [LIST-24] an arrival keeps the point that the map has for its address", async () => {
  const pickupAddress = "浙江省杭州市西湖区文三路 90 号";
  const path = `/common/api/wuliu/geocode?${new URLSearchParams({ address: pickupAddress })}`;
  const { lng, lat } = (await life.call("GET", path)).data;
  expect([lng, lat]).toEqual([expect.closeTo(120.15, 0), expect.closeTo(30.29, 0)]);
  const orderId = await life.orderIn("WAIT_APPOINTMENT", { serviceType: 1, isArrival: false });
  const waybill = { logisticsNo: "A1", logisticsPhone: "95353" };
  const arrival = { ...waybill, pickupAddress, pickUpLng: lng, pickUpLat: lat };
  expect((await life.call("POST", `/order/api/order/${orderId}/arrival`, arrival)).code).toBe(0);
  expect(await life.readOrder(orderId)).toMatchObject({ ...arrival, isArrival: true });
});

test("[LIST-24] an arrival clears the fields that the customer has emptied, and leaves those that are left out", async () => {
  const known = {
    ...{ logisticsCompany: "德邦物流", pickupCode: "A-12" },
    ...{ pickupAddress: "旧仓库 1 号", pickUpLng: 120.1, pickUpLat: 30.2 },
  };
  const waybill = { logisticsNo: "A1", logisticsPhone: "95353" };
  const arrive = async (fields: object) => {
    const orderId = await life.orderIn("WAIT_APPOINTMENT", { serviceType: 1, isArrival: false, ...known });
    const arrival = { ...waybill, ...fields };
    expect((await life.call("POST", `/order/api/order/${orderId}/arrival`, arrival)).code).toBe(0);
    return life.readOrder(orderId);
  };
  const emptied = { logisticsCompany: "", pickupCode: " ", pickupAddress: "" };
  expect(await arrive({ ...emptied, pickUpLng: 120.3, pickUpLat: 30.4 })).toMatchObject({
    ...{ ...waybill, isArrival: true, logisticsCompany: null, pickupCode: null },
    ...{ pickupAddress: null, pickUpLng: null, pickUpLat: null },
  });
  expect(await arrive({ pickupCode: "" })).toMatchObject({ ...known, pickupCode: null });
  expect(await arrive({ pickupCode: null })).toMatchObject(known);
});
