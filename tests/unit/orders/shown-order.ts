import { nextStep, overdueStep } from "../../../schema/rules/orders/next-step";
import { type ActionFacts, blockedActions, orderActions } from "../../../schema/rules/orders/order-actions";
import { type MatterFacts, orderMatters } from "../../../schema/rules/orders/order-matters";
import { displayStatusName, ORDER_STATUS_NAMES } from "../../../schema/rules/orders/order-status";
import { visitDueTime } from "../../../schema/rules/orders/visit";
import { USUAL_ORDER } from "../../support/orders/usual-order";

type Facts = ActionFacts & MatterFacts;
/** `appointmentTime` as the REST API says it. */
type ShownFacts = Partial<Facts> & Pick<Facts, "status"> & { appointmentTime?: string };

/** An order as the graph answers it for rows, cells and the acceptance page, with the server's own rules. */
export function shownOrder({ status, appointmentTime, ...facts }: ShownFacts, fields: object = {}) {
  const order: Facts = {
    ...USUAL_ORDER,
    status,
    ...facts,
  };
  const statusName = ORDER_STATUS_NAMES[status];
  const visitDue = visitDueTime({ ...order, appointmentTime: appointmentTime ?? null });
  const shown = {
    id: "5",
    orderNo: "26112215603984",
    type: order.orderType,
    status,
    statusName,
    displayStatus: displayStatusName(statusName),
    nextStep: nextStep(order),
    visitDueAt: visitDue && `${visitDue.replace(" ", "T")}+08:00`,
    overdueStep: overdueStep(order),
    matters: orderMatters(order).map((matter) => ({ ...matter })),
    actions: orderActions(order),
    blockedActions: blockedActions(order),
    goodsTypeName: "家具",
    serviceTypeName: "仅安装",
    customerName: "王小满",
    customerPhone: "13700001234",
    displayAddress: "西湖区文三路 90 号",
    bidding: null,
    workerName: "陈师傅",
    workerPhone: "13700007001",
    items: [],
    latestFollowUp: null,
    expiresAt: status === "WAIT_PAY" ? "2026-11-23T08:00:00+08:00" : null,
    acceptanceDueAt:
      status === "WAIT_ACCEPT" && order.isAcceptance === null ? "2026-11-24T08:00:00+08:00" : null,
    isAcceptanceDelayed: order.acceptanceDelayDays > 0,
    awaitsNewPhotos: status === "WAIT_ACCEPT" && order.isAcceptance === 0,
    acceptedAt: null,
    isAcceptedBySystem: null,
    completedAt: "2026-11-21T08:00:00+08:00",
    service: { completion: null, rejectReason: null },
    ...fields,
  };
  return {
    ...shown,
    " $fragmentRefs": {
      OrderStatusFragment: shown,
      OrderActionsFragment: shown,
      OrderMattersFragment: shown,
      OverdueVisitFragment: shown,
      FollowUpNotesFragment: shown,
    },
  };
}

/** The server's time in these tests. */
export const NOW = "2026-11-22T08:00:00+08:00";
