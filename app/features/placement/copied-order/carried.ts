import { freshDraft, freshItem, type OrderDraft } from "../draft/order-draft";

/** The parts of a draft that another order can bring, in the sequence of the page, each with its name there. */
const PARTS: readonly {
  readonly name: string;
  isCarried(draft: OrderDraft, carried: NonNullable<OrderDraft["carried"]>): boolean;
  /** The part, empty; `newId` makes keys. */
  cleared(draft: OrderDraft, newId: () => string): Partial<OrderDraft>;
}[] = [
  {
    name: "客户信息",
    isCarried: (draft) => hasCarriedCustomer(draft),
    cleared: () => NO_CUSTOMER,
  },
  {
    name: "商品和服务",
    isCarried: ({ orderItems }, { itemKeys }) => orderItems.some(({ key }) => itemKeys.includes(key)),
    cleared({ orderType, orderItems, carried }, newId) {
      const { mode, goodsTypeId, serviceType, takeDeliveryFee, totalVolume, packingCount } = freshDraft(
        newId,
        orderType,
      );
      const own = orderItems.filter(({ key }) => !carried?.itemKeys.includes(key));
      // Goods that were added since are of the category that was taken over.
      if (own.length > 0) return { orderItems: own };
      const job = { mode, goodsTypeId, serviceType, takeDeliveryFee, totalVolume, packingCount };
      return { ...job, orderItems: [freshItem(newId())] };
    },
  },
  {
    name: "下单联系人",
    isCarried: ({ userName }, carried) => isStill(carried.userName, userName),
    cleared: () => ({ userName: "", userPhone: "" }),
  },
  {
    name: "提货地址",
    isCarried: ({ pickupAddress }, carried) => isStill(carried.pickupAddress, pickupAddress),
    cleared: () => ({
      pickupAddress: "",
      pickUpLng: null,
      pickUpLat: null,
      pickupAreaCode: [],
      pickupAreaNames: [],
    }),
  },
  {
    name: "备注",
    isCarried: ({ remark }, carried) => isStill(carried.remark, remark),
    cleared: () => ({ remark: "" }),
  },
];

/** What of another order still stands in the draft, as it is called on the page. */
export const carriedNames = (draft: OrderDraft): string[] => carriedParts(draft).map(({ name }) => name);

/** The change that takes all of it out again; what was filled in since stays. */
export function withoutCarried(draft: OrderDraft, newId: () => string): Partial<OrderDraft> {
  return Object.assign({}, ...carriedParts(draft).map((part) => part.cleared(draft, newId)), {
    carried: null,
  });
}

function carriedParts(draft: OrderDraft) {
  const { carried } = draft;
  return carried ? PARTS.filter((part) => part.isCarried(draft, carried)) : [];
}

/** Whether the draft is for the customer of the other order: the phone says who that is. */
export function hasCarriedCustomer({ carried, customerPhone }: OrderDraft): boolean {
  return carried !== null && isStill(carried.customerPhone, customerPhone);
}

/** Everything that belongs to a customer, empty: the next one has none of it. */
export const NO_CUSTOMER = {
  customerName: "",
  customerPhone: "",
  areaCode: [],
  areaNames: [],
  address: "",
  isLift: null,
  floorsNumber: "",
} satisfies Partial<OrderDraft>;

const isStill = (was: string, now: string): boolean => was !== "" && was === now;
