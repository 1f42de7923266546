import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";

/** How the calls of the customer's home are attacked; a part of the attack matrix. */
export const dashboardAttacks: Readonly<Record<Extract<CallName, `dashboard.${string}`>, AttackEntry>> = {
  "dashboard.getSettingInfo": { prepare: () => ({}) },
  "dashboard.listLogistics": {
    prepare: () => ({}),
    ids: { "query.pageNo": "text" },
  },
  "dashboard.listTodos": { prepare: () => ({}) },
  "dashboard.setOrderEntries": {
    prepare: ({ own }) => ({ body: { phone: own.phone, immediate: true, normal: true } }),
  },
  "dashboard.listOrderMessages": {
    prepare: () => ({ body: {} }),
  },
};

/** The same for the graph. */
export const dashboardGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Viewer.consignments": { variables: () => ({}) },
  "Viewer.orderMessages": { variables: () => ({}) },
};
