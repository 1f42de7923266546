import { expect, test } from "vitest";
import { FIRST_SIX, type Sent, withAskedCalls } from "./asked-calls";

const { askedBy } = withAskedCalls();

/** What the address of the order list names is what the platform is asked for. */
test.each([
  ["GEN-20", "", FIRST_SIX],
  ["LIST-07", "", FIRST_SIX],
  ["LIST-08", "?status=WAIT_PAY", { status: "WAIT_PAY", ...FIRST_SIX }],
  ["LIST-09", "?isArrival=false", { isArrival: "false", ...FIRST_SIX }],
  ["LIST-10", "?status=RECEIVING_ORDER", { status: "RECEIVING_ORDER", ...FIRST_SIX }],
  [
    "LIST-11",
    "?status=WAIT_APPOINTMENT&isArrival=false",
    { status: "WAIT_APPOINTMENT", isArrival: "false", ...FIRST_SIX },
  ],
  ["LIST-13", "?status=WAIT_ACCEPT", { status: "WAIT_ACCEPT", ...FIRST_SIX }],
  ["LIST-14", "?status=DEAL", { status: "DEAL", ...FIRST_SIX }],
  ["LIST-15", "?status=WAIT_EVALUATE", { status: "WAIT_EVALUATE", ...FIRST_SIX }],
  ["LIST-16", "?status=ABNORMAL", { status: "ABNORMAL", ...FIRST_SIX }],
  ["G-18", "?isFinish=true", { isFinish: "true", ...FIRST_SIX }],
  ["G-18", "?isFinish=false", { isFinish: "false", ...FIRST_SIX }],
  [
    "LIST-21",
    "?startTime=2026-11-01&endTime=2026-11-02",
    { startTime: "2026-11-01 00:00:00", endTime: "2026-11-02 23:59:59", ...FIRST_SIX },
  ],
  [
    "ROUTE-21",
    "?status=WAIT_PAY&isFinish=false&customer=王&orderNum=26112015603984&logisticsNo=SF1",
    {
      ...{ status: "WAIT_PAY", isFinish: "false", customer: "王", orderNo: "26112015603984" },
      ...{ logisticsNo: "SF1", ...FIRST_SIX },
    },
  ],
  ["LIST-04", "?page=2", { pageNum: "2", pageSize: "6" }],
  ["LIST-04", "?size=20", { pageNum: "1", pageSize: "20" }],
] satisfies (readonly [id: string, search: string, sent: Sent])[])(
  "[%s] the page /user/order%s asks GET /order/api/order with %j",
  async (_id, search, sent: Sent) => {
    const line = "GET /order/api/order";
    expect(await askedBy(`/user/order${search}`)).toContainEqual(expect.objectContaining({ line, sent }));
  },
);
