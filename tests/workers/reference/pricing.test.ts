import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, signIn } from "../../support/accounts/accounts";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
let account: Account;
beforeAll(seedReference);
beforeEach(async () => {
  account = await signIn();
});

const item = (overrides: Record<string, unknown> = {}) => ({
  name: "三人沙发",
  count: 1,
  goodsTypeId: 101,
  ...overrides,
});
const job = (overrides: Record<string, unknown> = {}) => ({
  goodsTypeId: 1,
  serviceType: 2,
  areaCode: "330603",
  totalVolume: 2,
  orderItems: [item()],
  count: 1,
  ...overrides,
});
const quote = (overrides: Record<string, unknown> = {}, token: string | undefined = account.token) =>
  backend.call("POST", "/order/api/order/price", { token, json: job(overrides) });

describe("the price of a job", () => {
  test("[ROLE-04] [API-020] needs a token", async () => {
    const answer = await backend.call("POST", "/order/api/order/price", { json: job() });
    expect(answer).toMatchObject({ code: 7001, data: null });
  });

  test("[API-020] [PLACE-47] [PLACE-52] [G-07] answers every fee with its name, in 元, and the same as order creation computes", async () => {
    const { data } = await quote({
      serviceType: 1,
      totalVolume: 4.2,
      orderItems: [item({ count: 2 }), item({ name: "床垫", goodsTypeId: 109 })],
    });
    expect(data).toEqual({
      orderServiceFees: [
        { name: "基础安装费（三人沙发×2）", fee: 300 },
        { name: "基础安装费（床垫×1）", fee: 70 },
        { name: "超方费（超出2立方米）", fee: 120 },
        { name: "提货费", fee: 60 },
        { name: "平台服务费", fee: 27.5 },
      ],
      workerFee: 550,
      totalFee: 577.5,
    });
  });

  test("[PLACE-47] [C-27] [API-020] the number of packages may be told or left out, and costs nothing", async () => {
    const { code, data } = await quote({ count: undefined });
    expect(code).toBe(0);
    expect((await quote({ count: 12 })).data).toEqual(data);
  });

  test("[ENT-04] has fees by name, what of it the master gets, and their sum", async () => {
    const { data } = await quote();
    expect(Object.keys(data).sort()).toEqual(["orderServiceFees", "totalFee", "workerFee"]);
    for (const line of data.orderServiceFees)
      expect(line).toEqual({ name: expect.any(String), fee: expect.any(Number) });
    const fees = data.orderServiceFees.map(({ fee }: { fee: number }) => fee);
    expect(fees.reduce((sum: number, fee: number) => sum + fee, 0)).toBeCloseTo(data.totalFee, 6);
    expect(data.totalFee).toBeGreaterThan(data.workerFee);
    expect(data.workerFee).toBeGreaterThan(0);
  });

  test("[G-07] a child without a price of its own costs what its category costs", async () => {
    const { data } = await quote({ serviceType: 4, orderItems: [item({ name: "餐桌", goodsTypeId: 104 })] });
    expect(data.workerFee).toBe(90);
  });

  test("[G-07] [API-020] [PLACE-47] the narrowest regional factor applies: the district's, else the city's, else the province's", async () => {
    const base = async (areaCode: string) => (await quote({ areaCode })).data.workerFee;
    expect(await base("330603")).toBe(70);
    expect(await base("330106")).toBe(77);
    expect(await base("110105")).toBe(84);
    expect(await base("110119")).toBe(91);
  });

  test.each([
    [0.01, 0],
    [0.5, 0],
    [3, 0],
    [3.01, 60],
    [4, 60],
    [4.01, 120],
    [4.001, 120],
  ])("[PLACE-52] [CONST-45] %d m³ costs %i 元 for volume", async (totalVolume, fee) => {
    const { data } = await quote({ totalVolume });
    const line = data.orderServiceFees.find((one: { name: string }) => one.name.startsWith("超方费"));
    expect(line?.fee ?? 0).toBe(fee);
  });

  test("[PLACE-38] [API-020] a good whose price is in maintenance makes workerFee 0", async () => {
    const { code, data } = await quote({
      goodsTypeId: 8,
      areaCode: "330106",
      orderItems: [item({ goodsTypeId: 802 }), item({ name: "中央空调", goodsTypeId: 809 })],
    });
    expect(code).toBe(0);
    expect(data).toEqual({ orderServiceFees: [], workerFee: 0, totalFee: 0 });
  });

  test("[PLACE-36] [ERR-15] a volume of 0 is a missing one", async () => {
    expect(await quote({ totalVolume: 0 })).toMatchObject({ code: 4000, message: "请输入的体积" });
  });

  test.each([
    ["[PLACE-21] [ERR-15] an unknown category", { goodsTypeId: 9999 }, "goodsTypeId", "请先选择商品类目"],
    ["a child in place of a category", { goodsTypeId: 101 }, "goodsTypeId", "请先选择商品类目"],
    [
      "a service that the category does not offer",
      { serviceType: 5 },
      "serviceType",
      "该类目暂不提供所选服务",
    ],
    ["[PLACE-29] [ERR-15] an unknown area", { areaCode: "999999" }, "areaCode", "请选择所在城市"],
    [
      "goods of another category",
      { orderItems: [{ name: "灯", count: 1, goodsTypeId: 301 }] },
      "orderItems.goodsTypeId",
      "商品类别与所选类目不符",
    ],
    ["too many packages", { count: 1000 }, "count", "参数错误：count"],
    [
      "too many pieces of a good",
      { orderItems: [{ name: "灯", count: 1000, goodsTypeId: 301 }] },
      "orderItems.count",
      "参数错误：orderItems.0.count",
    ],
  ])("refuses %s with what to do, and names the parameter", async (_name, overrides, field, message) => {
    expect(await quote(overrides)).toEqual({ code: 4000, message, data: null, field });
  });

  test.each([
    { orderItems: [] },
    { totalVolume: "NaN" },
    { totalVolume: -1 },
    { orderItems: [item({ count: 1.5 })] },
  ])("refuses %j as malformed", async (overrides) => {
    expect((await quote(overrides)).code).toBe(4000);
  });

  test("[CONST-08] [API-020] [PLACE-41] [PLACE-42] has a price for 1 to 999 pieces and for 999 packages at most", async () => {
    const codes = async (changes: readonly Record<string, unknown>[]) =>
      Promise.all(changes.map(async (change) => (await quote(change)).code));
    const pieces = [0, 1, 999, 1000].map((count) => ({ orderItems: [item({ count })] }));
    expect(await codes(pieces)).toEqual([4000, 0, 0, 4000]);
    expect(await codes([1, 999, 1000].map((count) => ({ count })))).toEqual([0, 0, 4000]);
  });
});
