import type { StepOneDraft, StepTwoDraft } from "../../../../schema/rules/order-draft";
import { freshItem, type OrderDraft, type OrderDraftItem } from "./order-draft";

/** Which parts of step one are shown. */
export interface VisibleSections {
  customer: boolean;
  goods: boolean;
}

/**
 * Picking a service type reveals the customer info (PLACE-08); the goods appear once name, phone, city, address and the
 * elevator choice are all filled (PLACE-09). Filled means not empty: whether it is right is asked when going on. Goods
 * that hold something stay, whatever is cleared above them.
 */
export function visibleSections(draft: OrderDraft): VisibleSections {
  const customer = draft.goodsTypeId !== null && draft.serviceType !== null;
  const goods =
    customer &&
    (goodsWouldBeLost(draft) ||
      (draft.customerName.trim() !== "" &&
        draft.customerPhone.trim() !== "" &&
        draft.areaCode.length > 0 &&
        draft.address.trim() !== "" &&
        draft.isLift !== null));
  return { customer, goods };
}

/** Whether changing mode or category would lose something, and therefore has to be confirmed (PLACE-05, PLACE-06). */
export function goodsWouldBeLost(draft: OrderDraft): boolean {
  return draft.orderItems.length > 1 || draft.orderItems.some(isTouched);
}

/** Whether anything of a good is filled in. */
export function isTouched(item: OrderDraftItem): boolean {
  const { key: _key, ...values } = item;
  const { key: _freshKey, ...untouched } = freshItem("");
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

/** The change that another category means: its service types and goods are other ones (PLACE-06). */
export function categoryChange(goodsTypeId: string, itemKey: string): Partial<OrderDraft> {
  return { goodsTypeId, serviceType: null, takeDeliveryFee: false, orderItems: [freshItem(itemKey)] };
}

/** The change that another ordering mode means (PLACE-05). */
export function modeChange(mode: OrderDraft["mode"], itemKey: string): Partial<OrderDraft> {
  return { mode, orderItems: [freshItem(itemKey)] };
}

/** The code that counts: the last of the path (PLACE-13). */
export function areaCodeOf(draft: OrderDraft): string | null {
  return draft.areaCode.at(-1) ?? null;
}

/** The draft as the rules of step one read it. */
export function stepOneOf(draft: OrderDraft): StepOneDraft {
  return {
    customerName: draft.customerName,
    customerPhone: draft.customerPhone,
    areaCode: areaCodeOf(draft),
    address: draft.address,
    isLift: draft.isLift === null ? null : draft.isLift === "true",
    floorsNumber: draft.floorsNumber,
    orderItems: draft.orderItems,
    totalVolume: draft.totalVolume,
    packingCount: draft.packingCount,
  };
}

/** The draft as the rules of step two read it. */
export function stepTwoOf(draft: OrderDraft): StepTwoDraft {
  return {
    takeDeliveryFee: draft.takeDeliveryFee,
    isArrival: draft.isArrival === "true",
    logisticsNo: draft.logisticsNo,
    logisticsPhone: draft.logisticsPhone,
    userName: draft.userName,
    userPhone: draft.userPhone,
  };
}
