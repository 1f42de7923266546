import fc from "fast-check";
import { EVENTS } from "../../orders/order-life";
import { defineCommand } from "../command";
import { predictStep } from "../life";
import { type Model, pick } from "../model";
import { REFUND_STEPS } from "../refund";

const paid = ({ orders }: Readonly<Model>) => orders.filter(({ status }) => status !== "WAIT_PAY");

/** A step is taken for the refund of a paid order, possible or not. */
export const takeRefundStep = defineCommand({
  name: "takeRefundStep",
  args: fc.record({ order: fc.nat(), step: fc.constantFrom(...REFUND_STEPS) }),
  possible: (model) => paid(model).length > 0,
  predict: (model, args) => predictStep(model, pick(paid(model), args.order), args.step),
  async perform({ backend, customers, orders }, args, model) {
    const order = pick(paid(model), args.order);
    const [account, orderId] = [customers[order.customer], orders[model.orders.indexOf(order)]];
    if (!account || orderId === undefined) throw new Error("the system lacks what the model has");
    return (await EVENTS[args.step]({ backend, account, orderId })).code === 0;
  },
});
