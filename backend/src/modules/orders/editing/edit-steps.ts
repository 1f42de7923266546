import { z } from "zod";
import { Code } from "../../../../../schema/rules/codes";
import { wordsOfChanges } from "../../../../../schema/rules/orders/order-edit";
import { formatTime } from "../../../shared/clock";
import { BusinessError } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";
import { forgetTextToOldPhone } from "../../reminders";
import { ORDER_EDGES } from "../lifecycle/order-edges";
import { movedMessage, serviceMessage, step } from "../lifecycle/step";
import { orderInWords } from "../lifecycle/words";
import type { OrderRow } from "../orders.repository";
import { type EditPatch, type EditRequest, orderEdit } from "./edit-request";

/** The answered request; without it the open one. */
const requestId = z.number().int().nullish();

/**
 * Steps that change an order: by its customer, and, when there is an appointment, with the master's
 * confirmation.
 */
export const editSteps = {
  edit_order: step({
    event: "edit_order",
    title: "修改订单",
    edges: ORDER_EDGES.edit_order,
    detail: orderEdit,
    words: ({ changes }) => wordsOfChanges(changes),
    effects: (order, { patch }, _now, { db }) => ({
      changes: columnsOf(order, patch),
      statements: statementsOf(order, patch, db),
    }),
  }),
  request_edit: step({
    event: "request_edit",
    title: "申请修改订单",
    edges: ORDER_EDGES.request_edit,
    detail: orderEdit,
    words: ({ changes }) => wordsOfChanges(changes),
    effects: (order, edit, at) => ({ changes: { editRequest: { ...edit, id: order.version + 1, at } } }),
  }),
  revoke_edit: step({
    event: "revoke_edit",
    title: "撤回修改申请",
    edges: ORDER_EDGES.revoke_edit,
    detail: z.null(),
    effects: () => ({ changes: { editRequest: null } }),
  }),
  confirm_edit: step({
    event: "confirm_edit",
    title: "师傅确认修改",
    edges: ORDER_EDGES.confirm_edit,
    detail: z.object({ requestId }),
    effects: (order, detail, now, { db }) => {
      const { changes, patch } = answered(order, detail);
      const appointmentTime = agreedTimeOf(patch, now);
      const text = `${orderInWords(order)}的修改已生效：${wordsOfChanges(changes)}。`;
      return {
        changes: {
          ...columnsOf(order, patch),
          ...(appointmentTime === null ? {} : { appointmentTime }),
          editRequest: null,
        },
        statements: statementsOf(order, patch, db),
        message:
          appointmentTime === null
            ? serviceMessage("师傅已确认修改", text)
            : movedMessage(`${text}上门时间改到${formatTime(appointmentTime)}。`),
      };
    },
  }),
  refuse_edit: step({
    event: "refuse_edit",
    title: "师傅未同意修改",
    edges: ORDER_EDGES.refuse_edit,
    detail: z.object({ requestId, reason: z.string() }),
    words: ({ reason }) => reason,
    effects: (order, { reason, ...detail }) => {
      answered(order, detail);
      return {
        changes: { editRequest: null },
        message: serviceMessage(
          "师傅未同意修改",
          `${orderInWords(order)}按原信息服务，原因：${reason}。如仍需修改，请联系师傅后重新申请。`,
        ),
      };
    },
  }),
} as const;

/** A new address has no coordinates yet, and a corrected phone resets a failed appointment. */
const columnsOf = (order: OrderRow, patch: EditPatch): Partial<OrderRow> => ({
  ...patch,
  ...(patch.address === undefined && patch.areaCode === undefined
    ? {}
    : { lng: null, lat: null, roadMetres: null }),
  ...(patch.customerPhone === undefined || order.appointFailReason === null
    ? {}
    : { appointFailReason: null, appointResult: null }),
});

/**
 * The time of the visit that a confirmed change agrees on, ms: the wished one. Null when it wishes for none, or for one
 * that has passed before the master answered: then the appointment stays.
 */
const agreedTimeOf = ({ expectedTime }: EditPatch, now: number): number | null =>
  expectedTime != null && expectedTime > now ? expectedTime : null;

/** The recipient of a corrected phone has not had the progress link. */
const statementsOf = (order: OrderRow, patch: EditPatch, db: CustomerStore): D1PreparedStatement[] =>
  patch.customerPhone === undefined ? [] : forgetTextToOldPhone(order, db);

/** The answered request. @throws BusinessError CONFLICT when the customer has made another request since */
function answered({ editRequest }: OrderRow, { requestId: id }: { requestId?: number | null }): EditRequest {
  if (editRequest && (id == null || id === editRequest.id)) return editRequest;
  throw new BusinessError(Code.CONFLICT, "客户已更改修改申请，请刷新后重试");
}
