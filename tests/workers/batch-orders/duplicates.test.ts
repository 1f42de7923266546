import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY } from "../../../backend/src/shared/clock";
import { createFaults } from "../../support/faults/faults";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, importCalls, sheetOf } from "../../support/orders/order-imports";
import { createTestBackend } from "../../support/servers/backend";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(life.backend, life.account);
  await addGoods(life.account, "三人沙发", undefined, { sku: "SF-01" });
});

type Rows = Parameters<typeof sheetOf>[0];
interface Outcome {
  orderId: number | null;
  code: number;
  message: string;
}

const send = (rows: Rows) => calls.sendRows(rows);
const submit = async (...ids: (number | undefined)[]): Promise<Outcome[]> =>
  (await calls.submit(ids.map((id) => id ?? 0))).data;
/** What the notes of each row without an order say. */
const notesOf = async (importId: number): Promise<string[][]> =>
  (await calls.rows(importId, "pageSize=100&show=GOOD")).map(({ notes }: { notes: { message: string }[] }) =>
    notes.map(({ message }) => message),
  );
const orderCount = () =>
  env.DB.prepare("SELECT count(*) AS n FROM orders WHERE customer_id = ?")
    .bind(life.account.customerId)
    .first<number>("n");

const OPEN = expect.stringMatching(/^与 11月20日的订单 \d{14} 重复$/);
const REFUSED = expect.stringMatching(/^与 11月20日的订单 \d{14} 重复，请核对后再提交$/);
const BY_SKU = { ...GOOD_ROW, goodsName: "北欧布艺沙发三人位 客厅", sku: "SF-01" };
const OTHER = { ...BY_SKU, customerName: "客户二", customerPhone: "13900139000" };

describe("duplicates of a table", () => {
  test("[U25] rows whose good is found by its SKU repeat the order of an earlier table", async () => {
    const first = await send([BY_SKU]);
    await submit(...first.ids);
    const { importId, ids } = await send([BY_SKU, OTHER]);
    expect(await notesOf(importId)).toEqual([[OPEN], []]);
    expect((await calls.read(importId)).readyIds).toEqual(ids.slice(1));
  });

  test("[U25] rows that name their good by a SKU alone repeat each other", async () => {
    const row = { ...GOOD_ROW, goodsName: "", sku: "SF-01", shopOrderNo: "T1" };
    const { importId } = await send([row, row, { ...GOOD_ROW, sku: "sf-01", goodsName: "沙发" }]);
    expect(await notesOf(importId)).toEqual([[], ["与第 2 行重复"], ["与第 2 行重复"]]);
  });

  test("[U25] a row keeps its note when its twin is placed and it is checked again", async () => {
    const { importId, ids } = await send([GOOD_ROW, GOOD_ROW]);
    await submit(ids[0]);
    await calls.change(importId, ids[1] ?? 0, { field: "remark", value: "送脚垫" });
    expect(await notesOf(importId)).toEqual([[OPEN]]);
    expect((await calls.read(importId)).readyIds).toEqual([]);
  });

  test("[U25] a row that repeats one above it only after that one is mended has the note, and loses it again", async () => {
    const { importId, ids } = await send([{ ...GOOD_ROW, customerPhone: "1380" }, GOOD_ROW]);
    const mend = (value: string) => calls.change(importId, ids[0] ?? 0, { field: "customerPhone", value });
    await mend("138-0013-8000");
    expect(await notesOf(importId)).toEqual([[], ["与第 2 行重复"]]);
    await mend("13900139000");
    expect(await notesOf(importId)).toEqual([[], []]);
  });

  test("[U25] a row that was checked before its twin of another table was placed is told, and placed when it is sent again", async () => {
    const earlier = await send([GOOD_ROW, OTHER]);
    const later = await send([{ ...GOOD_ROW, remark: "改好的" }]);
    await submit(...later.ids);
    const [refused, placed] = await submit(...earlier.ids);
    expect(refused).toMatchObject({ code: 4000, orderId: null, message: REFUSED });
    expect(placed).toMatchObject({ code: 0 });
    expect(await orderCount()).toBe(2);
    expect(await notesOf(earlier.importId)).toEqual([[OPEN]]);
    const [row] = await calls.rows(earlier.importId);
    expect(row.failure).toEqual(REFUSED);

    expect(await submit(earlier.ids[0])).toMatchObject([{ code: 0 }]);
    expect(await orderCount()).toBe(3);
  });

  test("[U25] a row repeats the open order with its shop order number, however old it is and whatever its recipient", async () => {
    const orderId = await life.placeOrder({ customerName: "王*满", shopOrderNo: "TB-329a" });
    await env.DB.prepare("UPDATE orders SET created_at = created_at - ? WHERE id = ?")
      .bind(9 * DAY, orderId)
      .run();
    const row = { ...OTHER, shopOrderNo: "tb-329A" };
    const { importId } = await send([row, { ...OTHER, customerPhone: "13700137000", shopOrderNo: "TB-1" }]);
    expect(await notesOf(importId)).toEqual([[expect.stringMatching(/^与 11月11日的订单 \d{14} 重复$/)], []]);
    // The same recipient alone counts for a week.
    const same = await send([{ ...GOOD_ROW, customerName: "王*满" }]);
    expect(await notesOf(same.importId)).toEqual([[]]);
  });
});

describe("the same file again", () => {
  test("[U25] has its rows checked again by what the library and the orders are now", async () => {
    const rows = [
      { ...GOOD_ROW, goodsName: "飞毯" },
      { ...OTHER, remark: "易碎" },
    ];
    const { importId } = await send(rows);
    expect((await calls.read(importId)).counts).toMatchObject({ good: 1, bad: 1 });
    await addGoods(life.account, "飞毯");
    await life.placeOrder({ customerName: OTHER.customerName, customerPhone: OTHER.customerPhone });
    expect((await send(rows)).importId).toBe(importId);
    expect((await calls.read(importId)).counts).toMatchObject({ good: 2, bad: 0, doubtful: 1 });
    expect(await notesOf(importId)).toEqual([[], [OPEN]]);
  });
});

describe("a correction that is saved while other rows are checked", () => {
  /** Another tab, which is stopped before it stores the results of its check. */
  function slowTab() {
    const faults = createFaults();
    const backend = createTestBackend({ env: faults.wrap({ DB: env.DB }), clock: life.backend.clock });
    return {
      held: faults.d1.batch(/UPDATE order_import_rows/).hold(),
      ...importCalls(backend, life.account),
    };
  }
  const NEW = "浙江省杭州市西湖区文二路 1 号 2 幢 301";
  test("[U25] stays beside the correction of a row with the same phone", async () => {
    const { importId, ids } = await send([GOOD_ROW, { ...GOOD_ROW, goodsName: "飞毯" }]);
    const slow = slowTab();
    const saved = slow.change(importId, ids[0] ?? 0, { field: "remark", value: "送脚垫" });
    await slow.held.reached;
    await calls.change(importId, ids[1] ?? 0, { field: "address", value: NEW });
    slow.held.release();
    expect((await saved).code).toBe(0);
    const [mended, corrected] = await calls.rows(importId);
    expect(mended).toMatchObject({ address: GOOD_ROW.address });
    expect(mended.values).toContainEqual({ field: "remark", text: "送脚垫" });
    expect(corrected).toMatchObject({ address: NEW });
  });

  test("[U25] stays, and so do its errors, when the same file is sent again at that time", async () => {
    const { importId, ids } = await send([GOOD_ROW, OTHER]);
    const slow = slowTab();
    const sent = slow.send(sheetOf([GOOD_ROW, OTHER]));
    await slow.held.reached;
    await calls.change(importId, ids[0] ?? 0, { field: "customerPhone", value: "1380" });
    slow.held.release();
    expect((await sent).data.importId).toBe(importId);
    const [corrected] = await calls.rows(importId);
    expect(corrected).toMatchObject({ customerPhone: "1380" });
    expect((await calls.read(importId)).counts).toMatchObject({ good: 1, bad: 1 });
  });
});
