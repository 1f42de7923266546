import { consumerSolution } from "./consumer-solution.server";
import { enterpriseSolution } from "./enterprise-solution.server";
import type { Solution } from "./solution";
import { workerSolution } from "./worker-solution.server";

/** The tabs of /fangan in their order (PUB-17); `type` is the value in the address. */
export const SOLUTION_TABS = [
  { type: "enterprise", label: "企业商家" },
  { type: "worker", label: "安装师傅" },
  { type: "consumer", label: "个人消费者" },
] as const;

/** The address of a tab, also of the first one: its canonical address. */
export const solutionPath = (type: SolutionType): string => `/fangan?type=${type}`;

export type SolutionType = (typeof SOLUTION_TABS)[number]["type"];

const SOLUTIONS: Record<SolutionType, Solution> = {
  enterprise: enterpriseSolution,
  worker: workerSolution,
  consumer: consumerSolution,
};

/** The tab in an address; the first one for an unknown value. */
export function solutionTypeOf(wanted: string | null): SolutionType {
  return SOLUTION_TABS.find(({ type }) => type === wanted)?.type ?? SOLUTION_TABS[0].type;
}

export const solutionOf = (type: SolutionType): Solution => SOLUTIONS[type];
