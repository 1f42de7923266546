import { stepOneFailures } from "../checks/step-one-issues";
import { freshDraft, freshItem, type OrderDraft } from "../draft/order-draft";

/**
 * The parts of a draft that can come from another order, in the sequence of the page, with their names there.
 */
const PARTS: readonly {
  readonly name: string;
  isCopied(draft: OrderDraft, copied: NonNullable<OrderDraft["copied"]>): boolean;
  /** The part without values; `newId` makes keys. */
  cleared(draft: OrderDraft, newId: () => string): Partial<OrderDraft>;
}[] = [
  {
    name: "客户信息",
    isCopied: (draft) => hasCopiedCustomer(draft),
    cleared: () => NO_CUSTOMER,
  },
  {
    name: "商品和服务",
    isCopied: ({ items }, { itemKeys }) => items.some(({ key }) => itemKeys.includes(key)),
    cleared({ type, items, copied }, newId) {
      const { mode, goodsTypeId, serviceTypeId, takeDeliveryFee, totalVolume, packingCount } = freshDraft(
        newId,
        type,
      );
      const own = items.filter(({ key }) => !copied?.itemKeys.includes(key));
      // Goods that were added later belong to the copied category.
      if (own.length > 0) return { items: own };
      const job = { mode, goodsTypeId, serviceTypeId, takeDeliveryFee, totalVolume, packingCount };
      return { ...job, items: [freshItem(newId())] };
    },
  },
  {
    name: "下单联系人",
    isCopied: ({ contactName }, copied) => isStill(copied.contactName, contactName),
    cleared: () => ({ contactName: "", contactPhone: "" }),
  },
  {
    name: "提货地址",
    isCopied: ({ pickupAddress }, copied) => isStill(copied.pickupAddress, pickupAddress),
    cleared: () => ({
      pickupAddress: "",
      pickupPoint: null,
      pickupAreaPath: [],
      pickupAreaNames: [],
    }),
  },
  {
    name: "备注",
    isCopied: hasCopiedRemark,
    cleared: () => ({ remark: "" }),
  },
];

/** Names of the parts that are still from another order. */
export const copiedFieldNames = (draft: OrderDraft): string[] => copiedFields(draft).map(({ name }) => name);

/** The change that removes all of these parts; later input stays. */
export function withoutCopiedFields(draft: OrderDraft, newId: () => string): Partial<OrderDraft> {
  return Object.assign({}, ...copiedFields(draft).map((part) => part.cleared(draft, newId)), {
    copied: null,
  });
}

function copiedFields(draft: OrderDraft) {
  const { copied } = draft;
  return copied ? PARTS.filter((part) => part.isCopied(draft, copied)) : [];
}

/** Whether the draft has the recipient of the other order, identified by the phone. */
export function hasCopiedCustomer({ copied, customerPhone }: OrderDraft): boolean {
  return copied !== null && isStill(copied.customerPhone, customerPhone);
}

/** All fields about the recipient, empty. */
export const NO_CUSTOMER = {
  customerName: "",
  customerPhone: "",
  areaPath: [],
  areaNames: [],
  address: "",
  hasLift: null,
  floors: "",
} satisfies Partial<OrderDraft>;

/**
 * The change that removes the recipient from the draft, with the remark that the other order had for them.
 */
export function withoutCustomer(draft: OrderDraft): Partial<OrderDraft> {
  return draft.copied && hasCopiedRemark(draft, draft.copied) ? { ...NO_CUSTOMER, remark: "" } : NO_CUSTOMER;
}

/**
 * The draft for its present recipient: the other order's remark is removed when the phone is another
 * person's. An incomplete phone is ignored.
 */
export function withRemarkOfCustomer(draft: OrderDraft): OrderDraft {
  const { copied, customerPhone } = draft;
  if (!copied || copied.customerPhone === "" || !hasCopiedRemark(draft, copied)) return draft;
  const isOther =
    customerPhone !== copied.customerPhone &&
    !stepOneFailures(draft).some(({ field }) => field === "customerPhone");
  return isOther ? { ...draft, remark: "" } : draft;
}

function hasCopiedRemark({ remark }: OrderDraft, copied: NonNullable<OrderDraft["copied"]>): boolean {
  return isStill(copied.remark, remark);
}

const isStill = (was: string, now: string): boolean => was !== "" && was === now;
