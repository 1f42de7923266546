import * as calls from "../../../../schema/rest/bids/bids";
import { BIDDING_MS } from "../../../../schema/rules/bids/bids";
import { toFen } from "../../shared/amount";
import { HOUR } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { askAboutBid } from "./ask-about-bid";
import { pickBid, takePlatformPrice } from "./choose-price";
import { readBids } from "./read-bids";

/** EXT-480..484: how a customer compares the bids of masters and picks one. */
export function registerBidRoutes(app: BackendApp): void {
  implement(app, calls.getBiddingTerms, async () => ({ hours: BIDDING_MS / HOUR }));

  implement(app, calls.listBids, ({ query }, context) => {
    const { customerId } = requireSession(context);
    return readBids({ customerId, orderId: query.orderId }, context);
  });

  implement(app, calls.pickBid, async ({ body: { orderId, bidId, amount } }, context) => {
    const { customerId } = requireSession(context);
    await pickBid({ customerId, orderId }, { bidId, amount: toFen(amount) }, context);
    return null;
  });

  implement(app, calls.askAboutBid, async ({ body: { orderId, ...asked } }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("feedback", customerId, context);
    await askAboutBid({ customerId, orderId }, asked, context);
    return null;
  });

  implement(app, calls.usePlatformPrice, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await takePlatformPrice({ customerId, orderId: body.orderId }, toFen(body.totalFee), context);
    return null;
  });
}
