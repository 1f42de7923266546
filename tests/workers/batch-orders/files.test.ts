import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, importCalls, sheetOf } from "../../support/orders/order-imports";
import { PICTURE } from "../../support/orders/orders";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(() => {
  calls = importCalls(life.backend, life.account);
});

async function download(path: string) {
  const response = await life.backend.request(`/order/api/${path}`, {
    headers: { "WEB-TOKEN": life.account.token },
  });
  expect(response.headers.get("content-type")).toContain("spreadsheetml");
  return {
    name: decodeURIComponent(response.headers.get("content-disposition")?.split("''")[1] ?? ""),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
const sheetIn = async (bytes: Uint8Array) => {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error("no sheet");
  return { sheet, sheets };
};

describe("files of batch orders", () => {
  test("[BATCH-11] [ERR-10] [API-100] [BATCH-02] without goods there is nothing to download", async () => {
    await addGoods(life.account, "水晶吊灯", 201);
    const answer = await life.call("GET", "/order/api/order/download_user_goods?goodTypeId=1");
    expect(answer).toEqual({ code: 4004, message: "文件下载失败", data: null });
  });

  test("[BATCH-02] [API-100] my goods come as a workbook, formulas made harmless", async () => {
    const good = { goodsTypeId: 101, name: "三人沙发", imgUrl: PICTURE, description: "三箱", sku: "SF-1" };
    expect((await life.call("POST", "/user/api/goods/add", good)).code).toBe(0);
    await addGoods(life.account, "=HYPERLINK(1)");
    await addGoods(await signIn(), "邻居的沙发");
    const { name, bytes } = await download("order/download_user_goods?goodTypeId=1");
    expect(name).toBe("我的商品.xlsx");
    const { sheet } = await sheetIn(bytes);
    expect(sheet.rows[0]).toEqual(["商品名称", "商品类别", "商品描述", "商家编码"]);
    expect(
      sheet.rows
        .slice(1)
        .map(([goods]) => goods)
        .sort(),
    ).toEqual(["'=HYPERLINK(1)", "三人沙发"]);
    expect(sheet.rows).toContainEqual(["三人沙发", "沙发", "三箱", "SF-1"]);
  });

  test("[BATCH-02] [API-100] all of my goods come, however many they are", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
       INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at, last_used_at)
       SELECT ?1 * 10000 + i, ?1, 101, '商品' || i, '/named/sofa.png', i, i FROM n`,
    )
      .bind(life.account.customerId)
      .run();
    const { bytes } = await download("order/download_user_goods?goodTypeId=1");
    expect((await sheetIn(bytes)).sheet.rows).toHaveLength(1_201);
  });

  test("[BATCH-03] [API-101] [API-102] [G-04] the template has titles that are protected, notes, an example, and drop-downs of the category", async () => {
    await addGoods(life.account);
    const { template } = (await life.call("GET", "/order/api/order/get_first_template?orderType=GENERAL"))
      .data;
    expect(template.fileName).toBe("装达批量下单模板.xlsx");
    const timely = (await life.call("GET", "/order/api/order/get_first_template?orderType=TIMELY")).data;
    expect([template, timely.template].map(({ url }) => new URL(url, "http://a").search)).toEqual([
      "?orderType=GENERAL",
      "?orderType=TIMELY",
    ]);
    const { bytes } = await download(`${template.url.slice("/order/api/".length)}&goodTypeId=1`);
    const { sheet, sheets } = await sheetIn(bytes);
    expect(sheet.rows[0]).toEqual(
      template.columns.map(({ title, isRequired }: { title: string; isRequired: boolean }) =>
        isRequired ? `${title}*` : title,
      ),
    );
    expect(sheet.rows[1]?.[1]).toBe("示例：王小满");
    expect(sheet.cells?.get("0,2")?.comment?.text).toBe(
      "客户电话：必填。11 位手机号，可带分机；或带区号的固定电话",
    );
    expect(sheet.protection?.sheet).toBe(true);
    expect(sheet.dataValidations?.map(({ formula1, values }) => formula1 ?? values)).toEqual([
      "选项!$A$1:$A$4",
      "选项!$B$1:$B$1",
      ["有", "无"],
      ["已到", "未到"],
      ["无需核销", "喵师傅核销", "旺铺核销"],
    ]);
    expect(sheets[1]?.rows.map(([service]) => service)).toContain("仅安装");
    expect(sheets[1]?.rows[0]?.[1]).toBe("三人沙发");
    // Whole columns are open: a customer can type below the example of the template.
    const xml = new TextDecoder().decode(unzipSync(bytes)["xl/worksheets/sheet1.xml"]);
    expect(xml.match(/<col style="\d+"/g)).toHaveLength(template.columns.length);
  });

  test("the template with a row below its example is an import of that row", async () => {
    await addGoods(life.account);
    const { bytes } = await download("order/get_first_template_stream?orderType=GENERAL&goodTypeId=1");
    const { sheet } = await sheetIn(bytes);
    const row = [
      "仅安装",
      "王小满",
      "13800138000",
      GOOD_ROW.address,
      "有",
      "",
      "三人沙发",
      "",
      "1",
      "2.5",
      "3",
    ];
    const rows = [...sheet.rows.slice(0, 2), row].map((cells) => cells.map((cell) => cell ?? null));
    const { data } = await calls.send(await writeXlsx({ sheets: [{ name: "订单", rows }] }), {
      fileName: "a.xlsx",
    });
    expect(await calls.rows(data.importId)).toMatchObject([{ position: 3, issues: [] }]);
  });

  test("[U25] [ERR-15] the bad rows come back marked, each cell with its reason, and mended they are good", async () => {
    await addGoods(life.account);
    const bad = { ...GOOD_ROW, customerPhone: "1380", totalVolume: "", remark: "=1+1" };
    const { data } = await calls.send(sheetOf([GOOD_ROW, bad]));
    const { name, bytes } = await download(`order_batch_marked?importId=${data.importId}`);
    expect(name).toBe("昨日订单_需要修改的1行.xlsx");
    const { sheet } = await sheetIn(bytes);
    expect(sheet.rows).toHaveLength(2);
    const [titles = [], marked = []] = sheet.rows;
    const phone = titles.indexOf("客户电话");
    expect(marked[0]).toBe("请输入合法手机号；请输入的体积");
    expect(marked[titles.indexOf("备注")]).toBe("'=1+1");
    const cell = sheet.cells?.get(`1,${phone}`);
    expect(cell?.comment?.text).toBe("请输入合法手机号");
    expect(JSON.stringify(cell?.style?.fill)).toContain("FFD9D6");

    const mended = marked.map((value, column) =>
      column === phone ? "13800138001" : titles[column] === "总体积(m³)" ? 2 : (value ?? null),
    );
    const again = await calls.send(await writeXlsx({ sheets: [{ name: "a", rows: [titles, mended] }] }));
    expect(await calls.rows(again.data.importId)).toMatchObject([{ issues: [] }]);
  });

  describe("[U25] the marked rows keep what was changed on the page", () => {
    const titles = "收货人,手机,省,市,区,详细地址,商品名称,商品数量,总体积,包装件数,买家留言,卖家备注";
    const line = ["王小满,1380", "浙江省,杭州市,西湖区,文三路90号", "三人沙发,1,2,1", "周末送,送脚垫"].join(
      ",",
    );
    const other = "李大山,13900139000,浙江省,杭州市,滨江区,江南大道1号,飞毯,1,2,1,,";
    const textOf = (row: { values: { field: string; text: string }[] }, field: string) =>
      row.values.find((one) => one.field === field)?.text;
    const changed = async () => {
      await addGoods(life.account);
      const { data } = await calls.send([titles, line, other].join("\n"));
      const importId: number = data.importId;
      const [row] = await calls.rows(importId);
      const change = (field: string, value: string, isForSame = false) =>
        calls.change(importId, row.id, { field, value, isForSame });
      await change("serviceType", "仅安装", true);
      await change("isLift", "有", true);
      await change("address", "浙江省杭州市西湖区文三路 90 号 3 幢 502");
      await change("remark", "周末送；不送脚垫");
      const { bytes } = await download(`order_batch_marked?importId=${importId}`);
      return { importId, bytes };
    };

    test("[ERR-15] texts of fields without a column, and of fields with several, stand in the file that is sent again", async () => {
      const { importId, bytes } = await changed();
      const again = await calls.send(bytes, { fileName: "a.xlsx" });
      expect(again.data.importId).not.toBe(importId);
      const [row, second] = await calls.rows(again.data.importId);
      expect(row.issues).toEqual([{ field: "customerPhone", message: "请输入合法手机号" }]);
      expect(textOf(row, "address")).toBe("浙江省杭州市西湖区文三路 90 号 3 幢 502");
      expect(textOf(row, "remark")).toBe("周末送；不送脚垫");
      expect(textOf(row, "serviceType")).toBe("仅安装");
      expect(second.issues.map(({ field }: { field: string }) => field)).toEqual(["goodsName"]);
    });

    test("a changed address that is still wrong is marked in the column where it stands", async () => {
      const { importId } = await changed();
      const [row] = await calls.rows(importId);
      await calls.change(importId, row.id, { field: "address", value: "文三路 90 号", isForSame: false });
      const { sheet } = await sheetIn((await download(`order_batch_marked?importId=${importId}`)).bytes);
      const at = (title: string) => sheet.rows[0]?.indexOf(title) ?? -1;
      expect(sheet.rows[1]?.[at("省")]).toBe("文三路 90 号");
      expect(sheet.cells?.get(`1,${at("省")}`)?.comment?.text).toMatch(/^请选择所在城市/);
      expect(sheet.cells?.get(`1,${at("详细地址")}`)?.comment).toBeUndefined();
    });
  });

  test("[BATCH-11] [ERR-10] without a bad row there is nothing to download", async () => {
    await addGoods(life.account);
    const { data } = await calls.send(sheetOf([GOOD_ROW]));
    const answer = await life.call("GET", `/order/api/order_batch_marked?importId=${data.importId}`);
    expect(answer).toMatchObject({ code: 4004, message: "文件下载失败" });
  });
});
