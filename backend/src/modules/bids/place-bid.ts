import { hasPhoneNumber, isBidDay, NO_PHONE_NUMBER } from "../../../../schema/rules/bids/bids";
import { metresBetween } from "../../../../schema/rules/distance";
import { invalidInput } from "../../shared/errors";
import { addressPoint } from "../logistics";
import { type AdvanceDependencies, advanceOrder, type OrderRow } from "../orders";
import { serviceCharge } from "../pricing";
import { readReference } from "../reference";
import type { WorkerRow } from "../workers";
import { bidSteps } from "./bid-steps";

type PlaceDependencies = AdvanceDependencies & { readonly requestId: string };

/** A master's bid for an order: the fee, 分, and the earliest day. */
interface NewBid {
  readonly worker: WorkerRow;
  readonly workerFee: number;
  readonly day: string;
  readonly words: string;
}

/**
 * A master bids for an order, or changes the bid. The customer pays the master's fee and the platform's
 * charge.
 *
 * @param find reads the present order, and throws NOT_FOUND for a missing one
 * @throws BusinessError INVALID_INPUT for a day that is not allowed, or a text with a phone number; CONFLICT
 *   when masters may not bid
 */
export async function placeBid(
  find: () => Promise<OrderRow>,
  { worker, workerFee, day, words }: NewBid,
  dependencies: PlaceDependencies,
): Promise<void> {
  if (!isBidDay(day, dependencies.clock.now())) throw invalidInput("上门日期须在今天起的两个月内");
  if (hasPhoneNumber(words)) throw invalidInput(NO_PHONE_NUMBER);
  const order = await find();
  const [reference, metres] = await Promise.all([
    readReference(dependencies),
    distanceTo(order, worker, dependencies),
  ]);
  const charge = serviceCharge({ ...order, workerFeeFen: workerFee }, reference);
  const detail = { workerId: worker.id, workerFee, amount: workerFee + charge, day, words, metres };
  await advanceOrder(find, { step: bidSteps.bid, actor: `worker:${worker.id}`, detail }, dependencies);
}

/** A master withdraws a bid that is not picked. @throws BusinessError CONFLICT without such a bid */
export async function withdrawBid(
  find: () => Promise<OrderRow>,
  workerId: number,
  dependencies: AdvanceDependencies,
): Promise<void> {
  const taken = { step: bidSteps.withdraw_bid, actor: `worker:${workerId}`, detail: { workerId } };
  await advanceOrder(find, taken, dependencies);
}

/** Distance from the master's starting place to the customer, m; null when one of the places is not known. */
async function distanceTo(
  order: OrderRow,
  { lng, lat }: WorkerRow,
  dependencies: PlaceDependencies,
): Promise<number | null> {
  if (lng === null || lat === null) return null;
  const address = await addressPoint(order, dependencies);
  return address && Math.round(metresBetween({ lng, lat }, address));
}
