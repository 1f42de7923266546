import { Code } from "../../../../schema/rules/codes";
import {
  COMPLAINT_IMAGES_MAX,
  COMPLAINT_MESSAGES,
  type ComplaintObject,
  hasWorkerToBlame,
} from "../../../../schema/rules/feedback/complaint";
import { withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { requireOwnPictures } from "../files";
import {
  type AdvanceDependencies,
  advanceOrder,
  decide,
  findCurrentOrder,
  findOrderByNo,
  refusalError,
} from "../orders";
import { complaintSteps } from "./complaint-steps";
import { type ComplaintRow, findOpenComplaints, insertComplaint } from "./complaints.repository";

interface NewComplaint {
  readonly customerId: number;
  readonly orderNo: string;
  readonly object: ComplaintObject;
  readonly content: string;
  readonly pictures: readonly string[];
}

/**
 * Files a complaint about an order of the customer (COMP-05..09), as a step of the order. One complaint about
 * one subject can be open. The same complaint again is the open one, so a request with a lost answer can be
 * repeated.
 *
 * @throws BusinessError NOT_FOUND for a foreign order or picture; INVALID_INPUT for what COMP-05, COMP-06 or
 *   COMP-08 forbid; CONFLICT or ORDER_CLOSED for an order that is not paid or closed; CONFLICT while another
 *   complaint is open
 */
export async function fileComplaint(
  complaint: NewComplaint,
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { customerId, orderNo, object, content, pictures } = complaint;
  const { db, clock, ids } = dependencies;
  const named = await findOrderByNo(db, customerId, orderNo);
  if (!named) throw notFound("订单");
  const orderId = named.id;
  const read = () => findCurrentOrder({ customerId, orderId }, dependencies);
  const order = await read();
  const decision = decide(order.status, complaintSteps.complain, { ...order, now: clock.now() });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
  if (content === "") throw invalidInput(COMPLAINT_MESSAGES.content);
  if (pictures.length > COMPLAINT_IMAGES_MAX) throw invalidInput(COMPLAINT_MESSAGES.imageCount);
  if (object === 0 && !hasWorkerToBlame(order.status)) throw invalidInput(COMPLAINT_MESSAGES.noWorker);
  await requireOwnPictures(pictures, { customerId, db });

  /** Id of the stored complaint. */
  let stored: number | undefined;
  const waiting = async () => {
    const open = await findOpenComplaints(db, [orderId]);
    return open.find((other) => other.object === object && other.id !== stored) ?? null;
  };
  /** The order, unless another complaint was stored first. */
  const find = async () => {
    if (await waiting()) throw new BusinessError(Code.CONFLICT, COMPLAINT_MESSAGES.isOpen);
    return read();
  };
  const imgs = [...pictures];
  try {
    await withFreshIds(() => {
      const id = ids.rowId(customerId);
      stored = id;
      return advanceOrder(
        find,
        {
          step: complaintSteps.complain,
          actor: `customer:${customerId}`,
          detail: { complaintId: id, object, content, imgs },
          also: ({ workerId }, createdAt) => [
            insertComplaint(db, {
              id,
              orderId,
              orderNo,
              customerId,
              object,
              workerId,
              content,
              pictures: imgs,
              createdAt,
            }),
          ],
        },
        dependencies,
      );
    });
  } catch (error) {
    const other = await waiting();
    if (!other || !saysTheSame(other, complaint)) throw error;
  }
}

const saysTheSame = (stored: ComplaintRow, { content, pictures }: NewComplaint): boolean =>
  stored.content === content && JSON.stringify(stored.pictures) === JSON.stringify(pictures);
