import * as calls from "../../../schema/rest/operator/operator-bids";
import { answerQuestion, countOpenBids, findOpenQuestions, placeBid, withdrawBid } from "../modules/bids";
import { findItems, ordersById, ordersOpenForBids } from "../modules/orders";
import { findWorkers } from "../modules/workers";
import { toFen } from "../shared/amount";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { requireOrder, requireWorker } from "./order-steps";

/** EXT-490..494: what masters see of orders that they may bid for, and their bids. */
export function registerOperatorBidRoutes(app: BackendApp): void {
  implement(app, calls.listBidRequests, async ({ query }, { db, clock }) => {
    const orders = await ordersOpenForBids(db, { after: clock.now(), limit: query.limit });
    const orderIds = orders.map(({ id }) => id);
    const [items, counts] = await Promise.all([findItems(db, orderIds), countOpenBids(db, orderIds)]);
    return orders.map((order) => ({
      id: order.id,
      orderNo: order.orderNo,
      goodsTypeName: order.goodsTypeName,
      serviceTypeName: order.serviceTypeName,
      provinceName: order.provinceName,
      cityName: order.cityName,
      areaName: order.areaName,
      isLift: order.isLift,
      floorsNumber: order.floorsNumber,
      isArrival: order.isArrival,
      isNeedTakeDelivery: order.isNeedTakeDelivery,
      totalVolume: order.volumeHundredths / 100,
      packingCount: order.packingCount,
      items: (items.get(order.id) ?? []).map(({ goodsTypeName: name, count }) => ({ name, count })),
      expectedTime: formatTimeOrNull(order.expectedTime),
      endTime: formatTime(order.biddingEndsAt ?? 0),
      bids: counts.get(order.id) ?? 0,
    }));
  });

  implement(app, calls.placeBid, async ({ params, body: { workerId, amount, ...bid } }, context) => {
    const worker = await requireWorker(workerId, "PERSONAL", context);
    const find = () => requireOrder(params.id, context);
    await placeBid(find, { ...bid, worker, workerFee: toFen(amount) }, context);
    return null;
  });

  implement(app, calls.withdrawBid, async ({ params, body }, context) => {
    await requireWorker(body.workerId, "PERSONAL", context);
    await withdrawBid(() => requireOrder(params.id, context), body.workerId, context);
    return null;
  });

  implement(app, calls.listBidQuestions, async ({ query }, { db, directory }) => {
    const found = await findOpenQuestions(db, query.limit);
    const [orders, workers] = await Promise.all([
      ordersById(
        db,
        found.map(({ bid }) => bid.orderId),
      ),
      findWorkers(
        directory,
        found.map(({ bid }) => bid.workerId),
      ),
    ]);
    return found.map(({ question, bid }) => ({
      id: question.id,
      orderId: bid.orderId,
      orderNo: orders.get(bid.orderId)?.orderNo ?? "",
      workerId: bid.workerId,
      workerName: workers.get(bid.workerId)?.name ?? "",
      question: question.question,
      askTime: formatTime(question.createdAt),
    }));
  });

  implement(app, calls.answerBidQuestion, async ({ params, body }, context) => {
    await answerQuestion({ id: params.id, answer: body.answer }, context);
    return null;
  });
}
