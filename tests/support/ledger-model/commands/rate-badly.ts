import fc from "fast-check";
import { rate } from "../../orders/master-settlements";
import { defineCommand } from "../command";
import { type Model, pick } from "../model";
import { predictDeduction } from "../settlements";

const accepted = ({ orders }: Readonly<Model>) => orders.filter(({ status }) => status === "SUCCESS");

/** A customer rates accepted work with one or two stars, before or after its settlement is due. */
export const rateBadly = defineCommand({
  name: "rateBadly",
  args: fc.record({ order: fc.nat(), star: fc.constantFrom(1, 2) }),
  possible: (model) => accepted(model).length > 0,
  predict(model, args) {
    const order = pick(accepted(model), args.order);
    order.status = "EVALUATED";
    order.last = { said: `evaluate ${args.star}`, at: model.now };
    predictDeduction(model, order, args.star);
    return true;
  },
  async perform({ backend, customers, orders }, args, model) {
    const order = pick(accepted(model), args.order);
    const [account, orderId] = [customers[order.customer], orders[model.orders.indexOf(order)]];
    if (!account || orderId === undefined) throw new Error("the system lacks what the model has");
    return (await rate({ backend, account, orderId }, args.star)).code === 0;
  },
});
