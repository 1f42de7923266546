import { freshItem, type OrderDraft, type OrderDraftItem } from "./order-draft";

/** Which parts of step one are shown. */
export interface VisibleSections {
  customer: boolean;
  goods: boolean;
}

/**
 * Choosing a service type reveals the recipient's fields (PLACE-08). The goods appear once name, phone, city,
 * address and the elevator choice are all filled (PLACE-09). Then they stay, even if one of these is emptied,
 * until there is no service type.
 */
export function visibleSections(draft: OrderDraft): VisibleSections {
  const customer = draft.goodsTypeId !== null && draft.serviceTypeId !== null;
  return { customer, goods: customer && (draft.isGoodsShown || isCustomerFilled(draft)) };
}

/** Whether the five fields before the goods have input (PLACE-09); errors in it are checked later. */
export function isCustomerFilled(draft: OrderDraft): boolean {
  return (
    draft.customerName.trim() !== "" &&
    draft.customerPhone.trim() !== "" &&
    draft.areaPath.length > 0 &&
    draft.address.trim() !== "" &&
    draft.hasLift !== null
  );
}

/**
 * Whether changing mode or category would delete input, so that it must be confirmed (PLACE-05, PLACE-06).
 */
export function goodsWouldBeLost(draft: OrderDraft): boolean {
  return draft.items.length > 1 || draft.items.some(isTouched);
}

/** Whether the customer has filled in a field of a good. */
export function isTouched(item: OrderDraftItem): boolean {
  const { key: _key, ...values } = item;
  const { key: _freshKey, ...untouched } = freshItem("");
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

/** The change for another category, which has other service types and goods (PLACE-06). */
export function categoryChange(goodsTypeId: string, itemKey: string) {
  return { goodsTypeId, serviceTypeId: null, takeDeliveryFee: false, items: [freshItem(itemKey)] };
}

/** The change for another ordering mode (PLACE-05). */
export function modeChange(mode: OrderDraft["mode"], itemKey: string) {
  return { mode, items: [freshItem(itemKey)] };
}

/**
 * A draft with a change. A pickup address without a city of its own is looked for in the recipient's: in another city it
 * is another place. Goods that are shown stay shown (PLACE-09), unless the change is another draft with its own answer.
 */
export function changedDraft(draft: OrderDraft, change: Partial<OrderDraft>): OrderDraft {
  const isElsewhere = change.areaPath !== undefined && change.areaPath[1] !== draft.areaPath[1];
  const point = isElsewhere && draft.pickupAreaPath.length === 0 ? { pickupPoint: null } : {};
  const changed = { ...draft, isGoodsShown: visibleSections(draft).goods, ...point, ...change };
  return { ...changed, isGoodsShown: visibleSections(changed).goods };
}

/** The area code: the last one of the path (PLACE-13). */
export function areaCodeOf(draft: OrderDraft): string | null {
  return draft.areaPath.at(-1) ?? null;
}

/** Whether the goods are carried upstairs: no lift, and above the first floor. */
export const isCarriedUp = ({ hasLift, floors }: Pick<OrderDraft, "hasLift" | "floors">): boolean =>
  hasLift === false && Number(floors) > 1;
