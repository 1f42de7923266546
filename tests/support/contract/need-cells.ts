import { env } from "cloudflare:workers";

const NEED_TWO = ["operator.moveCustomer", "operator.splitCell"];

/** Calls that are refused as bad input where tests run: they are about cells, or about another cell than the first. */
export const NEED_CELLS: readonly string[] = [
  ...(Number(env.CELL_COUNT) > 1 ? [] : NEED_TWO),
  ...(env.CELL_COUNT ? [] : ["operator.askRestore", "operator.askDump", "operator.listDumps"]),
  // The cells of tests have no bookmark but those that a test keeps.
  "operator.askPastDump",
];
