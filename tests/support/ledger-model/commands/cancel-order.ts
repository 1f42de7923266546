import fc from "fast-check";
import { cancelOrder as cancel } from "../../cancel-order";
import { defineCommand } from "../command";
import { pick } from "../model";

/** An unpaid order is cancelled; every other stays as it is. */
export const cancelOrder = defineCommand({
  name: "cancelOrder",
  args: fc.record({ order: fc.nat() }),
  possible: (model) => model.orders.length > 0,
  predict(model, args) {
    const order = pick(model.orders, args.order);
    if (order.status !== "WAIT_PAY") return false;
    order.status = "CLOSE";
    return true;
  },
  perform: (system, args) => cancel(pick(system.orders, args.order), system.backend.clock.now()),
});
