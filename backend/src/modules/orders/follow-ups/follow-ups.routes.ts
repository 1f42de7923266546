import {
  addFollowUp as addFollowUpCall,
  deleteFollowUp as deleteFollowUpCall,
  editFollowUp as editFollowUpCall,
  listFollowUps,
} from "../../../../../schema/rest/orders/order-records";
import { defineCall } from "../../../../../schema/rest/rest-call";
import { formatTime } from "../../../shared/clock";
import { type RequestContext, requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { idempotencyKey } from "../../idempotency";
import { addFollowUp, deleteFollowUp, editFollowUp, readFollowUps } from "./follow-ups";

const IMAGE_JOINER = ",";
const imagesOf = (list: string | null | undefined): string[] =>
  (list ?? "").split(IMAGE_JOINER).filter((url) => url !== "");

/** API-048..051: the customer's notes on an order. */
export function registerFollowUpRoutes(app: BackendApp): void {
  implement(app, addFollowUpCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const { orderId, content, imgList } = body;
    const key = idempotencyKey(context);
    await addFollowUp({ customerId, key, orderId, content, images: imagesOf(imgList) }, context);
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

  // The documents name no method, so all plausible ones are answered (C-41).
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
