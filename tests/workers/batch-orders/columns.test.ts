import { beforeEach, describe, expect, test } from "vitest";
import { knowColumns } from "../../../backend/src/modules/batch-orders/reading/known-columns";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, importCalls, sheetOf } from "../../support/orders/order-imports";

const EXPORTS = [
  [
    "淘宝/千牛",
    "订单编号,买家会员名,买家应付货款,订单状态,买家留言,收货人姓名,收货地址,联系手机,宝贝标题,宝贝总数量,订单备注",
  ],
  [
    "拼多多",
    "商品,订单号,订单状态,商品总价(元),商家实收金额(元),商品数量(件),收货人,手机,省,市,区,街道,详细地址,商家备注",
  ],
  ["京东", "订单号,商品ID,商品名称,订购数量,京东价,下单帐号,客户姓名,客户地址,联系电话,订单备注"],
  [
    "抖音",
    "主订单编号,子订单编号,选购商品,商品规格,商品数量,收件人,收件人手机号,省,市,区,街道,详细地址,买家留言,商家备注",
  ],
  ["聚水潭", "内部订单号,线上订单号,店铺,买家账号,收货人,手机,省份,城市,区县,地址,商品名称,数量,卖家备注"],
] as const;

describe("columns of other people's exports", () => {
  test.each(EXPORTS)("[BATCH-04] those of %s are recognised", (source, line) => {
    const titles = line.split(",");
    const known = knowColumns(titles);
    const named = (field: keyof typeof known.mapping) => known.mapping[field]?.map((at) => titles[at]);
    expect(known.source).toBe(source);
    expect(known.isEnough).toBe(true);
    expect(named("customerName")?.[0]).toMatch(/^(?:收货人姓名|收货人|客户姓名|收件人)$/);
    expect(named("customerPhone")?.[0]).toMatch(/手机|电话/);
    expect(named("goodsName")?.[0]).toMatch(/^(?:宝贝标题|商品|商品名称|选购商品)$/);
    expect(named("count")?.[0]).toMatch(/数量/);
    expect(named("shopOrderNo")?.[0]).toMatch(/订单编?号/);
    expect(named("address")?.at(-1)).toMatch(/地址/);
    if (titles.includes("省")) expect(named("address")?.slice(0, 3)).toEqual(["省", "市", "区"]);
  });

  test("the template's own titles are all known", () => {
    const [titles = ""] = sheetOf([]).split("\n");
    const { mapping, source } = knowColumns(titles.split(",").map((title) => title.replaceAll('"', "")));
    expect(Object.values(mapping).flat()).toHaveLength(22);
    expect(source).toBeNull();
  });
});

describe("unknown columns", () => {
  const life = withOneLife();
  let calls: ReturnType<typeof importCalls>;
  beforeEach(async () => {
    calls = importCalls(life.backend, life.account);
    await addGoods(life.account);
  });
  const mapping = [
    { field: "customerName", columns: [0] },
    { field: "customerPhone", columns: [1] },
    { field: "address", columns: [2] },
    { field: "goodsName", columns: [3] },
  ];
  const file = (name: string) => `谁,号,哪里,啥\n${name},13800138000,${GOOD_ROW.address},三人沙发`;

  test("wait until the customer maps them, and are remembered by a name", async () => {
    const { data } = await calls.send(file("甲"));
    expect(await calls.read(data.importId)).toMatchObject({
      isMapped: false,
      titles: ["谁", "号", "哪里", "啥"],
      preview: [["甲", "13800138000", GOOD_ROW.address, "三人沙发"]],
      counts: { total: 1, good: 0, bad: 1 },
    });
    expect(await calls.map(data.importId, { mapping: mapping.slice(0, 1) })).toMatchObject({
      code: 4000,
      message: "请指定对应的列：客户电话、客户地址、商品名称",
    });
    expect(
      await calls.map(data.importId, { mapping: [...mapping, { field: "remark", columns: [9] }] }),
    ).toMatchObject({
      code: 4000,
    });
    expect(await calls.map(data.importId, { mapping, name: "我的店" })).toMatchObject({ code: 0 });
    const [row] = await calls.rows(data.importId);
    expect(row.values).toEqual([
      { field: "customerName", text: "甲" },
      { field: "customerPhone", text: "13800138000" },
      { field: "address", text: GOOD_ROW.address },
      { field: "goodsName", text: "三人沙发" },
    ]);
    expect(row.issues.map(({ field }: { field: string }) => field)).toEqual([
      "serviceType",
      "isLift",
      "count",
      "totalVolume",
      "packingCount",
    ]);

    const again = await calls.send(file("乙"));
    expect(await calls.read(again.data.importId)).toMatchObject({
      isMapped: true,
      mappingName: "我的店",
      mapping,
    });
  });

  test("[U25] [BATCH-04] a column without a title is mapped, and is not remembered by a name", async () => {
    const { data } = await calls.send(`谁,,哪里,啥\n甲,13800138000,${GOOD_ROW.address},三人沙发`);
    expect(await calls.map(data.importId, { mapping, name: "我的店" })).toMatchObject({
      code: 4000,
      message: "第 2 列没有列名，无法记住这个对应关系，请清空其名称后再检查",
    });
    expect(await calls.map(data.importId, { mapping })).toMatchObject({ code: 0 });
    const [row] = await calls.rows(data.importId);
    expect(row.values).toContainEqual({ field: "customerPhone", text: "13800138000" });
    const again = await calls.send(`谁,,哪里,啥\n乙,13800138000,${GOOD_ROW.address},三人沙发`);
    expect(await calls.read(again.data.importId)).toMatchObject({ isMapped: false, mappingName: null });
  });

  test("[U25] a missing column is filled in once for all rows that lack it", async () => {
    const { data } = await calls.send(`${file("甲")}\n乙,13900139000,${GOOD_ROW.address},三人沙发`);
    await calls.map(data.importId, { mapping });
    const [row] = await calls.rows(data.importId);
    const values = [
      ["serviceType", "仅安装"],
      ["isLift", "有"],
      ["count", "1"],
      ["totalVolume", "2"],
      ["packingCount", "1"],
    ] as const;
    for (const [field, value] of values) {
      const answer = await calls.change(data.importId, row.id, { field, value, isForSame: true });
      expect(answer.data).toEqual({ changed: 2 });
    }
    expect((await calls.read(data.importId)).counts).toMatchObject({ good: 2, bad: 0 });
  });

  test("[U25] [BATCH-04] what was corrected or filled in stays when the columns are mapped again", async () => {
    const { data } = await calls.send(`谁,号,哪里,啥,说明\n甲,123,${GOOD_ROW.address},三人沙发,易碎`);
    await calls.map(data.importId, { mapping });
    const [row] = await calls.rows(data.importId);
    const change = (field: string, value: string) =>
      calls.change(data.importId, row.id, { field, value, isForSame: false });
    await change("customerPhone", "13800138000");
    await change("serviceType", "仅安装");
    await calls.map(data.importId, { mapping: [...mapping, { field: "remark", columns: [4] }] });
    const [again] = await calls.rows(data.importId);
    expect(again.values).toEqual(
      expect.arrayContaining([
        { field: "customerPhone", text: "13800138000" },
        { field: "serviceType", text: "仅安装" },
        { field: "remark", text: "易碎" },
      ]),
    );
  });

  test("[BATCH-04] a file is known by the kept mapping that read it, and by no other", async () => {
    const mine = await calls.send(file("甲"));
    await calls.map(mine.data.importId, { mapping, name: "我的店" });
    const other = await calls.send(file("乙").replace("谁,号,哪里,啥", "甲方,电,址,货"));
    expect(await calls.read(other.data.importId)).toMatchObject({ isMapped: false, mappingName: null });
    const same = await calls.send(file("丙"));
    expect(await calls.read(same.data.importId)).toMatchObject({ isMapped: true, mappingName: "我的店" });
  });

  test("[BATCH-10] goods that the library lacks are added with their picture, and every row that names them is good", async () => {
    const { data } = await calls.send(
      sheetOf([GOOD_ROW, { ...GOOD_ROW, goodsName: "飞毯" }, { ...GOOD_ROW, goodsName: "飞 毯" }]),
    );
    const { goodsTypes } = await calls.read(data.importId);
    expect(goodsTypes.map(({ id }: { id: number }) => id)).toEqual([
      101, 102, 103, 104, 105, 106, 107, 108, 109,
    ]);
    const goods = { name: "飞毯", goodsTypeId: 102, imgUrl: "/named/sofa.jpg" };
    expect((await calls.addGoods(data.importId, { ...goods, goodsTypeId: 201 })).message).toBe(
      "商品类别与所选类目不符",
    );
    expect((await calls.addGoods(data.importId, { ...goods, imgUrl: "/files/x.jpg" })).code).toBe(4004);
    expect((await calls.addGoods(data.importId, goods)).data).toEqual({ changed: 2 });
    expect((await calls.read(data.importId)).counts).toMatchObject({ bad: 0 });
  });
});
