import { afterEach, expect, test, vi } from "vitest";
import { sendSheet } from "../../../app/features/batch-orders/start/send-sheet";
import { fakeUploads, success } from "../../support/components/fake-uploads";

afterEach(() => vi.unstubAllGlobals());

const SHEET = new File(["客户姓名"], "昨日订单.csv");
const send = () =>
  sendSheet(SHEET, {
    category: { id: "2", name: "卫浴 & 洁具" },
    orderType: "TIMELY",
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

test("[BATCH-04] [API-103] [ENUM-03] a table is sent to order_import, with the category and the kind of order in the query", async () => {
  const sent = fakeUploads(() => success({ importId: 77, rows: [] }));
  expect(await send()).toBe("77");
  const { pathname, searchParams } = new URL(sent[0]?.address ?? "", "https://site.test");
  expect(sent.map(({ method, form }) => [method, form])).toEqual([["POST", { file: "昨日订单.csv" }]]);
  expect(pathname).toBe("/order/api/order/order_import");
  expect(Object.fromEntries(searchParams)).toEqual({
    goodTypeId: "2",
    goodTypeName: "卫浴 & 洁具",
    orderType: "TIMELY",
  });
});

test.each([
  [
    "a refusal, in the platform's words",
    { code: 4000, message: "表格中没有订单", data: null },
    "表格中没有订单",
  ],
  [
    "an answer without an import, which cannot be gone on with",
    success({ rows: [] }),
    "当前平台暂不支持批量导入",
  ],
  ["an answer that is none", success("done"), "网络异常，请稍后重试"],
])("[BATCH-04] it fails with %s", async (_what, answer, words) => {
  fakeUploads(() => answer);
  // A toast belongs to the page that shows it.
  vi.stubGlobal("window", { location: { pathname: "/user/batch/order" } });
  await expect(send()).rejects.toThrow(words);
});
