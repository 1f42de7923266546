import {
  createProgressLink,
  getProgressLink,
  getSharedProgress,
  revokeProgressLink,
  textProgressLink,
} from "../../../../schema/rest/orders/progress-links";
import { maskedName, masterTitle } from "../../../../schema/rules/orders/progress-link";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { presentWorker } from "../orders";
import { createLink, findLink, readShared, revokeLink, textLink } from "./progress-links";

/** EXT-320 to EXT-323, EXT-514. */
export function registerProgressLinkRoutes(app: BackendApp): void {
  implement(app, getProgressLink, ({ query }, context) =>
    findLink({ customerId: requireSession(context).customerId, ...query }, context),
  );

  implement(app, createProgressLink, ({ body }, context) =>
    createLink({ customerId: requireSession(context).customerId, ...body }, context),
  );

  implement(app, textProgressLink, ({ body }, context) =>
    textLink({ customerId: requireSession(context).customerId, ...body }, context),
  );

  implement(app, revokeProgressLink, async ({ params }, context) => {
    await revokeLink({ customerId: requireSession(context).customerId, ...params }, context);
    return null;
  });

  implement(app, getSharedProgress, async ({ params }, context) => {
    const shared = await readShared({ ...params, clientAddress: context.clientAddress }, context);
    const { order, items, worker, merchantName } = shared;
    const { workerName, workerVerifyTime } = presentWorker(order, worker);
    return {
      orderNo: order.orderNo,
      status: order.status,
      isArrival: order.isArrival,
      merchantName,
      customerName: maskedName(order.customerName),
      place: [order.cityName, order.areaName].join(" "),
      serviceTypeName: order.serviceTypeName,
      items: items.map(({ name, count }) => ({ name, count })),
      workerName: workerName === null ? null : masterTitle(workerName),
      workerVerifyTime,
      createTime: formatTime(order.createdAt),
      assignWorkerTime: formatTimeOrNull(order.assignedAt),
      expectedTime: formatTimeOrNull(order.expectedTime),
      appointmentTime: formatTimeOrNull(order.appointmentTime),
      completeTime: formatTimeOrNull(order.completedAt),
    };
  });
}
