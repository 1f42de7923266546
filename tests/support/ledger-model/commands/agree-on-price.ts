import fc from "fast-check";
import { bid, pickBid, takePlatformPrice } from "../../orders/bid-events";
import { defineCommand } from "../command";
import { lookAt, type Model, pick } from "../model";

const HOUR_MS = 60 * 60 * 1000;
/** When masters may bid no more, counted back from when the order closes. */
const PICK_ONLY_MS = 24 * HOUR_MS;
/** What the platform adds to a master's fee, in the tests' price rules. */
const CHARGE_PERMILLE = 50;

const awaiting = ({ orders }: Readonly<Model>) =>
  orders.filter(({ status, bidding }) => status === "WAIT_PAY" && bidding === "OPEN");

/** A master bids for an order and the customer picks that bid, or the customer takes the platform's price instead. */
export const agreeOnPrice = defineCommand({
  name: "agreeOnPrice",
  args: fc.record({ order: fc.nat(), yuan: fc.integer({ min: 50, max: 300 }), isBid: fc.boolean() }),
  possible: (model) => awaiting(model).length > 0,
  predict(model, args) {
    const order = pick(awaiting(model), args.order);
    const takesBids = model.now < order.expiresAt - PICK_ONLY_MS;
    lookAt(model, model.orders.indexOf(order));
    if (order.status !== "WAIT_PAY" || (args.isBid && !takesBids)) return false;
    const fee = args.yuan * 100;
    const platform = model.prices[0] ?? { total: 0, fee: 0 };
    order.total = args.isBid ? fee + Math.floor((fee * CHARGE_PERMILLE) / 1000) : platform.total;
    order.fee = args.isBid ? fee : platform.fee;
    order.bidding = args.isBid ? "PICKED" : null;
    order.expiresAt = model.now + PICK_ONLY_MS;
    order.last = { said: args.isBid ? "pick_bid" : "use_platform_price", at: model.now };
    return true;
  },
  async perform({ backend, customers, orders }, args, model) {
    const order = pick(awaiting(model), args.order);
    const [account, orderId] = [customers[order.customer], orders[model.orders.indexOf(order)]];
    if (!account || orderId === undefined) throw new Error("the system lacks what the model has");
    const subject = { backend, account, orderId };
    if (!args.isBid) return (await takePlatformPrice(subject)).code === 0;
    const answer = await bid(subject, { amount: args.yuan });
    return (await pickBid(subject)).code === 0 && answer.code === 0;
  },
});
