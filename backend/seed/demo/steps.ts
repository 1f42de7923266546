import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { OrderEventName } from "../../src/registry";

/** A step after `create`: what happened, how many hours after the order was placed, and who did it. */
export interface DemoStep {
  event: OrderEventName;
  to: OrderStatus;
  afterHours: number;
  actor: "customer" | "worker" | "system";
  /** What belongs to the step, as its step has it. */
  detail?: (order: DemoMoment) => object;
}

/** What the details of steps are made of. */
interface DemoMoment {
  /** When the step happened, ms. */
  at: number;
  workerId: number;
  area: string;
  /** Where the sandbox's map has the address. */
  place: { lng: number; lat: number };
  /** What the master photographed at a step: its address. */
  photo(stage: EvidenceStage): string;
}

/** How long after the call the demo's masters come. */
const VISIT_AFTER_MS = 22 * 3_600_000;

export const pay = (afterHours = 0.2): DemoStep => ({
  event: "pay",
  to: "RECEIVING_ORDER",
  afterHours,
  actor: "customer",
});
export const receive = (afterHours: number): DemoStep => ({
  event: "receive",
  to: "WAIT_APPOINTMENT",
  afterHours,
  actor: "worker",
  detail: ({ workerId }) => ({ workerId }),
});
export const appoint = (to: "WAIT_PICK_UP" | "WAIT_INSTALL", afterHours: number): DemoStep => ({
  event: "appoint",
  to,
  afterHours,
  actor: "worker",
  detail: ({ at }) => ({ appointmentTime: at + VISIT_AFTER_MS }),
});
export const pickUp = (afterHours: number): DemoStep => ({
  event: "pick_up",
  to: "WAIT_INSTALL",
  afterHours,
  actor: "worker",
  detail: ({ photo }) => ({ content: "货物齐全，外包装完好", imgs: [photo("pick_up")] }),
});
export const finish = (afterHours: number): DemoStep[] => [
  {
    event: "sign_in",
    to: "WAIT_COMPLETE",
    afterHours,
    actor: "worker",
    detail: ({ area, place }) => ({
      area,
      ...place,
      distance: 0,
      isAreaNormal: true,
      isTimeNormal: true,
    }),
  },
  {
    event: "complete",
    to: "WAIT_ACCEPT",
    afterHours: afterHours + 3,
    actor: "worker",
    detail: ({ photo }) => ({ content: "安装完成，现场已清理", imgs: [photo("complete")] }),
  },
];
export const accept = (afterHours: number): DemoStep => ({
  event: "accept",
  to: "SUCCESS",
  afterHours,
  actor: "customer",
  detail: () => ({ content: "" }),
});
