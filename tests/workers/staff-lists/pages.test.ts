import { expect, test } from "vitest";
import { bid, bidOf, FOR_BIDS } from "../../support/orders/bid-events";
import { operate } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { settleLists } from "../../support/orders/staff-lists";

const life = withOneLife(5_000_000);

interface Page {
  readonly total: number;
  readonly rows: { id: number; orderId?: number }[];
}

async function read<Data = Page>(path: string): Promise<Data> {
  await settleLists(life.backend);
  const { code, data } = await operate(life.backend, "GET", `/operator/api/${path}`);
  expect(code, path).toBe(0);
  return data;
}

/** The two rows of a list, one to a page, and the total that both pages tell. */
async function pagesOf(path: string) {
  const pages = await Promise.all(
    [1, 2, 3].map((pageIndex) => read(`${path}?pageSize=1&pageIndex=${pageIndex}`)),
  );
  return { rows: pages.flatMap(({ rows }) => rows), totals: pages.map(({ total }) => total) };
}

test("[U74] orders to bid for and open questions are read to the last, page by page", async () => {
  const orderIds: number[] = [];
  for (const question of ["含拆旧吗", "周末可以吗"]) {
    const orderId = await life.placeOrder(FOR_BIDS);
    orderIds.push(orderId);
    await bid({ backend: life.backend, orderId });
    const asked = { orderId, bidId: (await bidOf(orderId))?.id, question };
    expect(await life.call("POST", "/order/api/order_bids/question", asked)).toMatchObject({ code: 0 });
    life.backend.clock.advance(60_000);
  }
  const requests = await pagesOf("bid_requests");
  expect(requests.rows.map(({ id }) => id)).toEqual(orderIds);
  expect(requests.totals).toEqual([2, 2, 2]);
  const questions = await pagesOf("bid_questions");
  expect(questions.rows.map(({ orderId }) => orderId)).toEqual(orderIds);
  expect(questions.totals).toEqual([2, 2, 2]);
});

test("[U74] settlements are read to the last, and none has an open appeal and is paid", async () => {
  const orderIds = [await life.orderIn("SUCCESS"), await life.orderIn("SUCCESS")];
  const { rows, totals } = await pagesOf("master_settlements");
  expect(rows.map(({ orderId }) => orderId).sort()).toEqual(orderIds.sort());
  expect(totals).toEqual([2, 2, 2]);
  const none = await read("master_settlements?isAppealed=true&state=PAID");
  expect(none).toMatchObject({ total: 0, rows: [] });
});

test("[U74] masters and providers are read to the last: one just added stands at the end", async () => {
  const json = { type: "PERSONAL", name: "新师傅", phone: "13700007010" };
  const { data: added } = await operate(life.backend, "POST", "/operator/api/worker", json);
  const all = await read<{ id: number }[]>("workers");
  const pages: { id: number }[] = [];
  for (let pageIndex = 1; pageIndex <= all.length; pageIndex++)
    pages.push(...(await read<{ id: number }[]>(`workers?pageSize=1&pageIndex=${pageIndex}`)));
  expect(pages).toEqual(all);
  expect(pages.at(-1)).toMatchObject({ id: added.id });
});
