import fc from "fast-check";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import { rate } from "../../orders/master-settlements";
import { EVENTS } from "../../orders/order-life";
import { defineCommand } from "../command";
import { type LifeStep, predictStep } from "../life";
import type { Model, ModelOrder } from "../model";
import { pick } from "../model";
import { predictBadRating } from "../settlements";

/** The step that leads an order on. */
const ONWARD: Partial<Record<OrderStatus, (order: ModelOrder) => LifeStep>> = {
  // Those of one kind by a provider, so that every status is met.
  RECEIVING_ORDER: ({ size }) => (size === 2 ? "take" : "receive"),
  WAIT_ASSIGN: () => "assign",
  WAIT_APPOINTMENT: ({ isArrival }) => (isArrival ? "appoint" : "confirm_arrival"),
  WAIT_PICK_UP: () => "pick_up",
  WAIT_INSTALL: () => "sign_in",
  WAIT_COMPLETE: () => "complete",
  WAIT_VERIF: () => "verify",
  WAIT_ACCEPT: ({ isRejected, refund }) => {
    if (refund?.status === "WAIT") return "refuse_refund";
    if (refund?.status === "ARBITRATION") return "dismiss_arbitration";
    return isRejected ? "rephotograph" : "accept";
  },
  SUCCESS: () => "evaluate",
};

/** Most ratings of this world are bad, so that histories come to deductions and appeals. */
const isRatedBadly = ({ status, size }: ModelOrder) => status === "SUCCESS" && size !== 1;
/** The stars of such a rating. */
const starsOf = ({ size }: ModelOrder) => (size === 0 ? 1 : 2);

const underWay = ({ orders }: Readonly<Model>) => orders.filter(({ status }) => ONWARD[status]);

/** A paid order goes one step on, as most do in life: random steps alone would leave all of them young. */
export const goOn = defineCommand({
  name: "goOn",
  args: fc.record({ order: fc.nat() }),
  possible: (model) => underWay(model).length > 0,
  predict(model, args) {
    const order = pick(underWay(model), args.order);
    if (isRatedBadly(order)) {
      predictBadRating(model, order, starsOf(order));
      return true;
    }
    return predictStep(model, order, ONWARD[order.status]?.(order) ?? "receive");
  },
  async perform({ backend, customers, orders }, args, model) {
    const order = pick(underWay(model), args.order);
    const [account, orderId] = [customers[order.customer], orders[model.orders.indexOf(order)]];
    const step = ONWARD[order.status]?.(order);
    if (!account || orderId === undefined || !step) throw new Error("the system lacks what the model has");
    const subject = { backend, account, orderId };
    return (await (isRatedBadly(order) ? rate(subject, starsOf(order)) : EVENTS[step](subject))).code === 0;
  },
});
