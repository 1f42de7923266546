import { getOrderPlaces } from "../../../../schema/rest/order-places";
import {
  addFollowUp as addFollowUpCall,
  deleteFollowUp as deleteFollowUpCall,
  editFollowUp as editFollowUpCall,
  getPickUp,
  getTakeDelivery,
  listCredences,
  listFollowUps,
} from "../../../../schema/rest/order-records";
import { defineCall } from "../../../../schema/rest/rest-call";
import { formatTime } from "../../shared/clock";
import { type RequestContext, requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits/customer-limits";
import { findWorker } from "../workers/workers.repository";
import { addFollowUp, deleteFollowUp, editFollowUp, readFollowUps } from "./follow-ups";
import { findHistory, lastStep, stepsOf } from "./order-history";
import { findPlaces } from "./order-places";
import { presentPhotos, presentWorker } from "./order-presenter";
import { findCurrentOrder } from "./read-orders";

const IMAGE_JOINER = ",";
const imagesOf = (list: string | null | undefined): string[] =>
  (list ?? "").split(IMAGE_JOINER).filter((url) => url !== "");

/** API-040..042, API-048..051 and EXT-240. */
export function registerOrderRecordRoutes(app: BackendApp): void {
  implement(app, getPickUp, async ({ query }, context) => {
    const { history } = await ownHistory(query.oid, context);
    const step = lastStep(history, "pick_up");
    return step && presentPhotos(step.detail);
  });

  implement(app, listCredences, async ({ query }, context) => {
    const { history } = await ownHistory(query.orderId, context);
    const event = query.type === "HEXIAO_CREDENCE" ? "verify" : "rephotograph";
    return stepsOf(history, event).map(({ at, detail }) => ({
      ...presentPhotos(detail),
      createTime: formatTime(at),
    }));
  });

  implement(app, getTakeDelivery, async ({ query }, context) => {
    const { order, history } = await ownHistory(query.orderId, context);
    const step = lastStep(history, "pick_up");
    if (!step) return null;
    const driver = lastStep(history, "dispatch_driver")?.detail ?? null;
    const worker = order.workerId === null ? null : await findWorker(context.db, order.workerId);
    return {
      takeDeliveryTime: formatTime(step.at),
      workerName: presentWorker(order, worker).workerName,
      driverName: driver?.driverName ?? null,
      driverPhone: driver?.driverPhone ?? null,
    };
  });

  implement(app, getOrderPlaces, async ({ query }, context) => {
    await limitCustomer("search", requireSession(context).customerId, context);
    const { order, history } = await ownHistory(query.orderId, context);
    return findPlaces(order, history, context);
  });

  implement(app, addFollowUpCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const { orderId, content, imgList } = body;
    await addFollowUp({ customerId, orderId, content, images: imagesOf(imgList) }, context);
    return null;
  });

  implement(app, editFollowUpCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const { id, orderId, content, imgList } = body;
    await editFollowUp({ customerId, id, orderId, content, images: imagesOf(imgList) }, context);
    return null;
  });

  implement(app, listFollowUps, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const rows = await readFollowUps({ customerId, orderId: query.orderId }, context);
    return rows.map(({ id, orderId, content, createdAt, images }) => ({
      id,
      orderId,
      content,
      createTime: formatTime(createdAt),
      imgList: images.join(IMAGE_JOINER),
      imgUrl: images,
    }));
  });

  // The documents name no method; all that they may mean are answered (C-41).
  const { id, path, tag, summary, data, body } = deleteFollowUpCall;
  const alike = { path, tag, summary, data, auth: "required", safe: false } as const;
  const remove = async (noteId: number, context: RequestContext) => {
    await deleteFollowUp({ customerId: requireSession(context).customerId, id: noteId }, context);
    return null;
  };
  implement(app, deleteFollowUpCall, (input, context) => remove(input.body.id, context));
  implement(app, defineCall({ ...alike, id: `${id}-GET`, method: "GET", query: body }), (input, context) =>
    remove(input.query.id, context),
  );
  implement(
    app,
    defineCall({ ...alike, id: `${id}-DELETE`, method: "DELETE", anyLocation: true, body }),
    (input, context) => remove(input.body.id, context),
  );
}

/** The history of an order of the caller's. @throws BusinessError NOT_FOUND */
async function ownHistory(orderId: number, context: RequestContext) {
  const { customerId } = requireSession(context);
  const order = await findCurrentOrder({ customerId, orderId }, context);
  return { order, history: await findHistory(context.db, orderId) };
}
