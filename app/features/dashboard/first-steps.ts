import type { OrderFilter } from "~/gql/graphql";
import type { StepState } from "~/ui/navigation/stepper";

type Counts = readonly { filter: OrderFilter; count: number }[];

/** Filters of orders that are paid, of those whose work is done, and of those that are over well. */
const PAID: readonly OrderFilter[] = [
  "RECEIVING_ORDER",
  "WAIT_APPOINTMENT",
  "INSERVICE",
  "WAIT_ACCEPT",
  "DEAL",
];
const DONE: readonly OrderFilter[] = ["WAIT_ACCEPT", "DEAL"];

const STEPS = [
  {
    name: "提交订单",
    note: "填写收货人、商品和服务，系统立即报价",
    to: "/placeorder/stepone",
    action: "去下单",
  },
  {
    name: "付款托管",
    note: "货款由平台托管，验收通过后才付给师傅",
    to: "/user/order?status=WAIT_PAY",
    action: "去付款",
  },
  { name: "师傅上门", note: "师傅接单后会预约时间，进度随时可查", to: "/user/order", action: "看进度" },
  {
    name: "确认验收",
    note: "查看完工照片，满意后确认验收并评价",
    to: "/user/order?status=WAIT_ACCEPT",
    action: "去验收",
  },
] as const;

/**
 * The steps of a first order and which of them are done (ux.md U54); null once an order has been through all of them.
 *
 * @param counts of all orders, by the tabs of the list
 */
export function firstSteps(counts: Counts) {
  const any = (filters: readonly OrderFilter[]) =>
    counts.some(({ filter, count }) => count > 0 && filters.includes(filter));
  if (any(["DEAL"])) return null;
  const done = [counts.some(({ count }) => count > 0), any(PAID), any(DONE), false];
  const current = done.indexOf(false);
  return STEPS.map((step, index) => {
    const state: StepState = index < current ? "done" : index === current ? "current" : "next";
    return { ...step, state };
  });
}
