import type { listBids } from "../../../../schema/rest/bids/bids";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { findMasters } from "../masters";
import { findCurrentOrder, type OrderOfCustomer, type ReadDependencies } from "../orders";
import { findStandings } from "../workers";
import { findOpenBids, questionsOf } from "./bids.repository";
import { platformPriceOf } from "./choose-price";

/**
 * The bids for an own order, the lowest first, with the data for comparing masters, and the platform's price.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16)
 */
export async function readBids(
  target: OrderOfCustomer,
  dependencies: ReadDependencies & { readonly directory: Directory },
): Promise<CallResult<typeof listBids>> {
  const { db, directory } = dependencies;
  const order = await findCurrentOrder(target, dependencies);
  if (order.bidding === null) return { platformFee: null, bids: [] };
  const bids = await findOpenBids(db, order.id);
  const workerIds = bids.map(({ workerId }) => workerId);
  const [price, questions, masters, standingOf] = await Promise.all([
    order.bidding === "PICKED" ? null : platformPriceOf(order, dependencies),
    questionsOf(db, order.id),
    findMasters(db, order.customerId, workerIds),
    findStandings(directory, { workerIds, goodsTypeId: order.goodsTypeId }),
  ]);
  const about = Map.groupBy(questions, ({ bidId }) => bidId);
  return {
    platformFee: price && fenToYuan(price.totalFeeFen),
    bids: bids.map((bid) => {
      const master = masters.get(bid.workerId);
      const { stars, evaluations, finishedOrders } = standingOf(bid.workerId);
      return {
        id: bid.id,
        amount: fenToYuan(bid.amount),
        day: bid.day,
        words: bid.words,
        distance: bid.metres === null ? null : bid.metres / 1000,
        isPicked: bid.id === order.bidId,
        updateTime: formatTime(bid.updatedAt),
        worker: {
          name: master?.name ?? "",
          avatar: master?.avatar ?? null,
          verifyTime: formatTimeOrNull(master?.verifiedAt ?? null),
          star: evaluations === 0 ? null : Math.round((stars / evaluations) * 10) / 10,
          evaluations,
          finishedOrders,
        },
        questions: (about.get(bid.id) ?? []).map(({ id, question, answer, createdAt }) => ({
          id,
          question,
          answer,
          askTime: formatTime(createdAt),
        })),
      };
    }),
  };
}
