import { beforeAll, expect, test } from "vitest";
import { TOTAL_ROWS_HEADER } from "../../../schema/rest/orders/order-export";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife(10_000_000, { isShared: true });

const get = (path: string, query: Record<string, string> = {}, { token } = life.account) =>
  life.backend.call("GET", `/order/api/${path}?${new URLSearchParams(query)}`, { token });

/** Ids that a filter finds, whose total and export have to agree. */
async function find(query: Record<string, string>): Promise<number[]> {
  const { data } = await get("order", query);
  const file = await life.backend.request(`/order/api/order/export?${new URLSearchParams(query)}`, {
    headers: { "WEB-TOKEN": life.account.token },
  });
  expect(file.headers.get(TOTAL_ROWS_HEADER) ?? "0").toBe(String(data.total));
  await file.arrayBuffer();
  return data.rows.map(({ id }: { id: number }) => id);
}

let appointed: number;
let unpaid: number;
beforeAll(async () => {
  appointed = await life.orderIn("WAIT_INSTALL", { logisticsCompany: "德邦物流" });
  unpaid = await life.placeOrder({ logisticsCompany: "安能物流" });
});

test("[LIST-19] list, total and export find orders by way of payment, carrier, service type and day of the visit", async () => {
  const { data } = await get(`order/${appointed}`);
  const day = data.appointmentTime.slice(0, 10);
  const { serviceTypeName } = data;
  expect(await find({ payWay: "WALLET" })).toEqual([appointed]);
  expect(await find({ payWay: "WECHAT" })).toEqual([]);
  expect(await find({ logisticsCompany: "德邦物流" })).toEqual([appointed]);
  expect(await find({ logisticsCompany: "德邦" })).toEqual([]);
  expect(await find({ serviceTypeName })).toEqual([unpaid, appointed]);
  expect(await find({ serviceTypeName: "没有的服务" })).toEqual([]);
  const visit = { appointStartTime: `${day} 00:00:00`, appointEndTime: `${day} 23:59:59` };
  expect(await find(visit)).toEqual([appointed]);
  expect(await find({ ...visit, logisticsCompany: "安能物流" })).toEqual([]);
  expect(await find({ appointStartTime: "2099-01-01 00:00:00" })).toEqual([]);
});

test("service types and carriers of the customer's own orders are offered, each once", async () => {
  const { data } = await get(`order/${appointed}`);
  expect((await get("order_filter_choices")).data).toEqual({
    serviceTypes: [data.serviceTypeName],
    carriers: ["安能物流", "德邦物流"],
  });
  const stranger = await signIn();
  expect((await get("order_filter_choices", {}, stranger)).data).toEqual({ serviceTypes: [], carriers: [] });
});

test("[API-027] [API-028] [LIST-19] list, total and export find orders by whether their goods have arrived", async () => {
  const awaited = await life.orderIn("RECEIVING_ORDER", { isArrival: false });
  expect(await find({ isArrival: "false" })).toEqual([awaited]);
  expect(await find({ isArrival: "true" })).toEqual([unpaid, appointed]);
});
