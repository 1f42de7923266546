import fc from "fast-check";
import { createMarkup, payMarkup } from "../../orders/order-life";
import { defineCommand } from "../command";
import { markupRefusal, predictMarkupPayment } from "../markups";
import { lookAt, pick, pickIndex } from "../model";

/** A customer adds to the price of an own order, in whatever state it is, sometimes with a wrong password. */
export const addMarkup = defineCommand({
  name: "addMarkup",
  args: fc.record({
    order: fc.nat(),
    amount: fc.integer({ min: 1, max: 30_000 }),
    isPasswordRight: fc.constantFrom(true, true, true, false),
  }),
  possible: (model) => model.orders.length > 0,
  predict(model, args) {
    const order = pickIndex(model.orders, args.order);
    lookAt(model, order);
    return markupRefusal(model.orders[order]) ?? predictMarkupPayment(model, { ...args, order });
  },
  async perform({ backend, customers, orders }, args, model) {
    const account = customers[pick(model.orders, args.order).customer];
    if (!account) throw new Error("the system lacks what the model has");
    const subject = { backend, account, orderId: pick(orders, args.order) };
    const created = await createMarkup(subject, { amount: args.amount / 100 });
    return (await payMarkup(subject, created, args.isPasswordRight ? {} : { pwd: "000000" })).code;
  },
});
