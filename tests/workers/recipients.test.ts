import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, signIn } from "../support/accounts/accounts";
import { placeOrder, seedReference } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

const backend = createTestBackend();
const RECIPIENTS = "/order/api/order_recipient";
const TEMPLATES = "/order/api/order_template";
let account: Account;
beforeAll(seedReference);
beforeEach(async () => {
  account = await signIn();
});

const read = async (query = "", { token } = account) =>
  (await backend.call("GET", `${RECIPIENTS}${query}`, { token })).data as {
    orderId: number;
    customerName: string;
    isPinned: boolean;
    isDefault: boolean;
  }[];
const names = async (query = "") => (await read(query)).map(({ customerName }) => customerName);
const pin = (orderId: number, pinned = true, { token } = account) =>
  backend.call("PUT", `${RECIPIENTS}/${orderId}/pin`, { token, json: { pinned } });

const makeDefault = (orderId: number | null, { token } = account) =>
  backend.call("PUT", `${RECIPIENTS}_default`, { token, json: { orderId } });

/** An order to a recipient, later than the ones before. */
async function orderFor(customerName: string, customerPhone = "13800138000"): Promise<number> {
  backend.clock.advance(1_000);
  return placeOrder(backend, account, { customerName, customerPhone });
}

describe("recipients", () => {
  test("[U16] the last ten come newest first, each once, with what fills the form in", async () => {
    for (let i = 1; i <= 12; i++) await orderFor(`客户${i}`);
    const newest = await orderFor("客户5");
    const found = await read();
    expect(found.map(({ customerName }) => customerName)).toEqual(
      ["5", "12", "11", "10", "9", "8", "7", "6", "4", "3"].map((i) => `客户${i}`),
    );
    expect(found[0]).toEqual({
      orderId: newest,
      customerName: "客户5",
      customerPhone: "13800138000",
      areaCode: "330106",
      provinceName: "浙江省",
      cityName: "杭州市",
      areaName: "西湖区",
      address: "文三路 100 号 3 幢 502",
      isLift: true,
      floorsNumber: null,
      isPinned: false,
      isDefault: false,
    });
  });

  test("[U16] four digits of a known phone find it, however long ago the order was", async () => {
    await orderFor("老客户", "13655557777");
    for (let i = 1; i <= 11; i++) await orderFor(`客户${i}`);
    expect(await names()).not.toContain("老客户");
    expect(await names("?phone=5577")).toEqual(["老客户"]);
    expect(await names("?phone=1365555")).toEqual(["老客户"]);
    expect(await backend.call("GET", `${RECIPIENTS}?phone=557`, { token: account.token })).toMatchObject({
      code: 4000,
    });
  });

  test("[U16] pinned ones come first, once, and are unpinned by any order that went there", async () => {
    const first = await orderFor("置顶客户");
    await orderFor("普通客户");
    const again = await orderFor("置顶客户");
    expect((await pin(first)).code).toBe(0);
    expect((await pin(first)).code).toBe(0);
    expect((await read()).map(({ customerName, isPinned }) => [customerName, isPinned])).toEqual([
      ["置顶客户", true],
      ["普通客户", false],
    ]);
    expect((await pin(again, false)).code).toBe(0);
    expect((await read()).some(({ isPinned }) => isPinned)).toBe(false);
  });

  test("[U16] the default one comes first and is pinned, is one alone, and is none after clearing or unpinning it", async () => {
    const depot = await orderFor("门店");
    const shop = await orderFor("展厅");
    await pin(shop);
    const defaults = async () =>
      (await read()).map(({ customerName, isPinned, isDefault }) => [customerName, isPinned, isDefault]);
    expect((await makeDefault(depot)).code).toBe(0);
    expect((await makeDefault(depot)).code).toBe(0);
    expect(await defaults()).toEqual([
      ["门店", true, true],
      ["展厅", true, false],
    ]);
    expect((await makeDefault(shop)).code).toBe(0);
    expect(await defaults()).toEqual([
      ["展厅", true, true],
      ["门店", true, false],
    ]);
    await pin(shop, false);
    expect((await read()).some(({ isDefault }) => isDefault)).toBe(false);
    await makeDefault(depot);
    expect((await makeDefault(null)).code).toBe(0);
    expect(await defaults()).toContainEqual(["门店", true, false]);
  });

  test("[ROLE-16] [U16] another customer's recipients are neither read nor pinned", async () => {
    const orderId = await orderFor("别人的客户");
    const stranger = await signIn();
    expect(await read("", stranger)).toEqual([]);
    expect(await read("?phone=1380013", stranger)).toEqual([]);
    expect(await pin(orderId, true, stranger)).toEqual(await pin(123_456_789, true, stranger));
    expect((await pin(orderId, true, stranger)).code).toBe(4004);
    expect(await makeDefault(orderId, stranger)).toEqual(await makeDefault(123_456_789, stranger));
    expect((await makeDefault(orderId, stranger)).code).toBe(4004);
    await makeDefault(orderId);
    await makeDefault(null, stranger);
    expect((await read())[0]?.isDefault).toBe(true);
  });
});

describe("order templates", () => {
  const list = async () => (await backend.call("GET", TEMPLATES, { token: account.token })).data;
  const save = (orderId: number, name: string, { token } = account) =>
    backend.call("POST", TEMPLATES, { token, json: { orderId, name } });
  const rename = (id: number, name: string, { token } = account) =>
    backend.call("PUT", `${TEMPLATES}/${id}`, { token, json: { name } });
  const remove = (id: number, { token } = account) => backend.call("DELETE", `${TEMPLATES}/${id}`, { token });

  test("[U18] an order is saved under a name, renamed by saving it again, and deleted", async () => {
    const orderId = await orderFor("王小姐");
    const { data } = await save(orderId, " 常用沙发 ");
    expect(await list()).toEqual([
      {
        id: data.id,
        name: "常用沙发",
        orderId,
        orderType: "GENERAL",
        goodsTypeName: "家具",
        serviceTypeName: "仅安装",
      },
    ]);
    expect((await save(orderId, "沙发安装")).data).toEqual(data);
    expect(await list()).toMatchObject([{ name: "沙发安装" }]);
    expect((await remove(data.id)).code).toBe(0);
    expect(await list()).toEqual([]);
    expect(await remove(data.id)).toMatchObject({ code: 4004, message: "模板不存在" });
  });

  test("[U18] a template is renamed in its place, also to a name that another has, and a deleted one stays deleted", async () => {
    const { data: older } = await save(await orderFor("王小姐"), "常用沙发");
    const { data: newer } = await save(await orderFor("李先生"), "灯具");
    expect((await rename(older.id, " 灯具 ")).code).toBe(0);
    expect(await list()).toMatchObject([
      { id: newer.id, name: "灯具" },
      { id: older.id, name: "灯具" },
    ]);
    for (const name of ["  ", "长".repeat(31)]) expect((await rename(older.id, name)).code).toBe(4000);
    await remove(older.id);
    expect(await rename(older.id, "沙发")).toMatchObject({ code: 4004, message: "模板不存在" });
    expect(await list()).toMatchObject([{ id: newer.id }]);
  });

  test("[ROLE-16] [U18] neither another customer's order nor template can be named", async () => {
    const orderId = await orderFor("王小姐");
    const { data } = await save(orderId, "我的");
    const stranger = await signIn();
    expect(await save(orderId, "抄来的", stranger)).toMatchObject({ code: 4004, message: "订单不存在" });
    expect(await rename(data.id, "改名", stranger)).toMatchObject({ code: 4004, message: "模板不存在" });
    expect(await remove(data.id, stranger)).toMatchObject({ code: 4004 });
    expect(await list()).toMatchObject([{ name: "我的" }]);
  });
});
