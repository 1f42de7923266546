import type { EditOrderInput } from "~/gql/graphql";
import { normalizeContactPhone } from "../../../schema/rules/contact-phone";
import { type EditableOrder, editIssues, type OrderEditIssue } from "../../../schema/rules/orders/order-edit";
import { normalizeWaybill } from "../../../schema/rules/orders/waybill";
import { areaPathOf } from "../placement/copied-order/copied-order";
import type { EditedOrder } from "./edit-query";

/** The form: names as in a draft, so that 智能识别 fills them in. */
export interface EditValues {
  customerName: string;
  customerPhone: string;
  /** Codes from the province down, and the same in words. */
  areaPath: string[];
  areaNames: string[];
  address: string;
  hasLift: boolean | null;
  floors: string;
  logisticsNo: string;
  expectedAt: string | null;
  remark: string;
}

/** The order as the form shows it. */
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

/** What the form says, as the rules of a change look at it. */
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

/** Names of the form's fields that the rules call otherwise. */
const FIELDS = { areaCode: "areaPath" } as const;
const fieldOf = (field: OrderEditIssue["field"]) => (field === "areaCode" ? FIELDS.areaCode : field);

/** What is wrong with the form, at its fields. `now` in ms. */
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

/** What is sent: the fields that differ, so that another window's change of the others stays. */
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
