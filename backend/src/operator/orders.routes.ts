import * as calls from "../../../schema/rest/operator/operator-orders";
import { fenToYuan } from "../../../schema/rules/money";
import { masterMatterOf } from "../../../schema/rules/orders/master-matters";
import { ORDER_STATUS_NAMES } from "../../../schema/rules/orders/order-status";
import { mayCall } from "../modules/calls";
import {
  type OrderRow,
  possibleEvents,
  presentEditRequest,
  staffOrders,
  statesOfOrders,
} from "../modules/orders";
import { countList, readList } from "../modules/staff-lists";
import { findWorkers, insertWorker, pagedWorkers, pausedAmong } from "../modules/workers";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { commit, withFreshIds } from "../shared/commit";
import { type BackendApp, implement } from "../shared/implement";
import { COUNTERPARTY_STEPS } from "./counterparty-events";
import { verifiedMoment } from "./operator-input";
import { pageOf } from "./page-of";

/** EXT-106..108. */
export function registerOperatorOrderRoutes(app: BackendApp): void {
  implement(app, calls.listWorkers, async ({ query }, { directory, clock }) => {
    const rows = await pagedWorkers(directory, pageOf(query));
    const paused = await pausedAmong(
      directory,
      rows.map(({ id }) => id),
      clock.now(),
    );
    return rows.map(({ createdAt: _, version: __, verifiedAt, ...worker }) => ({
      ...worker,
      verifyTime: formatTimeOrNull(verifiedAt),
      pausedUntil: formatTimeOrNull(paused.get(worker.id) ?? null),
    }));
  });

  implement(app, calls.addWorker, async ({ body }, { directory, ids, clock }) => {
    const { verifyTime, avatar = null, lng = null, lat = null, ...named } = body;
    const verifiedAt = verifiedMoment(verifyTime, clock.now());
    const row = () => ({
      ...named,
      avatar,
      lng,
      lat,
      verifiedAt,
      id: ids.directoryId(),
      createdAt: clock.now(),
    });
    const id = await withFreshIds(async () => {
      const worker = row();
      await commit(directory, [insertWorker(directory, worker)]);
      return worker.id;
    });
    return { id };
  });

  implement(app, calls.findOperatorOrders, async ({ query }, { directory, clock }) => {
    const { status, masterMatter, orderNo, ...page } = query;
    const filter = { states: statesOfOrders(status, masterMatter), keyPrefix: orderNo };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffOrders, { ...filter, ...pageOf(page) }),
      countList(directory, staffOrders, filter),
    ]);
    const workers = await findWorkers(
      directory,
      entries.map(({ data }) => data.workerId),
    );
    const rows = entries.map(({ id, data: order }) => ({
      id,
      orderNo: order.orderNo,
      status: order.status,
      statusName: ORDER_STATUS_NAMES[order.status],
      serviceTypeName: order.serviceTypeName,
      address: placeOf(order),
      workerId: order.workerId,
      workerName: workers.get(order.workerId ?? 0)?.name ?? null,
      isCallable: mayCall(order),
      totalAmount: fenToYuan(order.totalAmount),
      createTime: formatTime(order.createdAt),
      editRequest: numberedEditRequest(order),
      masterMatter: masterMatterOf(order),
      events: possibleEvents(COUNTERPARTY_STEPS, order.status, { ...order, now: clock.now() }),
    }));
    return { asOf, total, rows };
  });
}

/** Who bids for an order does not see where exactly its customer lives. */
const placeOf = ({
  cityName,
  areaName,
  address,
  bidding,
}: Pick<OrderRow, "cityName" | "areaName" | "address" | "bidding">): string =>
  bidding === "OPEN" || bidding === "OVER" ? cityName + areaName : cityName + areaName + address;

/** The change that waits for the master, with the number by which it is answered. */
function numberedEditRequest(order: Pick<OrderRow, "status" | "editRequest">) {
  const shown = presentEditRequest(order);
  return shown && order.editRequest ? { ...shown, id: order.editRequest.id } : null;
}
