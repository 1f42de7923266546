import type { EditOrderInput } from "~/gql/graphql";
import { normalizeContactPhone } from "../../../schema/rules/contact-phone";
import { type EditableOrder, editIssues, type OrderEditIssue } from "../../../schema/rules/orders/order-edit";
import { normalizeWaybill } from "../../../schema/rules/orders/waybill";
import { areaPathOf } from "../placement/copied-order/copied-order";
import type { EditedOrder } from "./edit-query";

/** Values of the form, with the names of a draft, so that 智能识别 can fill them in. */
export interface EditValues {
  customerName: string;
  customerPhone: string;
  /** Codes from the province down, and the same names. */
  areaPath: string[];
  areaNames: string[];
  address: string;
  hasLift: boolean | null;
  floors: string;
  logisticsNo: string;
  expectedAt: string | null;
  remark: string;
}

/** The form's values for an order. */
export const valuesOf = (order: EditedOrder): EditValues => ({
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  areaPath: areaPathOf(order.areaCode),
  areaNames: [order.provinceName, order.cityName, order.areaName],
  address: order.address,
  hasLift: order.hasLift,
  floors: order.floors == null ? "" : String(order.floors),
  logisticsNo: order.logisticsNo ?? "",
  expectedAt: order.expectedAt ?? null,
  remark: order.remark ?? "",
});

/** The form's values for the rules of a change. */
export const editableOf = (values: EditValues): EditableOrder => ({
  customerName: values.customerName.trim(),
  customerPhone: normalizeContactPhone(values.customerPhone),
  areaCode: values.areaPath.at(-1) ?? "",
  areaNames: values.areaNames,
  address: values.address.trim(),
  hasLift: values.hasLift,
  floors: values.hasLift ? null : values.floors,
  logisticsNo: normalizeWaybill(values.logisticsNo),
  expectedAt: values.expectedAt,
  remark: values.remark.trim(),
});

/** Names of form fields that differ from those of the rules. */
const FIELDS = { areaCode: "areaPath" } as const;
const fieldOf = (field: OrderEditIssue["field"]) => (field === "areaCode" ? FIELDS.areaCode : field);

/** Errors of the form by field. `now` in ms. */
export const issuesOf = (order: EditedOrder, values: EditValues, now: number) =>
  editIssues(
    {
      ...editableOf(valuesOf(order)),
      status: order.status,
      needsWaybill: order.needsPickup && order.isArrival,
    },
    editableOf(values),
    now,
  ).map(({ field, message }) => ({ field: fieldOf(field), message }));

/** The changed fields to send; others are left out, so that a change in another window is kept. */
export function inputOf(
  order: EditedOrder,
  values: EditValues,
  quotedTotalFee: number | null,
): EditOrderInput {
  const before = editableOf(valuesOf(order));
  const { areaNames: _names, floors, ...after } = editableOf(values);
  const wanted = { ...after, floors: floors === null || floors === "" ? null : Number(floors) };
  const known: Record<string, unknown> = { ...before, floors: order.floors ?? null };
  const changed = Object.entries(wanted).filter(([name, value]) => known[name] !== value);
  return {
    orderId: order.id,
    ...Object.fromEntries(changed),
    ...(quotedTotalFee === null ? {} : { quotedTotalFee }),
  };
}
