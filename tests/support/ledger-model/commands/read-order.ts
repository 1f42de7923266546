import fc from "fast-check";
import { readOrder as read } from "../../orders/orders";
import { defineCommand } from "../command";
import { lookAt, pick, pickIndex } from "../model";

/** A customer looks at an own order; an overdue one is closed by that. */
export const readOrder = defineCommand({
  name: "readOrder",
  args: fc.record({ order: fc.nat() }),
  possible: (model) => model.orders.length > 0,
  predict(model, args) {
    lookAt(model, pickIndex(model.orders, args.order));
    const { status, total, markups } = pick(model.orders, args.order);
    return { status, total: total + markups };
  },
  async perform(system, args, model) {
    const account = system.customers[pick(model.orders, args.order).customer];
    if (!account) throw new Error("the system lacks what the model has");
    const { status, totalAmount } = await read(system.backend, account, pick(system.orders, args.order));
    return { status, total: Math.round(totalAmount * 100) };
  },
});
