import * as calls from "../../../schema/rest/operator/operator-bids";
import { answerQuestion, placeBid, staffQuestions, withdrawBid } from "../modules/bids";
import { staffBidRequests } from "../modules/orders";
import { countList, readList } from "../modules/staff-lists";
import { findWorkers } from "../modules/workers";
import { toFen } from "../shared/amount";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { requireOrder, requireWorker } from "./order-steps";
import { pageOf } from "./page-of";

/** EXT-490..494: what masters see of orders that they may bid for, and their bids. */
export function registerOperatorBidRoutes(app: BackendApp): void {
  implement(app, calls.listBidRequests, async ({ query }, { directory, clock }) => {
    const filter = { states: ["OPEN"], dueAfter: clock.now() };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffBidRequests, { ...filter, ...pageOf(query), sequence: "due" }),
      countList(directory, staffBidRequests, filter),
    ]);
    const rows = entries.map(({ id, data: order }) => ({
      id,
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
      items: order.items,
      expectedTime: formatTimeOrNull(order.expectedTime),
      endTime: formatTime(order.biddingEndsAt ?? 0),
      bids: order.bids,
    }));
    return { asOf, total, rows };
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

  implement(app, calls.listBidQuestions, async ({ query }, { directory }) => {
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffQuestions, { ...pageOf(query), sequence: "oldest" }),
      countList(directory, staffQuestions, {}),
    ]);
    const workers = await findWorkers(
      directory,
      entries.map(({ data }) => data.workerId),
    );
    const rows = entries.map(({ id, data: { createdAt, ...question } }) => ({
      id,
      ...question,
      workerName: workers.get(question.workerId)?.name ?? "",
      askTime: formatTime(createdAt),
    }));
    return { asOf, total, rows };
  });

  implement(app, calls.answerBidQuestion, async ({ params, body }, context) => {
    await answerQuestion({ id: params.id, answer: body.answer }, context);
    return null;
  });
}
