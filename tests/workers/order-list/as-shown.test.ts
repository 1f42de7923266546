import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../backend/src/shared/clock";
import { listSearchParam, recogniseSearch, searchValue } from "../../../schema/rules/orders/order-search";
import { formatPhone } from "../../../schema/rules/phone";
import { displayAddress, wholeAddress } from "../../../schema/rules/placing/address";
import type { Account } from "../../support/accounts/accounts";
import { addHistory, copyOrders } from "../../support/orders/many-orders";
import { payingCustomer, placeOrder, readOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
let account: Account;
const LANDLINE = "0757-23881234-801";
const MOBILE = "13800138000-1000";
let byLandline: number;
let byMobile: number;

beforeAll(async () => {
  await seedReference();
  account = await payingCustomer(1_000_000);
  byLandline = await placeOrder(backend, account, { customerName: "欧阳", customerPhone: LANDLINE });
  byMobile = await placeOrder(backend, account, { customerName: "司马", customerPhone: MOBILE });
});

async function find(query: Record<string, string>): Promise<number[]> {
  const { data } = await backend.call("GET", `/order/api/order?${new URLSearchParams(query)}`, account);
  expect(data.total).toBe(data.rows.length);
  return data.rows.map(({ id }: { id: number }) => id);
}

const NAMES = { orderNum: "orderNo", customer: "customer", logisticsNo: "logisticsNo", keyword: "keyword" };
const onHomePage = (text: string) => find({ [NAMES[recogniseSearch(text).param]]: searchValue(text) });
const inList = (text: string) => find({ [NAMES[listSearchParam(text)]]: searchValue(text) });

describe("phones of recipients", () => {
  test("[U9] [U38] are found as they are kept and as their rows show them", async () => {
    for (const text of [LANDLINE, formatPhone(LANDLINE), "0757-23881234", "(0757) 2388 1234"]) {
      expect(await onHomePage(text), text).toEqual([byLandline]);
      expect(await inList(text), text).toEqual([byLandline]);
    }
    for (const text of [MOBILE, formatPhone(MOBILE), "13800138000", "+86 138-0013-8000"]) {
      expect(await onHomePage(text), text).toEqual([byMobile]);
      expect(await inList(text), text).toEqual([byMobile]);
    }
  });

  test.each([
    ["075723881234", "landline"],
    ["0757-2388", "landline"],
    ["07572388", "landline"],
    ["0757 23881234-8", "landline"],
    ["13800138000-1", "mobile"],
    ["138-0013", "mobile"],
    ["1000", "mobile"],
    ["0757-2389", "none"],
    ["13800138000-2", "none"],
  ])("[U9] [API-027] [LIST-19] customer=%s finds by the beginning of the %s", async (customer, of) => {
    const wanted = of === "landline" ? [byLandline] : of === "mobile" ? [byMobile] : [];
    expect(await find({ customer })).toEqual(wanted);
    // With another filter the list is searched in another way.
    expect(await find({ customer, status: "WAIT_PAY" })).toEqual(wanted);
    expect(await find({ customer, status: "CLOSE" })).toEqual([]);
  });
});

test("[U9] [API-027] [LIST-19] four digits that begin landlines are found as the end of a phone", async () => {
  const owner = await payingCustomer(1_000_000);
  const idsOf = async (query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, pageSize: "50" });
    const { data } = await backend.call("GET", `/order/api/order?${search}`, owner);
    return data.rows.map(({ id }: { id: number }) => id);
  };
  const TAILS = ["0235", "0102"];
  const wanted: number[] = [];
  for (const tail of TAILS)
    wanted.push(await placeOrder(backend, owner, { customerPhone: `1380013${tail}` }));
  for (const [at, customer] of TAILS.entries()) {
    expect(await idsOf({ customer }), customer).toEqual([wanted[at]]);
    // With another filter the list is searched in another way.
    expect(await idsOf({ customer, status: "WAIT_PAY" }), customer).toEqual([wanted[at]]);
  }
  // A keyword finds fragments among the newest thousand orders alone.
  const templateId = await placeOrder(backend, owner, { customerPhone: "13900139000" });
  await env.DB.prepare("UPDATE orders SET created_at = created_at - ? WHERE customer_id = ? AND id <> ?")
    .bind(30 * DAY, owner.customerId, templateId)
    .run();
  const copies = { templateId, customerId: owner.customerId, count: 1_000, firstId: 900_000_000 };
  await copyOrders(env.DB, copies);
  await addHistory(env.DB, copies.firstId, copies.count);
  for (const [at, keyword] of TAILS.entries())
    expect(await idsOf({ keyword }), keyword).toContain(wanted[at]);
});

test("[U9] an order number is found by a part of it with the spaces that it is shown with", async () => {
  const { orderNo } = await readOrder(backend, account, byMobile);
  const part = `${orderNo.slice(0, 6)} ${orderNo.slice(6, 10)} ${orderNo.slice(10, 13)}`;
  expect(await find({ orderNo: searchValue(part) })).toContain(byMobile);
  expect(await inList(part)).toContain(byMobile);
});

test("[U9] a waybill and a shop order number of digits are found with the spaces that they are kept with", async () => {
  await env.DB.prepare(
    "UPDATE orders SET logistics_no = '7788 9900', shop_order_no = '5566 3344' WHERE id = ?",
  )
    .bind(byMobile)
    .run();
  // Six digits: four stand by chance in the number of another order, too.
  for (const text of ["7788 9900", "788 990", "5566 3344", "566334"])
    expect(await inList(text), text).toEqual([byMobile]);
});

describe("addresses", () => {
  const place = (orderId: number, columns: Record<string, string>) =>
    env.DB.prepare(
      "UPDATE orders SET province_name = ?, city_name = ?, area_name = ?, address = ? WHERE id = ?",
    )
      .bind(columns.province, columns.city, columns.area, columns.address, orderId)
      .run();
  const zhejiang = { province: "浙江省", city: "杭州市", area: "西湖区" };
  const shanghai = { province: "上海市", city: "上海市", area: "青浦区" };

  test.each([
    { ...zhejiang, address: "文三路90号" },
    { ...zhejiang, address: "西湖区文三路90号" },
    { ...zhejiang, address: "杭州市西湖区文三路90号" },
    { ...zhejiang, address: "杭州市文三路90号" },
    { ...zhejiang, address: "浙江省杭州市西湖区文三路90号" },
    { ...shanghai, address: "华徐公路1号A座" },
    { ...shanghai, address: "上海市青浦区华徐公路1号" },
  ])("[U9] $address is found as the button of its row copies it, and by its city", async (columns) => {
    await place(byLandline, {
      ...zhejiang,
      province: "广东省",
      city: "佛山市",
      area: "南海区",
      address: "x",
    });
    await place(byMobile, columns);
    const shown = displayAddress(columns.area, columns.address);
    const copied = wholeAddress({
      ...{ provinceName: columns.province, cityName: columns.city, displayAddress: shown },
    });
    for (const text of [copied, shown, columns.city, `${columns.city}${shown}`.slice(0, 6)])
      expect(await inList(text), text).toEqual([byMobile]);
  });
});
