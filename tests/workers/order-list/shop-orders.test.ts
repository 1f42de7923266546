import { beforeAll, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife(10_000_000, { isShared: true });

const get = (path: string, query: Record<string, string>, { token } = life.account) =>
  life.backend.call("GET", `/order/api/${path}?${new URLSearchParams(query)}`, { token });
const idsOf = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id);

let open: number;
let closed: number;
beforeAll(async () => {
  const sold = { shopOrderNo: "TB-32981", shopName: "旗舰店" };
  closed = await life.orderIn("CLOSE", sold);
  open = await life.placeOrder(sold);
  await life.placeOrder({ shopOrderNo: "TB-1", shopName: " 专卖店 " });
  await life.placeOrder();
});

test("shops of earlier orders are listed once, the last used first, and to their customer alone", async () => {
  expect((await get("shops", {})).data).toEqual(["专卖店", "旗舰店"]);
  expect((await get("shops", {}, await signIn())).data).toEqual([]);
});

test("a shop order number names the customer's own unfinished orders that have all of it", async () => {
  expect(idsOf(await get("shop_orders", { shopOrderNo: " tb-32981 " }))).toEqual([open]);
  expect(idsOf(await get("shop_orders", { shopOrderNo: "TB-3298" }))).toEqual([]);
  expect(idsOf(await get("shop_orders", { shopOrderNo: "TB-32981" }, await signIn()))).toEqual([]);
});

test("[U9] the list finds orders by the shop and by a part of the shop order number", async () => {
  const find = async (query: Record<string, string>) => {
    const { data } = await get("order", query);
    return idsOf({ data: data.rows });
  };
  expect(await find({ shopName: "旗舰店" })).toEqual([open, closed]);
  expect(await find({ shopName: "旗舰" })).toEqual([]);
  for (const keyword of ["tb-329", "B-3298"]) expect(await find({ keyword })).toEqual([open, closed]);
});

test("carrier and depot are those of the shop's newest order that has one, and of its customer alone", async () => {
  const from = (shopName: string, caller = life.account) => get("shop_logistics", { shopName }, caller);
  const depot = { logisticsCompany: "德邦物流", logisticsPhone: "95353", pickupAddress: "乐从物流园 3 号" };
  expect((await from("工厂店")).data).toBeNull();
  await life.placeOrder({ shopName: "工厂店", ...depot });
  await life.placeOrder({ shopName: "工厂店", logisticsCompany: null, pickupAddress: null });
  await life.placeOrder({ shopName: null, logisticsCompany: "安能物流" });
  expect((await from(" 工厂店 ")).data).toEqual(depot);
  expect((await from("")).data).toMatchObject({ logisticsCompany: "安能物流" });
  expect((await from("工厂店", await signIn())).data).toBeNull();
});

test("a shop order number of more than 60 characters is refused", async () => {
  expect(await life.submitOrder({ shopOrderNo: "1".repeat(61) })).toMatchObject({ code: 4000 });
});
