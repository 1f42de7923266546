import { expect, test } from "vitest";
import documents from "../../../../app/gql/persisted-documents.json";
import { createFakeBackend, post } from "../support";

const ORDER = { orderId: "5" };
const REJECTION = { ...ORDER, reason: "柜门歪了" };
const BACK = { ...ORDER, way: "BACK", allowance: 1_234, description: "桌腿断了" };
const DAYS = { from: "2026-11-01", to: "2026-11-30", page: 2, pageSize: 15 };

const CANCEL = "POST /order/api/order/5/cancel";
const DELAY = "GET /order/api/order/acceptance_order_delay";
const ACCEPT = "POST /order/api/order/5/accept";
const SOLVE = "POST /order/api/order/5/solve_exception";
const WITHDRAWALS = "GET /order/api/withdraw/list";

const REJECTED = { isPass: "false", content: "柜门歪了" };
const SENT_BACK = { solveExceptionWay: "BACK", allowance: "12.34", description: "桌腿断了" };
const LISTED = { startTime: "2026-11-01", endTime: "2026-11-30", pageIndex: "2", pageSize: "15" };

/** Operations of the pages with variables of their own, of which a wrong document could exchange two. */
test.each([
  ["ACT-02", "CancelOrder", ORDER, CANCEL, {}],
  ["ACT-09", "DelayAcceptance", ORDER, DELAY, { orderId: "5" }],
  ["ACC-10", "DelayAcceptance", ORDER, DELAY, { orderId: "5" }],
  ["ACC-06", "AcceptOrder", ORDER, ACCEPT, { isPass: "true" }],
  ["ACT-14", "AcceptOrder", ORDER, ACCEPT, { isPass: "true" }],
  ["ACC-06", "RejectWork", REJECTION, ACCEPT, REJECTED],
  ["ACT-15", "RejectWork", REJECTION, ACCEPT, REJECTED],
  ["ABN-04", "SolveException", BACK, SOLVE, SENT_BACK],
  ["ABN-07", "SolveException", BACK, SOLVE, SENT_BACK],
  [
    "ABN-07",
    "SolveException",
    { ...ORDER, way: "MARKUP", amount: 2_050 },
    SOLVE,
    { solveExceptionWay: "MARKUP", amount: "20.5" },
  ],
  ["ABN-07", "SolveException", { ...ORDER, way: "NORMAL" }, SOLVE, { solveExceptionWay: "NORMAL" }],
  ["WALLET-09", "Withdrawals", DAYS, WITHDRAWALS, LISTED],
  ["WALLET-10", "Withdrawals", DAYS, WITHDRAWALS, LISTED],
])("[%s] %s with %j sends %s with %j", async (_id, name, variables, call, query) => {
  const operation = new RegExp(`(?:query|mutation) ${name}\\b`);
  const [documentId] = Object.entries(documents).find(([, text]) => operation.test(text)) ?? [];
  const backend = createFakeBackend();
  await post(backend, { documentId, variables }, { token: "t" });
  const sent = backend.calls.map((one) => [`${one.method} ${one.path}`, Object.fromEntries(one.query)]);
  expect(sent).toContainEqual([call, query]);
});
