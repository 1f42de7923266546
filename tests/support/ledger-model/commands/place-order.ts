import fc from "fast-check";
import { defineCommand } from "../command";
import { freshKey, pickIndex } from "../model";
import { placeByKey } from "../placement";

const FOR_BIDS_SIZE = 3;
const BIDDING_MS = 48 * 60 * 60 * 1000;
const UNPAID_FOR_MS = 24 * 60 * 60 * 1000;

/** A customer places an order of one of three prices, or one that masters bid for. */
export const placeOrder = defineCommand({
  name: "placeOrder",
  args: fc.record({ customer: fc.nat(), size: fc.nat({ max: 3 }) }),
  possible: (model) => model.customers.length > 0,
  predict(model, { customer, size }) {
    const index = pickIndex(model.customers, customer);
    const order = model.orders.length;
    model.keys.push({ customer: index, key: freshKey(model, "place"), use: "place", subject: size, order });
    model.orders.push({
      customer: index,
      total: model.prices[size]?.total ?? 0,
      fee: model.prices[size]?.fee ?? 0,
      expiresAt: model.now + (size === FOR_BIDS_SIZE ? BIDDING_MS : 0) + UNPAID_FOR_MS,
      bidding: size === FOR_BIDS_SIZE ? "OPEN" : null,
      size,
      status: "WAIT_PAY",
      markups: 0,
      isAbnormal: false,
      solved: null,
      bookings: 0,
      isArrival: size !== 1,
      isRejected: false,
      isDelayed: false,
      acceptanceDueAt: 0,
      refund: null,
      last: null,
    });
    return { code: 0, order };
  },
  perform: (system, { customer, size }, model) =>
    placeByKey(system, {
      customer: pickIndex(model.customers, customer),
      size,
      key: freshKey(model, "place"),
    }),
});
