import { z } from "zod";
import { ABNORMAL_SOURCES, SOLVE_WAY_NAMES, SOLVE_WAYS } from "../../../../schema/rules/abnormal/abnormal";
import { orderInWords, serviceMessage, step, together } from "../orders";
import { ABNORMAL_EDGES } from "./abnormal-edges";

const text = z.string();

/** A new exception is unsolved, whatever happened to the one before. */
const ABNORMAL = { isGoodsAbnormal: true, solveExceptionWay: null, solvedAt: null } as const;

/** An order becomes abnormal and goes on again. */
export const abnormalSteps = {
  report_exception: step({
    event: "report_exception",
    title: "上报异常",
    edges: ABNORMAL_EDGES.report_exception,
    detail: z.object({
      abnormalType: text,
      description: text,
      imgs: z.array(text),
      orderItemIds: z.array(z.number().int()).optional(),
      packageState: z.number().int().nullish(),
    }),
    words: ({ abnormalType, description }) => together(abnormalType, description),
    effects: (order, { abnormalType, description }) => ({
      changes: ABNORMAL,
      message: serviceMessage(
        "订单异常",
        `${orderInWords(order)}上报异常（${abnormalType}）：${description}`,
        "EXCEPTION",
        "EXCEPTION",
      ),
      isAlarm: true,
    }),
  }),
  add_exception: step({
    event: "add_exception",
    title: "客户上报异常",
    edges: ABNORMAL_EDGES.add_exception,
    // Without these fields a second exception of the same kind within a minute would count as the same one.
    detail: z.object({
      abnormalType: text,
      description: text,
      source: z.enum(ABNORMAL_SOURCES).optional(),
      imgs: z.array(text).optional(),
      orderItemIds: z.array(z.number().int()).optional(),
    }),
    words: ({ abnormalType, description }) => together(abnormalType, description),
    effects: () => ({ changes: ABNORMAL }),
  }),
  solve_exception: step({
    event: "solve_exception",
    title: "处理异常",
    edges: ABNORMAL_EDGES.solve_exception,
    detail: z.object({ way: z.enum(SOLVE_WAYS) }),
    words: ({ way }) => SOLVE_WAY_NAMES[way],
    effects: (_order, { way }, now) => ({ changes: { solveExceptionWay: way, solvedAt: now } }),
  }),
} as const;
