import * as calls from "../../../schema/rest/operator/operator-orders";
import { abnormalSteps, insertReported, masterOf, requireItems } from "../modules/abnormal";
import { requireDictValue } from "../modules/dictionary";
import { requireEvidence } from "../modules/files";
import { addressPoint } from "../modules/logistics";
import { insertRequest, markupSteps } from "../modules/markups";
import { editSteps, masterSteps } from "../modules/orders";
import { toFen } from "../shared/amount";
import { type BackendApp, implement } from "../shared/implement";
import { moment } from "./operator-input";
import {
  advanceByOperator,
  advanceOncePerKey,
  providerOf,
  requireFuture,
  requireOrder,
  requireWorker,
} from "./order-steps";
import { checkSignIn } from "./sign-in-check";

/** EXT-110..120 and 141..145: the steps of masters, providers, drivers and staff. */
export function registerOperatorOrderStepRoutes(app: BackendApp): void {
  implement(app, calls.takeOrder, async ({ params, body }, context) => {
    await requireWorker(body.providerId, "ENTERPRISE", context);
    await advanceByOperator(params.id, masterSteps.take, body, context, () => `provider:${body.providerId}`);
    return null;
  });
  implement(app, calls.receiveOrder, async ({ params, body }, context) => {
    await requireWorker(body.workerId, "PERSONAL", context);
    await advanceByOperator(params.id, masterSteps.receive, body, context, () => `worker:${body.workerId}`);
    return null;
  });
  implement(app, calls.assignOrder, async ({ params, body }, context) => {
    const { workerId, providerId, insteadOf } = body;
    await requireWorker(workerId, "PERSONAL", context);
    if (providerId) await requireWorker(providerId, "ENTERPRISE", context);
    // A provider assigns its masters; staff alone take an order away.
    const isTaken = insteadOf !== undefined || providerId !== undefined;
    const actor = isTaken ? () => "operator" : providerOf;
    await advanceByOperator(params.id, masterSteps.assign, body, context, actor);
    return null;
  });

  implement(app, calls.appointOrder, async ({ params, body }, context) => {
    const appointmentTime = requireFuture(moment(body.appointmentTime), context.clock.now());
    await advanceByOperator(params.id, masterSteps.appoint, { appointmentTime }, context);
    return null;
  });
  implement(app, calls.failAppointment, async ({ params, body }, context) => {
    await advanceByOperator(params.id, masterSteps.fail_appointment, body, context);
    return null;
  });
  implement(app, calls.rescheduleOrder, async ({ params, body }, context) => {
    const appointmentTime = requireFuture(moment(body.appointmentTime), context.clock.now());
    await advanceByOperator(
      params.id,
      masterSteps.reschedule,
      { appointmentTime, reason: body.reason },
      context,
    );
    return null;
  });
  implement(app, calls.confirmEdit, async ({ params, body }, context) => {
    await advanceByOperator(params.id, editSteps.confirm_edit, body, context);
    return null;
  });
  implement(app, calls.refuseEdit, async ({ params, body }, context) => {
    await advanceByOperator(params.id, editSteps.refuse_edit, body, context);
    return null;
  });
  implement(app, calls.dispatchDriver, async ({ params, body }, context) => {
    const { dispatcher = null, dispatcherPhone = null, carTypeId = null, ...driver } = body;
    const detail = { ...driver, dispatcher, dispatcherPhone, carTypeId };
    await advanceByOperator(params.id, masterSteps.dispatch_driver, detail, context, providerOf);
    return null;
  });

  const withPhotos = [
    [masterSteps.pick_up, calls.pickUpOrder],
    [masterSteps.complete, calls.completeOrder],
    [masterSteps.verify, calls.verifyOrder],
    [masterSteps.rephotograph, calls.rephotographOrder],
  ] as const;
  for (const [step, call] of withPhotos) {
    implement(app, call, async ({ params, body }, context) => {
      await requireEvidence(body.imgs, { orderId: params.id, stage: step.event }, context);
      await advanceByOperator(params.id, step, body, context);
      return null;
    });
  }

  implement(app, calls.signInOrder, async ({ params, body }, context) => {
    const order = await requireOrder(params.id, context);
    const address = await addressPoint(order, context);
    const { lng, lat, area } = body;
    const check = checkSignIn(
      { point: { lng, lat }, now: context.clock.now() },
      { address, appointmentTime: order.appointmentTime },
    );
    await advanceByOperator(params.id, masterSteps.sign_in, { lng, lat, area, ...check }, context);
    return null;
  });

  implement(app, calls.reportException, async ({ params, body }, context) => {
    requireDictValue("abnormal_type", body.abnormalType);
    const { db, ids } = context;
    await advanceOncePerKey(
      {
        orderId: params.id,
        step: abnormalSteps.report_exception,
        detail: body,
        check: async () => {
          await requireEvidence(body.imgs, { orderId: params.id, stage: "report_exception" }, context);
          await requireItems(body.orderItemIds, params.id, context);
        },
        also: async (order, now) => [
          insertReported(db, order, body, { source: await masterOf(order, db), now, ids }),
        ],
      },
      context,
    );
    return null;
  });
  implement(app, calls.requestMarkup, async ({ params, body }, context) => {
    const { markupType, remark } = body;
    requireDictValue("add_price_type", markupType);
    const detail = { amount: toFen(body.amount), markupType, remark };
    const { db, ids } = context;
    await advanceOncePerKey(
      {
        orderId: params.id,
        step: markupSteps.request_markup,
        detail,
        also: (order, now) => [insertRequest(db, order, detail, { now, ids })],
      },
      context,
    );
    return null;
  });
}
