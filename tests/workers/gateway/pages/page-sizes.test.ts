import { describe, expect, test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { createFakeBackend, postOperation } from "../support";

const NOTHING = { data: { rows: [], records: [], pageList: [], total: 0, totalCount: 0 } };
const ABNORMAL = "GET /order/api/abnormal/list";
const MESSAGES = "POST /order/api/order/mes/list";
const LOGISTICS = "GET /order/api/order/logistics_list";
const ADVERTS = "GET /common/advertise/list";
const CONTACTS = "GET /common/api/platform_user/query_kefu";
const ARTICLES = "GET /common/api/article";

/** How many entries the calls of one of our own documents ask for, by call, smallest first. */
async function sizesOf(name: string, variables: object = {}): Promise<Record<string, unknown[]>> {
  const calls = [ABNORMAL, MESSAGES, LOGISTICS, ADVERTS, ARTICLES, CONTACTS];
  const backend = createFakeBackend({
    ...Object.fromEntries(calls.map((call) => [call, NOTHING])),
    "GET /order/api/order/5": { data: restOrderDetail(5) },
  });
  await postOperation(backend, name, variables);
  const sizes = backend.calls.map(({ method, path, query, body }) => ({
    call: `${method} ${path}`,
    size: Number(query.get("pageSize") ?? (body as { pageSize?: number } | undefined)?.pageSize),
  }));
  return Object.fromEntries(
    [...Map.groupBy(sizes, ({ call }) => call)].map(([call, asked]) => [call, asked.map(({ size }) => size)]),
  );
}

describe("the home page asks for as many as it is documented to show", () => {
  test.each([
    ["HOME-11", ABNORMAL, [4]],
    ["HOME-19", LOGISTICS, [4]],
    ["LOG-04", LOGISTICS, [4]],
    ["CONST-22", ADVERTS, [50]],
    ["HOME-20", ARTICLES, [3, 3]],
    ["HOME-21", ARTICLES, [3, 3]],
  ])("[%s] by %s: %j", async (_id, call, sizes) => {
    expect((await sizesOf("HomeCards"))[call]).toEqual(sizes);
  });

  test("[CONST-20] [CONST-21] and for nothing else", async () => {
    expect(await sizesOf("HomeCards")).toEqual({
      [ABNORMAL]: [4],
      [MESSAGES]: [3, 3],
      [LOGISTICS]: [4],
      [ADVERTS]: [50],
      [ARTICLES]: [3, 3],
    });
  });
});

test("[CONST-20] [API-063] the detail of an order asks for 30 exceptions", async () => {
  expect(await sizesOf("OrderAbnormal", { orderId: "5" })).toEqual({ [ABNORMAL]: [30] });
});

test("[CONST-46] the solutions page asks for 8 help titles", async () => {
  expect(await sizesOf("HelpTitles")).toEqual({ [ARTICLES]: [8] });
});

test("[CONST-23] [CALL-06] all of the platform's contacts are asked for", async () => {
  expect(await sizesOf("OrderContact", { orderId: "5" })).toMatchObject({ [CONTACTS]: [999] });
});

test("[CONST-44] [WALLET-02] [WALLET-03] [ENUM-15] the wallet asks for the customer's ledger, cashType 4, twelve lines at a time, of the chosen type and time", async () => {
  const backend = createFakeBackend({ "POST /order/api/cash_flow/list": NOTHING });
  const lines = { type: "REFUND", from: "2026-11-01T00:00:00+08:00", to: "2026-11-30T23:59:59+08:00" };
  const variables = { lines, page: 1, pageSize: 12 };
  await postOperation(backend, "WalletPage", variables);
  const asked = backend.calls.filter(({ path }) => path === "/order/api/cash_flow/list");
  const time = { startTime: "2026-11-01 00:00:00", endTime: "2026-11-30 23:59:59" };
  expect(asked.map(({ body }) => body)).toMatchObject([
    { cashType: 4, pageIndex: 1, pageSize: 12, type: "REFUND", ...time },
  ]);
});

test("[ARB-13] [CONST-19] [ENUM-08] [REFUND-26] the list of arbitrations asks for every refund that is or was arbitrated, by order number if there is one", async () => {
  const asked = async (orderNo: string | null) => {
    const backend = createFakeBackend({ "GET /order/api/refund": NOTHING });
    const variables = { isComplaint: false, isArbitration: true, orderNo, page: 2, pageSize: 9 };
    await postOperation(backend, "RightsList", variables);
    return backend.calls.map(({ path, query }) => [path, Object.fromEntries(query)]);
  };
  const arbitrations = { refundStatusEnum: "ARBITRATION_ALL", pageNum: "2", pageSize: "9" };
  expect(await asked("2611")).toEqual([["/order/api/refund", { ...arbitrations, orderNo: "2611" }]]);
  expect(await asked(null)).toEqual([["/order/api/refund", arbitrations]]);
});

test("[COMP-10] [API-061] [ENUM-13] [COMP-02] the list of complaints asks for its page, about whom they are, and the order number", async () => {
  const backend = createFakeBackend({ "GET /order/api/complaint/complaint_list": NOTHING });
  const kind = { isComplaint: true, isArbitration: false, object: "WORKER" };
  const variables = { ...kind, orderNo: "2611", page: 2, pageSize: 9 };
  await postOperation(backend, "RightsList", variables);
  expect(backend.calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [
      "/order/api/complaint/complaint_list",
      { complaintType: "0", orderNo: "2611", pageNum: "2", pageSize: "9" },
    ],
  ]);
});
