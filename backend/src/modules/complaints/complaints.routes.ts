import * as calls from "../../../../schema/rest/feedback/complaints";
import {
  COMPLAINABLE_ORDERS_MAX,
  COMPLAINT_OBJECTS,
  type ComplaintObject,
  PICTURE_SEPARATOR,
} from "../../../../schema/rules/feedback/complaint";
import { ORDER_STATUS_NAMES } from "../../../../schema/rules/orders/order-status";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findCurrentOrder, findPaidOrders } from "../orders";
import { presentComplaint } from "./complaint-presenter";
import { findComplaints, findOpenComplaints } from "./complaints.repository";
import { revokeComplaint } from "./end-complaint";
import { fileComplaint } from "./file-complaint";

/** API-059..062 and EXT-292. */
export function registerComplaintRoutes(app: BackendApp): void {
  implement(app, calls.listComplainableOrders, async (_input, context) => {
    const { customerId } = requireSession(context);
    const rows = await findPaidOrders(context.db, { customerId, limit: COMPLAINABLE_ORDERS_MAX });
    return rows.map(({ orderNo }) => orderNo);
  });

  implement(app, calls.listComplaintOrders, async ({ query: { orderId } }, context) => {
    const { customerId } = requireSession(context);
    const { db } = context;
    if (orderId !== undefined) await findCurrentOrder({ customerId, orderId }, context);
    const rows = await findPaidOrders(db, { customerId, orderId, limit: COMPLAINABLE_ORDERS_MAX });
    const open = await findOpenComplaints(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((order) => ({
      orderId: order.id,
      orderNo: order.orderNo,
      status: order.status,
      statusName: ORDER_STATUS_NAMES[order.status],
      goodsTypeName: order.goodsTypeName,
      serviceTypeName: order.serviceTypeName,
      customerName: order.customerName,
      openObjects: open.filter((complaint) => complaint.orderId === order.id).map(({ object }) => object),
    }));
  });

  implement(app, calls.addComplaint, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await fileComplaint(
      {
        customerId,
        orderNo: params.orderNo,
        object: known(body.complaintObject) ?? 1,
        content: body.content?.trim() ?? "",
        pictures: split(body.picUrls),
      },
      context,
    );
    return null;
  });

  implement(app, calls.listComplaints, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { pageNum, pageSize, complaintType, orderNo } = query;
    const { rows, total } = await findComplaints(
      context.db,
      { customerId, object: known(complaintType), orderNo: orderNo?.trim() },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return { rows: rows.map(presentComplaint), total };
  });

  implement(app, calls.revokeComplaint, async ({ params: { id } }, context) => {
    const { customerId } = requireSession(context);
    await revokeComplaint({ customerId, id }, context);
    return null;
  });
}

const known = (value: number | undefined): ComplaintObject | undefined =>
  COMPLAINT_OBJECTS.find((object) => object === value);

/** Pictures of a list with pipes (COMP-06), without duplicates. */
const split = (joined: string | null | undefined): string[] => [
  ...new Set(
    (joined ?? "")
      .split(PICTURE_SEPARATOR)
      .map((url) => url.trim())
      .filter((url) => url !== ""),
  ),
];
