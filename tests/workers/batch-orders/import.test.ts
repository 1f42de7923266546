import { writeXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { IMPORT_FIELD_INFO, type ImportField } from "../../../schema/rules/imports/order-import";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, goodRows, importCalls, sheetOf } from "../../support/orders/order-imports";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(life.backend, life.account);
  await addGoods(life.account);
});

const send = async (rows: Parameters<typeof sheetOf>[0]) => {
  const answer = await calls.send(sheetOf(rows));
  expect(answer.message).toBe("success");
  return answer.data;
};

describe("a table of orders", () => {
  test("[BATCH-04] [BATCH-06] [API-103] [BATCH-07] comes back as the documented rows, addresses recognised", async () => {
    const address = "浙江杭州西湖区文三路 90 号 3 幢 502";
    const { rows } = await send([{ ...GOOD_ROW, address, pickupAddress: "浙江绍兴越城区物流园 3 号" }]);
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        customerName: "王小满",
        customerPhone: "13800138000",
        address,
        identifyAddress: "浙江省杭州市西湖区文三路 90 号 3 幢 502",
        pickupAddress: "浙江绍兴越城区物流园 3 号",
        identifyPickupAddress: "浙江省绍兴市越城区物流园 3 号",
      },
    ]);
  });

  test("[ENT-29] [BATCH-07] [AUTH-03] [CONST-08] is checked as a whole, with the words of placing an order at each cell", async () => {
    const written = "浙江杭州西湖区文三路 90 号 3 幢 502";
    const wrong = [
      [{ customerPhone: "1380013" }, "customerPhone", "请输入合法手机号"],
      [{ customerName: " " }, "customerName", "请输入客户姓名"],
      [{ address: "" }, "address", "请输入详细地址"],
      [{ address: "文三路 90 号" }, "address", "请选择所在城市：地址中没有识别出省、市、区，请补全"],
      [{ address: "西藏拉萨市城关区北京路 1 号" }, "address", "该区域暂未开通服务，无法下单"],
      [
        { isLift: "", address: written, pickupAddress: "浙江绍兴越城区物流园 3 号" },
        "isLift",
        "请选择有无电梯",
      ],
      [{ isLift: "无" }, "floorsNumber", "请输入楼梯层数"],
      [{ isLift: "无", floorsNumber: "100" }, "floorsNumber", "楼梯层数须为1-99"],
      [{ count: "0" }, "count", "商品数量须为1-999"],
      [{ count: "1000" }, "count", "商品数量须为1-999"],
      [{ totalVolume: "" }, "totalVolume", "请输入的体积"],
      [{ totalVolume: "很大" }, "totalVolume", "总体积须大于 0，最多两位小数"],
      [{ totalVolume: "4.567" }, "totalVolume", "总体积须大于 0，最多两位小数"],
      [{ totalVolume: "0" }, "totalVolume", "总体积须大于 0，最多两位小数"],
      [{ packingCount: "0" }, "packingCount", "包装件数不能为0"],
      [{ packingCount: "1000" }, "packingCount", "包装件数须为1-999"],
      [
        { serviceType: "搬家" },
        "serviceType",
        expect.stringContaining("没有服务“搬家”，可选：配送并安装、仅安装"),
      ],
      [{ serviceType: "配送并安装" }, "logisticsNo", "请输入物流单号"],
      [{ goodsName: "飞毯" }, "goodsName", "商品库中没有“飞毯”，请添加到商品库或换成已有商品"],
      [{ expectedTime: "下周" }, "expectedTime", "期望服务时间有误，例如：2026-12-01 14:00"],
      [{ expectedTime: "2026-11-20 16:00" }, "expectedTime", "期望上门时间须晚于当前时间"],
      [
        { customerPhone: "1.38001E+10" },
        "customerPhone",
        "电话被表格显示成了科学计数，丢失了数字，请重新填写",
      ],
      [
        { logisticsNo: "7.73123E+14" },
        "logisticsNo",
        "物流单号被表格显示成了科学计数，丢失了数字，请重新填写",
      ],
      [
        { shopOrderNo: "2.63E+18" },
        "shopOrderNo",
        "店铺订单号被表格显示成了科学计数，丢失了数字，请重新填写",
      ],
      [{ verifType: "扫码" }, "verifType", "请填写“无需核销”“喵师傅核销”或“旺铺核销”"],
      [{ verifOrderNo: "TM-1" }, "verifType", "填写了核销单号，请填写核销方式"],
      [{ remark: "长".repeat(401) }, "remark", "备注最多 400 个字"],
    ] as const;
    const { importId, rows: answered } = await send(wrong.map(([change]) => ({ ...GOOD_ROW, ...change })));
    const rows = await calls.rows(importId);
    const { customerName, customerPhone, address } = GOOD_ROW;
    const documented = {
      ...{ id: rows[5].id, customerName, customerPhone, address: written, identifyAddress: address },
      pickupAddress: "浙江绍兴越城区物流园 3 号",
      identifyPickupAddress: "浙江省绍兴市越城区物流园 3 号",
    };
    expect(answered[5]).toEqual(documented);
    expect(rows[5]).toMatchObject(documented);
    expect(rows.map((row: { issues: unknown[] }) => row.issues[0])).toEqual(
      wrong.map(([, field, message]) => ({ field, message })),
    );
    expect(rows.map((row: { position: number }) => row.position)).toEqual(wrong.map((_, at) => at + 2));
  });

  test("[ERR-04] [PLACE-23] a row to an area without service says so at its address", async () => {
    const { importId } = await send([{ ...GOOD_ROW, address: "西藏拉萨市城关区北京路 1 号" }]);
    const [row] = await calls.rows(importId);
    expect(row.issues).toEqual([{ field: "address", message: "该区域暂未开通服务，无法下单" }]);
  });

  test("[CONST-06] [PLACE-57] [ERR-15] a row has a waybill of 255 characters and a depot's phone of 12 digits at most, collected or not", async () => {
    const row = { ...GOOD_ROW, serviceType: "配送并安装" };
    const longest = { logisticsNo: "A".repeat(255), logisticsPhone: "1".repeat(12) };
    const { importId } = await send([
      { ...row, ...longest },
      { ...row, ...longest, logisticsNo: "A".repeat(256) },
      { ...row, ...longest, logisticsPhone: "1".repeat(13) },
      { ...GOOD_ROW, logisticsPhone: "1".repeat(12) },
      { ...GOOD_ROW, logisticsPhone: "0571-88886666-99" },
    ]);
    const rows = await calls.rows(importId);
    const noPhone = { field: "logisticsPhone", message: "请输入合法的物流电话号码" };
    expect(rows.map((one: { issues: unknown }) => one.issues)).toEqual([
      [],
      [{ field: "logisticsNo", message: "物流单号最多 255 个字" }],
      [noPhone],
      [],
      [noPhone],
    ]);
  });

  test("[CONST-09] a row has a volume of two decimals and 11 characters at most", async () => {
    const volumes = ["4.56", "4.567", "123456789.12"];
    const { importId } = await send(volumes.map((totalVolume) => ({ ...GOOD_ROW, totalVolume })));
    const rows = await calls.rows(importId);
    const refused = { field: "totalVolume", message: "总体积须大于 0，最多两位小数" };
    expect(rows.map((row: { issues: unknown[] }) => row.issues[0])).toEqual([undefined, refused, refused]);
  });

  test("[U25] understands phones, counts, volumes and flags as people type them", async () => {
    const { importId } = await send([
      { ...GOOD_ROW, customerPhone: "138 0013-8000", count: "２件", totalVolume: "2.5方", isLift: "是" },
      { ...GOOD_ROW, customerPhone: "+8613900139000", isLift: "", address: `${GOOD_ROW.address}，无电梯6楼` },
    ]);
    const rows = await calls.rows(importId);
    expect(rows.map((row: { issues: unknown }) => row.issues)).toEqual([[], []]);
    expect(rows[0].totalFee).toBe(161.7);
  });

  test("[U25] takes no number that a workbook has rounded, and no error of a formula", async () => {
    const row = { ...GOOD_ROW, shopOrderNo: 4012345678901230000, remark: "#N/A", logisticsNo: "#REF!" };
    const rows = [
      Object.keys(row).map((field) => IMPORT_FIELD_INFO[field as ImportField].title),
      Object.values(row),
    ];
    const { data } = await calls.send(await writeXlsx({ sheets: [{ name: "a", rows }] }));
    const [{ issues, values }] = await calls.rows(data.importId);
    expect(issues).toEqual([
      { field: "shopOrderNo", message: expect.stringContaining("丢失了数字，请重新填写") },
    ]);
    const texts = values.map(({ text }: { text: string }) => text);
    expect(texts).not.toContainEqual(expect.stringMatching(/^#/));
  });

  test("[U25] finds its goods by SKU before the name, in whatever case", async () => {
    await addGoods(life.account, "云朵沙发", undefined, { sku: "SF-240" });
    const { importId } = await send([
      { ...GOOD_ROW, goodsName: "", sku: "sf-240" },
      { ...GOOD_ROW, sku: "SF-240", customerPhone: "13800138001" },
      { ...GOOD_ROW, sku: "没有的", customerPhone: "13800138002" },
      { ...GOOD_ROW, goodsName: "", sku: "没有的", customerPhone: "13800138003" },
    ]);
    const rows = await calls.rows(importId);
    expect(rows.map((row: { issues: unknown }) => row.issues)).toEqual([
      [],
      [],
      [],
      [{ field: "sku", message: "商品库中没有商家编码“没有的”，请填写商品名称或换成已有编码" }],
    ]);
  });

  test("finds the good whose SKU is written so, before one whose SKU differs in a space", async () => {
    await addGoods(life.account, "云朵沙发", undefined, { sku: "SF240" });
    await addGoods(life.account, "水晶吊灯", 201, { sku: "SF 240" });
    await addGoods(life.account, "布艺沙发", undefined, { sku: "SF-250" });
    const skus = ["sf240", "SF-2 50", "SF 240"];
    const { importId } = await send(
      skus.map((sku, at) => ({ ...GOOD_ROW, goodsName: "", sku, customerPhone: `1380013800${at}` })),
    );
    const rows = await calls.rows(importId);
    expect(rows.map((row: { issues: unknown[] }) => row.issues)).toEqual([
      [],
      [],
      [{ field: "sku", message: "“水晶吊灯”不属于所选类目“家具”，请换成该类目的商品" }],
    ]);
  });

  test("[U25] takes volume and packages that it leaves out from the goods library, times the number", async () => {
    await addGoods(life.account, "云朵沙发", undefined, { sku: "SF-240", volume: 125, packingCount: 2 });
    const left = { ...GOOD_ROW, sku: "SF-240", count: "2" };
    const { importId } = await send([
      { ...left, totalVolume: "", packingCount: "" },
      { ...left, totalVolume: "2.5", packingCount: "4", customerPhone: "13800138001" },
      { ...GOOD_ROW, totalVolume: "", customerPhone: "13800138002" },
    ]);
    const [filled, typed, unknown] = await calls.rows(importId);
    expect(filled.issues).toEqual([]);
    expect(filled.totalFee).toBe(typed.totalFee);
    expect(unknown.issues).toEqual([{ field: "totalVolume", message: "请输入的体积" }]);
  });

  test("[BATCH-10] [API-103] takes goods of the chosen category only", async () => {
    await addGoods(life.account, "水晶吊灯", 201, { sku: "DD-1" });
    const { importId } = await send([
      { ...GOOD_ROW, goodsName: "水晶吊灯" },
      { ...GOOD_ROW, goodsName: "", sku: "DD-1" },
    ]);
    const rows = await calls.rows(importId);
    const message = "“水晶吊灯”不属于所选类目“家具”，请换成该类目的商品";
    expect(rows.map((row: { issues: unknown[] }) => row.issues[0])).toEqual([
      { field: "goodsName", message },
      { field: "sku", message },
    ]);
    expect((await calls.read(importId)).goodsNames).toEqual(["三人沙发"]);
  });

  test("[BATCH-01] [ERR-15] [API-103] wants a top-level category", async () => {
    for (const goodTypeId of ["101", "999", "x", ""]) {
      const answer = await calls.send(sheetOf([GOOD_ROW]), { goodTypeId });
      expect(answer).toMatchObject({ code: 4000, message: "请先选择商品类目" });
    }
  });

  test("[U25] the same file again is the same import, also when both arrive at once", async () => {
    const file = sheetOf(goodRows(3));
    const answers = await Promise.all([calls.send(file), calls.send(file)]);
    answers.push(await calls.send(file, { fileName: "换个名字.csv" }));
    expect(new Set(answers.map(({ data }) => data.importId)).size).toBe(1);
    expect((await calls.list()).total).toBe(1);
  });

  test("[U25] twins within the file and of open orders are told and not ticked", async () => {
    await life.submitOrder({ customerName: "客户2", customerPhone: "13810000001" });
    const [first = {}, second = {}] = goodRows(2);
    const { importId } = await send([first, second, { ...first, remark: "再来一件" }]);
    const rows = await calls.rows(importId);
    expect(
      rows.map((row: { notes: { message: string }[] }) => row.notes.map(({ message }) => message)),
    ).toEqual([[], [expect.stringMatching(/^与 11月20日的订单 \d{14} 重复$/)], ["与第 2 行重复"]]);
    expect((await calls.read(importId)).readyIds).toEqual([rows[0].id]);
  });

  test("[U26] doubtful addresses come first and are not ticked", async () => {
    const [one = {}, two = {}, three = {}] = goodRows(3);
    const { importId } = await send([
      one,
      { ...two, address: "西湖区文三路 90 号" },
      { ...three, address: "浙江省杭州市西湖区某某花园" },
    ]);
    const rows = await calls.rows(importId, "show=GOOD&doubtfulFirst=true&pageSize=100");
    expect(rows.map((row: { position: number }) => row.position)).toEqual([3, 4, 2]);
    expect(rows[0].notes[0].message).toBe("客户地址：原地址没有写“杭州市”，由系统推断");
    expect(rows[1].notes[0].message).toBe("客户地址：没有门牌号，请核对");
    const { counts, readyIds } = await calls.read(importId);
    expect(counts).toMatchObject({ total: 3, good: 3, doubtful: 2 });
    expect(readyIds).toEqual([rows[2].id]);
  });

  test("refuses what is no table, and stores nothing of it", async () => {
    expect(await calls.send("", { fileName: "空.xlsx" })).toMatchObject({
      code: 4403,
      message: "文件中没有数据，请填写后再上传",
    });
    expect(await calls.send("%PDF-1.7")).toMatchObject({
      code: 4401,
      message: "该文件不是表格，请上传 xlsx、xls 或 csv 格式的表格",
    });
    expect(await calls.send(new Uint8Array(11 * 1024 * 1024))).toMatchObject({
      code: 4402,
      message: "文件不能超过 10MB，请拆分后再上传",
    });
    expect((await calls.list()).total).toBe(0);
  });

  test("[BATCH-04] takes a wide export with long texts, and maps it again", async () => {
    const wide = Array.from({ length: 60 }, (_, column) => `"备用${column}"`).join(",");
    const texts = Array(60).fill("长".repeat(190)).join(",");
    const [titles = "", ...lines] = sheetOf(goodRows(260)).split("\n");
    const file = [`${titles},${wide}`, ...lines.map((line) => `${line},${texts}`)].join("\n");
    const { data } = await calls.send(file);
    const { mapping, counts } = await calls.read(data.importId);
    expect(counts).toMatchObject({ total: 260, good: 260 });
    expect(await calls.map(data.importId, { mapping })).toMatchObject({ code: 0 });
  });

  test("one that is made of nothing but the template's example has no data", async () => {
    expect(await calls.send(sheetOf([{ ...GOOD_ROW, customerName: "示例：王小满" }]))).toMatchObject({
      code: 4403,
    });
  });
});
