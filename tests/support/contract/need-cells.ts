/** Calls that are about cells, and are refused as bad input where one database holds everything. */
export const NEED_CELLS: readonly string[] = [
  ...["operator.moveCustomer", "operator.splitCell"],
  ...["operator.askRestore", "operator.askDump", "operator.listDumps", "operator.askPastDump"],
];
