import { AT_WORK, type Edge, stay, WAITING } from "../orders";

const unsolved: Edge["guard"] = ({ isGoodsAbnormal, solveExceptionWay }) =>
  !isGoodsAbnormal ? "NOT_ABNORMAL" : solveExceptionWay === null ? null : "SOLVED";

/** Where masters (ABN-01) and customers (ACT-18) report exceptions of an order, and where one is solved (C-75). */
export const ABNORMAL_EDGES = {
  report_exception: stay(AT_WORK),
  add_exception: stay([...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT", "SUCCESS", "EVALUATED"]),
  solve_exception: stay([...WAITING, ...AT_WORK, "SUCCESS", "EVALUATED"], unsolved),
} as const;
