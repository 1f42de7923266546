import { expect, test } from "vitest";
import { restOrder } from "../../support/contract/rest-order";
import { createFakeBackend, post } from "../gateway/support";

const LIST = "GET /order/api/order";
const QUERY = `query ($filter: OrderListFilter) {
  viewer { orders(page: 2, filter: $filter) { total nodes { id } } }
}`;

/** The query that the backend is asked, for a filter of the graph. */
async function queryOf(variables: Record<string, unknown>): Promise<Record<string, string>> {
  const backend = createFakeBackend({ [LIST]: { data: { rows: [], total: 0 } } });
  const { answer } = await post(backend, { query: QUERY, variables }, { token: "t" });
  expect(answer).toEqual({ data: { viewer: { orders: { total: 0, nodes: [] } } } });
  return Object.fromEntries(backend.calls[0]?.query ?? []);
}

/** What is called alike in the graph and in the documents. */
const SAME = {
  status: "INSERVICE",
  orderNo: "26112038621702",
  customer: "王",
  worker: "陈",
  logisticsNo: "DPK",
  goodsTypeName: "家具",
  areaCode: "330106",
};

test("[LIST-19] [LIST-21] [HOME-16] [CONST-34] a filter travels under its documented names, moments in Shanghai time", async () => {
  const filter = {
    ...SAME,
    createdFrom: "2026-11-01T00:00:00+08:00",
    createdTo: "2026-11-20T15:59:59Z",
    completedFrom: "2026-11-02T00:00:00+08:00",
    completedTo: "2026-11-21T23:59:59+08:00",
    appointedFrom: "2026-11-03T00:00:00+08:00",
    appointedTo: "2026-11-22T23:59:59+08:00",
    isArrival: false,
    isAbnormal: true,
    isFinished: false,
    isAppointed: true,
  };
  expect(await queryOf({ filter })).toEqual({
    pageNum: "2",
    pageSize: "6",
    ...SAME,
    startTime: "2026-11-01 00:00:00",
    endTime: "2026-11-20 23:59:59",
    completeStartTime: "2026-11-02 00:00:00",
    completeEndTime: "2026-11-21 23:59:59",
    appointStartTime: "2026-11-03 00:00:00",
    appointEndTime: "2026-11-22 23:59:59",
    isArrival: "false",
    isGoodsAbnormal: "true",
    isFinish: "false",
    appointResult: "true",
  });
});

test("a sequence travels under its own name", async () => {
  const backend = createFakeBackend({ [LIST]: { data: { rows: [], total: 0 } } });
  const query = "{ viewer { orders(sort: APPOINTMENT_ASC) { total } } }";
  await post(backend, { query }, { token: "t" });
  expect(Object.fromEntries(backend.calls[0]?.query ?? [])).toMatchObject({ sort: "APPOINTMENT_ASC" });
});

test("[LIST-42] the answer is read as data.rows and total", async () => {
  const backend = createFakeBackend({ [LIST]: { data: { rows: [restOrder(8), restOrder(5)], total: 31 } } });
  const { answer } = await post(backend, { query: QUERY }, { token: "t" });
  expect(answer).toEqual({ data: { viewer: { orders: { total: 31, nodes: [{ id: "8" }, { id: "5" }] } } } });
});

test("[LIST-15] [C-36] [ACT-11] [ENUM-02] an accepted order that a backend calls WAIT_EVALUATE is listed as SUCCESS, and can be rated", async () => {
  const accepted = { ...restOrder(8), status: "WAIT_EVALUATE", statusName: "待评价" };
  const backend = createFakeBackend({ [LIST]: { data: { rows: [accepted, restOrder(5)], total: 2 } } });
  const query = "{ viewer { orders { nodes { id status actions } } } }";
  const { answer } = await post(backend, { query }, { token: "t" });
  const [first, second] = answer.data.viewer.orders.nodes;
  expect(first).toMatchObject({ id: "8", status: "SUCCESS" });
  expect(first.actions).toContain("EVALUATE");
  expect(second).toMatchObject({ id: "5", status: "WAIT_PAY" });
});

test("an omitted filter is not sent", async () => {
  const plain = { pageNum: "2", pageSize: "6" };
  expect(await queryOf({})).toEqual(plain);
  expect(await queryOf({ filter: {} })).toEqual(plain);
  expect(await queryOf({ filter: { customer: null } })).toEqual(plain);
});

test("[LIST-40] [U2] names and numbers of all filters are one call each", async () => {
  const backend = createFakeBackend({
    "POST /order/api/order/status": { data: [{ value: "UNSETTLED", label: "未完结" }] },
    "GET /order/api/order/stats_status": { data: [{ status: "UNSETTLED", count: 3 }] },
  });
  const query = "{ viewer { orderFilterOptions { filter label } orderCounts { filter count } } }";
  const { answer } = await post(backend, { query }, { token: "t" });
  expect(answer.data.viewer).toEqual({
    orderFilterOptions: [{ filter: "UNSETTLED", label: "未完结" }],
    orderCounts: [{ filter: "UNSETTLED", count: 3 }],
  });
  expect(backend.calls).toHaveLength(2);
});
