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
  const customer = draft.goodsTypeId !== null && draft.serviceTypeId !== null;
  const goods =
    customer &&
    (goodsWouldBeLost(draft) ||
      (draft.customerName.trim() !== "" &&
        draft.customerPhone.trim() !== "" &&
        draft.areaPath.length > 0 &&
        draft.address.trim() !== "" &&
        draft.hasLift !== null));
  return { customer, goods };
}

/** Whether changing mode or category would lose something, and therefore has to be confirmed (PLACE-05, PLACE-06). */
export function goodsWouldBeLost(draft: OrderDraft): boolean {
  return draft.items.length > 1 || draft.items.some(isTouched);
}

/** Whether anything of a good is filled in. */
export function isTouched(item: OrderDraftItem): boolean {
  const { key: _key, ...values } = item;
  const { key: _freshKey, ...untouched } = freshItem("");
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

/** The change that another category means: its service types and goods are other ones (PLACE-06). */
export function categoryChange(goodsTypeId: string, itemKey: string): Partial<OrderDraft> {
  return { goodsTypeId, serviceTypeId: null, takeDeliveryFee: false, items: [freshItem(itemKey)] };
}

/** The change that another ordering mode means (PLACE-05). */
export function modeChange(mode: OrderDraft["mode"], itemKey: string): Partial<OrderDraft> {
  return { mode, items: [freshItem(itemKey)] };
}

/** The code that counts: the last of the path (PLACE-13). */
export function areaCodeOf(draft: OrderDraft): string | null {
  return draft.areaPath.at(-1) ?? null;
}

/** Whether the goods go up stairs: no lift, and above the first storey. */
export const isCarriedUp = ({ hasLift, floors }: Pick<OrderDraft, "hasLift" | "floors">): boolean =>
  hasLift === false && Number(floors) > 1;
