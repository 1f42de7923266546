import type { listComplaintOrders, listComplaints } from "../../rest/feedback/complaints";
import type { CallData } from "../../rest/rest-call";
import { RestError } from "../../rest/rest-error";
import { Code } from "../../rules/codes";
import {
  COMPLAINT_OBJECT_NAMES,
  COMPLAINT_STATUS_NAMES,
  hasWorkerToBlame,
  isComplainable,
  isRevocable,
  type ComplaintStatus as StatusName,
} from "../../rules/feedback/complaint";
import { displayStatusName } from "../../rules/orders/order-status";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

type Page = CallData<typeof listComplaints>;

const ComplaintStatus = builder.enumType("ComplaintStatus", {
  description: "How far a complaint is.",
  values: {
    UNTREATED: { description: "Not answered yet." },
    DONE: { description: "The platform has answered." },
    REVOKED: { description: "Taken back by its customer." },
  } as const satisfies Record<StatusName, { description: string }>,
});

/** Clean names for the documented 0 and 1 (COMP-07). */
export const ComplaintObject = builder.enumType("ComplaintObject", {
  description: "Whom or what a complaint is about.",
  values: {
    WORKER: { value: 0, description: "The master of the order." },
    OTHER: { value: 1, description: "Anything else." },
  } as const,
});

const Complaint = builder.objectRef<Page["rows"][number]>("Complaint").implement({
  description: "What a customer complains about at an order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the complaint." }),
    orderId: t.exposeID("orderId", {
      nullable: true,
      description: "Its order; null where the backend says the number alone.",
    }),
    orderNo: t.exposeString("orderNo", { description: "Order number for people." }),
    object: t.expose("complaintObject", {
      type: ComplaintObject,
      description: "Whom or what it is about.",
    }),
    objectName: t.string({
      description: "The same in Chinese.",
      resolve: ({ complaintObject }) => COMPLAINT_OBJECT_NAMES[complaintObject],
    }),
    content: t.exposeString("content", { description: "What the customer says." }),
    imageUrls: t.exposeStringList("pictures", { description: "Pictures, paths of this site." }),
    status: t.expose("status", { type: ComplaintStatus, description: "How far it is." }),
    statusName: t.string({
      description: "The status in Chinese.",
      resolve: ({ status, statusName }) => statusName ?? COMPLAINT_STATUS_NAMES[status],
    }),
    suggestion: t.exposeString("suggestion", {
      nullable: true,
      description: "What the platform answered; null before, and for one that was taken back.",
    }),
    createdAt: t.expose("complaintTime", { type: "DateTime", description: "When it was filed." }),
    endedAt: t.expose("handleTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was answered or taken back; null before.",
    }),
    canRevoke: t.boolean({
      description: "Whether it can still be taken back.",
      resolve: ({ status }) => isRevocable(status),
    }),
  }),
});

const ComplaintPage = builder.objectRef<Page>("ComplaintPage").implement({
  description: "One page of complaints.",
  fields: (t) => ({
    nodes: t.field({
      type: [Complaint],
      description: "Complaints of this page.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number of complaints on all pages." }),
  }),
});

type Told = NonNullable<CallData<typeof listComplaintOrders>>[number];
/**
 * An order that can be complained about; in the list of a backend with only the documented calls just its number.
 */
type Complainable = Pick<Told, "orderNo"> & Partial<Told>;

const UNSAID = "null where the backend says the number alone.";

const ComplainableOrder = builder.objectRef<Complainable>("ComplainableOrder").implement({
  description: "An order that can be complained about.",
  fields: (t) => ({
    orderNo: t.exposeString("orderNo", { description: "Order number for people." }),
    statusName: t.string({
      nullable: true,
      description: `Its status in Chinese; ${UNSAID}`,
      resolve: ({ statusName }) => (statusName === undefined ? null : displayStatusName(statusName)),
    }),
    goodsTypeName: t.exposeString("goodsTypeName", {
      nullable: true,
      description: `Category of its goods; ${UNSAID}`,
    }),
    serviceTypeName: t.exposeString("serviceTypeName", {
      nullable: true,
      description: `What is done with them; ${UNSAID}`,
    }),
    customerName: t.exposeString("customerName", {
      nullable: true,
      description: `To whom the goods go; ${UNSAID}`,
    }),
    hasWorkerToBlame: t.boolean({
      description: "Whether a complaint can be about the master: not before a master has taken the order.",
      resolve: ({ status }) => status === undefined || hasWorkerToBlame(status),
    }),
    openObjects: t.field({
      type: [ComplaintObject],
      description: "What complaints that wait for an answer are about; no other can be filed about these.",
      resolve: ({ openObjects }) => openObjects ?? [],
    }),
  }),
});

builder.objectField(Viewer, "complaints", (t) =>
  t.field({
    type: ComplaintPage,
    nullable: true,
    description: "Complaints, newest first; null, with an error, when they could not be read.",
    args: {
      object: t.arg({
        type: ComplaintObject,
        required: false,
        description: "Only these; all when left out.",
      }),
      orderNo: t.arg.string({
        required: false,
        description: "Only orders whose number contains this; all when left out.",
      }),
      ...pageArgs({ of: "Complaints", size: 9 }),
    },
    resolve: (_viewer, { object, orderNo, page, pageSize }, { rest }) =>
      rest.complaints.listComplaints({
        query: {
          complaintType: object ?? undefined,
          orderNo: orderNo || undefined,
          pageNum: page ?? undefined,
          pageSize: pageSize ?? undefined,
        },
      }),
  }),
);

builder.objectField(Viewer, "complainableOrders", (t) =>
  t.field({
    type: [ComplainableOrder],
    nullable: true,
    description:
      "Orders that can be complained about, newest first, at most 50; null, with an error, when they could not be read.",
    args: {
      orderId: t.arg.id({
        required: false,
        description:
          "Only this order; none when it cannot be complained about, is missing or belongs to another customer.",
      }),
    },
    async resolve(_viewer, { orderId }, { rest, loaders }) {
      try {
        if (orderId) {
          const told = await rest.complaints.listComplaintOrders({ query: { orderId } });
          if (told) return told;
          const order = await loaders.order(orderId);
          return order && isComplainable(order.status) ? [order] : [];
        }
        const [numbers, told] = await Promise.all([
          rest.complaints.listComplainableOrders(),
          rest.complaints.listComplaintOrders({ query: {} }),
        ]);
        const byNumber = new Map(told?.map((one) => [one.orderNo, one]));
        return numbers.map((orderNo) => byNumber.get(orderNo) ?? { orderNo });
      } catch (error) {
        if (error instanceof RestError && error.code === Code.NOT_FOUND) return [];
        throw error;
      }
    },
  }),
);
