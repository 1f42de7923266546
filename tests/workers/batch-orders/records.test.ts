import { beforeEach, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, goodRows, importCalls, sheetOf } from "../../support/orders/order-imports";
import { payOrder } from "../../support/orders/orders";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(life.backend, life.account);
  await addGoods(life.account);
});

const send = async (rows: Parameters<typeof sheetOf>[0]) => (await calls.send(sheetOf(rows))).data;
const read = async (path: string) => (await life.call("GET", path)).data;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test("[BATCH-05] a record counts the rows whose orders are paid", async () => {
  const { importId, rows } = await send(goodRows(3));
  const { data } = await calls.submit(idsOf(rows.slice(0, 2)));
  expect(await payOrder(life.backend, life.account, data[0].orderId)).toMatchObject({ code: 0 });
  const counts = { total: 3, good: 1, bad: 0, placed: 2, paid: 1 };
  expect((await calls.list()).rows).toMatchObject([{ id: importId, counts }]);
});

test("[BATCH-05] [BATCH-12] a second page has the records, and the rows of an import, that follow the first", async () => {
  const { importId, rows } = await send(goodRows(3));
  life.backend.clock.advance(1000);
  await send(goodRows(2));
  const records = await read("/order/api/order_batch?pageNum=2&pageSize=1");
  expect(records).toMatchObject({ total: 2, rows: [{ id: importId }] });
  const rest = await read(`/order/api/order_batch/${importId}/rows?pageNum=2&pageSize=2`);
  expect(rest).toMatchObject({ total: 3, rows: [{ id: rows[2].id }] });
});

test("[BATCH-12] the rows of an import are told apart by what became of them", async () => {
  const { importId, rows } = await send([...goodRows(2), { ...GOOD_ROW, customerPhone: "1380" }]);
  const [placed, good, bad] = idsOf(rows);
  await calls.submit([placed ?? 0]);
  const shown = async (show: string) => idsOf(await calls.rows(importId, `show=${show}`));
  expect(await shown("PLACED")).toEqual([placed]);
  expect(await shown("GOOD")).toEqual([good]);
  expect(await shown("BAD")).toEqual([bad]);
});
