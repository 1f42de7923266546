import type { z } from "zod";
import type { editRequest } from "../../rest/orders/order-edits";
import { yuanIfGiven } from "../../rules/money";
import { isDistrictOpen, isEditedByRequest } from "../../rules/orders/order-edit";
import { api } from "../api";
import { builder } from "../builder";
import { Order } from "./orders";

const OrderEditChange = builder
  .objectRef<z.output<typeof editRequest>["changes"][number]>("OrderEditChange")
  .implement({
    description: "One thing that a change of an order changes.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "What, in Chinese." }),
      from: t.exposeString("from", { description: "What it says now." }),
      to: t.exposeString("to", { description: "What it is to say." }),
    }),
  });

const OrderEditRequest = builder.objectRef<z.output<typeof editRequest>>("OrderEditRequest").implement({
  description: "A change of an order that waits for the master.",
  fields: (t) => ({
    changes: t.field({
      type: [OrderEditChange],
      description: "What changes.",
      resolve: ({ changes }) => changes,
    }),
    at: t.expose("createTime", { type: "DateTime", description: "When the customer asked for it." }),
  }),
});

builder.objectFields(Order, (t) => ({
  editRequest: t.expose("editRequest", {
    type: OrderEditRequest,
    nullable: true,
    description: "A change that the master has not confirmed yet; null without one.",
  }),
  isEditConfirmed: t.boolean({
    description: "Whether the master has to confirm a change, because there is an appointment.",
    resolve: ({ status }) => isEditedByRequest(status),
  }),
  isDistrictOpen: t.boolean({
    description:
      "Whether the work may move to another district, because no master and no provider has the order.",
    resolve: ({ status }) => isDistrictOpen(status),
  }),
}));

const OrderEdited = builder.objectRef<{ isRequest: boolean }>("OrderEdited").implement({
  description: "The change applies, or waits for the master.",
  fields: (t) => ({
    isRequest: t.exposeBoolean("isRequest", {
      description: "Whether the master has to confirm it; otherwise it applies.",
    }),
  }),
});

const EditOrderInput = builder.inputType("EditOrderInput", {
  description:
    "A change of an order. What is left out stays; null and the empty text clear what may be empty.",
  fields: (t) => ({
    orderId: t.id({ description: "The order." }),
    customerName: t.string({ required: false, description: "Who receives the goods." }),
    customerPhone: t.string({ required: false, description: "Their phone." }),
    areaCode: t.string({
      required: false,
      description: "Code of the district; it stays once a master or a provider has the order.",
    }),
    address: t.string({ required: false, description: "Street and number." }),
    hasLift: t.boolean({ required: false, description: "Whether the building has a lift." }),
    floors: t.int({ required: false, description: "Floors to climb without a lift." }),
    logisticsNo: t.string({ required: false, description: "Waybill number." }),
    expectedAt: t.field({ type: "DateTime", required: false, description: "When the work is wished for." }),
    remark: t.string({ required: false, description: "Note, at most 500 characters." }),
    quotedTotalFee: t.field({
      type: "Fen",
      required: false,
      description: "The price that was shown for another district, in 分; any other price is refused.",
    }),
  }),
});

builder.mutationField("editOrder", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: OrderEdited,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Changes an order: at once until the master has an appointment, later as a request to the master. Needs login.",
    args: { input: t.arg({ type: EditOrderInput, description: "The change." }) },
    resolve: (_root, { input }, { rest }) => {
      const { orderId, hasLift, floors, expectedAt, quotedTotalFee, ...texts } = input;
      const { customerName, customerPhone, areaCode, address, ...clearable } = texts;
      return rest.orders.editOrder({
        params: { id: orderId },
        body: {
          ...clearable,
          customerName: customerName ?? undefined,
          customerPhone: customerPhone ?? undefined,
          areaCode: areaCode ?? undefined,
          address: address ?? undefined,
          isLift: hasLift ?? undefined,
          floorsNumber: floors,
          expectedTime: expectedAt,
          quotedTotalFee: yuanIfGiven(quotedTotalFee),
        },
      });
    },
  }),
);
