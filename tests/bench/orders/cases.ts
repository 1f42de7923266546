import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/orders/order-status";

/** Something to ask of the order list. */
export interface Case {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

const of = (query: Record<string, string>): Case => ({
  name: Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join(" "),
  query,
});

/** The newest of the data was placed on this day (data.ts), which is today. */
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000 + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Every tab and every filter of the list (LIST-07..19), and what people put together. Not the keyword: it looks through
 * the newest thousand orders, and the small customer has no thousand (decision 030).
 */
export const CASES: readonly Case[] = [
  { name: "all", query: {} },
  ...[...ORDER_STATUSES, ...ORDER_FILTERS].map((status) => of({ status })),
  of({ isArrival: "false" }),
  of({ isArrival: "true" }),
  of({ status: "WAIT_APPOINTMENT", isArrival: "false" }),
  of({ isGoodsAbnormal: "true" }),
  of({ isFinish: "true" }),
  of({ isFinish: "false" }),
  of({ orderNo: "00001" }),
  of({ orderNo: "99999999999999" }),
  of({ customer: "张1" }),
  of({ customer: "没有这个人" }),
  of({ customer: "1380001" }),
  of({ worker: "陈" }),
  of({ worker: "13700007" }),
  of({ logisticsNo: "DPK1" }),
  of({ goodsTypeName: "家具" }),
  of({ goodsTypeName: "没有" }),
  of({ areaCode: "33" }),
  of({ areaCode: "330106" }),
  of({ appointResult: "false" }),
  { name: "created in the last 30 days", query: { startTime: day(30), endTime: `${day(0)} 23:59:59` } },
  { name: "completed in the last 7 days", query: { completeStartTime: day(7), completeEndTime: day(0) } },
  { name: "appointed in the last 7 days", query: { appointStartTime: day(7), appointEndTime: day(0) } },
  {
    name: "several at once",
    query: { status: "DEAL", customer: "张", areaCode: "33", startTime: day(90), worker: "陈" },
  },
];
