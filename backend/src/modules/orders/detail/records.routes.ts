import { getPickUp, getTakeDelivery, listCredences } from "../../../../../schema/rest/orders/order-records";
import { formatTime } from "../../../shared/clock";
import { type BackendApp, implement } from "../../../shared/implement";
import { findMaster } from "../../masters";
import { lastStep, stepsOf } from "../lifecycle/history";
import { presentPhotos, presentWorker } from "../order-presenter";
import { findOwnHistory } from "../reading/own-history";
import { masterSteps } from "../steps/master-steps";

/** API-040..042: photos of an order, and its pickup. */
export function registerOrderRecordRoutes(app: BackendApp): void {
  implement(app, getPickUp, async ({ query }, context) => {
    const { history } = await findOwnHistory(query.oid, context);
    const step = lastStep(history, masterSteps.pick_up);
    return step && presentPhotos(step.detail);
  });

  implement(app, listCredences, async ({ query }, context) => {
    const { history } = await findOwnHistory(query.orderId, context);
    const step = query.type === "HEXIAO_CREDENCE" ? masterSteps.verify : masterSteps.rephotograph;
    return stepsOf(history, step).map(({ at, detail }) => ({
      ...presentPhotos(detail),
      createTime: formatTime(at),
    }));
  });

  implement(app, getTakeDelivery, async ({ query }, context) => {
    const { order, history } = await findOwnHistory(query.orderId, context);
    const step = lastStep(history, masterSteps.pick_up);
    if (!step) return null;
    const driver = lastStep(history, masterSteps.dispatch_driver)?.detail ?? null;
    const worker = await findMaster(context.db, order.customerId, order.workerId);
    return {
      takeDeliveryTime: formatTime(step.at),
      workerName: presentWorker(order, worker).workerName,
      driverName: driver?.driverName ?? null,
      driverPhone: driver?.driverPhone ?? null,
    };
  });
}
