import type { EditedOrder } from "./edit-query";
import { type EditValues, editableOf, valuesOf } from "./edit-values";

/** Shown when a field that the customer has changed was changed elsewhere, too. */
export const CHANGED_ELSEWHERE = "订单刚刚在别处被修改，请核对后再提交";

/** What is typed, with the values of the order that the dialog shows as the old ones; both are kept together. */
export interface EditDraft extends EditValues {
  base: EditValues;
}

/** A draft that changes nothing. */
export const draftOf = (order: EditedOrder): EditDraft => ({ ...valuesOf(order), base: valuesOf(order) });

/** Fields that say one thing of the order together. */
const PARTS: readonly (readonly (keyof EditValues)[])[] = [
  ["customerName"],
  ["customerPhone"],
  ["areaPath", "areaNames"],
  ["address"],
  ["hasLift", "floors"],
  ["logisticsNo"],
  ["expectedAt"],
  ["remark"],
];

/** Whether two values of a part mean the same. An area is known by its codes. */
function isSame(part: readonly (keyof EditValues)[], one: EditValues, other: EditValues): boolean {
  const meant = (values: EditValues) => {
    const known = { ...values, ...editableOf(values), areaNames: null };
    return JSON.stringify(part.map((name) => known[name]));
  };
  return meant(one) === meant(other);
}

/** Whether the order differs from the old values that the dialog shows. */
export const isOutdated = ({ base }: EditDraft, order: EditedOrder): boolean =>
  JSON.stringify(base) !== JSON.stringify(valuesOf(order));

/**
 * Puts a draft on a newer state of the order: what was typed stays, and the other fields follow the order. It is
 * contested when a typed field has another value elsewhere since.
 */
export function renewed(draft: EditDraft, order: EditedOrder): { draft: EditDraft; isContested: boolean } {
  const { base } = draft;
  const now = valuesOf(order);
  const typed = PARTS.filter((part) => !isSame(part, draft, base));
  const stays = new Set(typed.flat());
  const kept = Object.fromEntries(
    Object.entries(draft).filter(([name]) => stays.has(name as keyof EditValues)),
  );
  return {
    draft: { ...now, ...kept, base: now },
    isContested: typed.some((part) => !isSame(part, base, now) && !isSame(part, draft, now)),
  };
}
