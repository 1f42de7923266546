import fc from "fast-check";
import { EVENTS } from "../../orders/order-life";
import { defineCommand } from "../command";
import { LIFE_STEPS, type LifeStep, predictStep } from "../life";
import { lookAt, pick, pickIndex } from "../model";

/** What customers do themselves: looking at the order first closes what is overdue. */
const BY_CUSTOMER: ReadonlySet<LifeStep> = new Set<LifeStep>([
  "cancel",
  "refund",
  "confirm_arrival",
  "reject",
  "delay_acceptance",
  "accept",
  "evaluate",
  "add_exception",
  "solve_exception",
]);

/** Anybody does anything to an order, possible or not. */
export const takeStep = defineCommand({
  name: "takeStep",
  args: fc.record({ order: fc.nat(), step: fc.constantFrom(...LIFE_STEPS) }),
  possible: (model) => model.orders.length > 0,
  predict(model, args) {
    if (BY_CUSTOMER.has(args.step)) lookAt(model, pickIndex(model.orders, args.order));
    return predictStep(model, pick(model.orders, args.order), args.step);
  },
  async perform({ backend, customers, orders }, args, model) {
    const account = customers[pick(model.orders, args.order).customer];
    if (!account) throw new Error("the system lacks what the model has");
    const answer = await EVENTS[args.step]({ backend, account, orderId: pick(orders, args.order) });
    return answer.code === 0;
  },
});
