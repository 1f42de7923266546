import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { BusinessError } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import {
  type AdvanceDependencies,
  advanceByCustomer,
  findCurrentOrder,
  type OrderOfCustomer,
  type OrderRow,
  quoteAgain,
} from "../orders";
import { isPriced, type Quote, requirePrice } from "../pricing";
import { type ReferenceSource, readCurrentReference, readReference } from "../reference";
import { bidSteps } from "./bid-steps";

/**
 * The customer picks a bid at the price that was shown, 分.
 *
 * @throws BusinessError NOT_FOUND for another customer's order; CONFLICT once a bid is picked or this one is withdrawn;
 *   PRICE_CHANGED when the master asks for another price by now
 */
export const pickBid = (
  target: OrderOfCustomer,
  pick: { bidId: number; amount: number },
  dependencies: AdvanceDependencies,
) => advanceByCustomer(target, bidSteps.pick_bid, pick, dependencies);

/**
 * The customer takes the platform's price instead of a bid. The price is computed again.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT once a bid is picked; PRICE_IN_MAINTENANCE; PRICE_CHANGED for
 *   another price
 */
export async function takePlatformPrice(
  target: OrderOfCustomer,
  shown: number,
  dependencies: AdvanceDependencies,
): Promise<void> {
  const order = await findCurrentOrder(target, dependencies);
  // The present price is paid.
  const quote = await quoteAgain(order, await readCurrentReference(dependencies), dependencies);
  requirePrice(quote);
  const { totalFeeFen: amount, workerFeeFen: workerFee, lines } = quote;
  // The step checks whether the order still has a choice.
  if (order.bidding !== null && order.bidding !== "PICKED" && amount !== shown) {
    throw new BusinessError(Code.PRICE_CHANGED, `价格已更新为${inYuan(amount)}，请确认后重新提交`);
  }
  await advanceByCustomer(target, bidSteps.use_platform_price, { amount, workerFee, lines }, dependencies);
}

/** The present price of the platform for an order; null while prices are in maintenance (PLACE-38). */
export async function platformPriceOf(
  order: OrderRow,
  dependencies: ReferenceSource & { readonly db: CustomerStore },
): Promise<Quote | null> {
  const quote = await quoteAgain(order, await readReference(dependencies), dependencies);
  return isPriced(quote) ? quote : null;
}
