import type { ReactNode } from "react";
import { OrderDraftProvider } from "../../../app/features/placement/draft/draft-context";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import {
  freshDraft,
  freshItem,
  type OrderDraft,
  parseStoredDraft,
  serializeDraft,
} from "../../../app/features/placement/draft/order-draft";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import { graphNetwork } from "./graph-network";
import { render } from "./render";

/** Two categories with what goods of them can be, as the loader of a placement page answers them. */
export const GOODS_TYPES = [
  {
    ...{ id: "1", name: "家具", icon: "furniture" },
    children: [
      { id: "101", name: "沙发" },
      { id: "102", name: "床" },
    ],
  },
  { ...{ id: "2", name: "卫浴", icon: "bathroom" }, children: [{ id: "201", name: "马桶" }] },
] as never[];

const AREAS = [
  {
    ...{ code: "33", name: "浙江省" },
    children: [
      {
        ...{ code: "3301", name: "杭州市" },
        children: [
          { code: "330106", name: "西湖区", children: [] },
          { code: "330108", name: "滨江区", children: [] },
        ],
      },
    ],
  },
];

export const SOFA = {
  ...freshItem("sofa"),
  imageUrl: "/files/sofa.png",
  goodsTypeId: "101",
  name: "三人沙发",
};

/** A draft that step one lets pass: a sofa to be installed in Hangzhou. */
const COMPLETE: Partial<OrderDraft> = {
  goodsTypeId: "1",
  serviceTypeId: "11",
  customerName: "王小满",
  customerPhone: "13700001234",
  hasLift: true,
  areaPath: ["33", "3301", "330106"],
  areaNames: ["浙江省", "杭州市", "西湖区"],
  address: "文三路 90 号",
  isGoodsShown: true,
  items: [SOFA],
  totalVolume: "2.5",
};

/** The service whose goods the master collects first. */
export const WITH_PICKUP: Partial<OrderDraft> = { serviceTypeId: "12", takeDeliveryFee: true };

/** A price, 分, as the graph answers it. */
export const priceOf = (workerFee: number, totalFee: number) => ({
  priceQuote: {
    __typename: "PriceQuote",
    lines: [
      { name: "基础安装费", fee: totalFee - 2_000 },
      { name: "超方费", fee: 2_000 },
    ],
    ...{ workerFee, totalFee },
  },
});

const ANSWERS = {
  ShopLogistics: { viewer: { shopLogistics: null } },
  ServiceTypes: {
    serviceTypes: [
      { id: "11", name: "仅安装", description: "货在客户家", takeDeliveryFee: false },
      { id: "12", name: "配送并安装", description: "师傅先去提货", takeDeliveryFee: true },
    ],
  },
  ShopNames: { viewer: { shopNames: ["旗舰店"] } },
  ShopOrders: { viewer: { shopOrders: [] } },
  AreaServed: { areaServed: true, takesAreaWishes: true },
  AreaTips: { areaTips: null },
  ServedGoodsTypes: { goodsTypes: GOODS_TYPES },
  Recipients: { viewer: { recipients: [] } },
  PriceQuote: priceOf(9_000, 12_000),
  CreateOrder: { answer: { __typename: "OrderCreated", orderId: "77" } },
  LogisticsCompanies: { logisticsCompanies: [{ id: "dbwl", name: "德邦物流" }] },
  // Without the account's draft none is sent to it either: that happens when the page is left, after the test has ended.
  // A lost network would be asked again then.
  KeptDraft: () => new Response(null, { status: 503 }),
};

interface PlacementOptions {
  /** What differs from a complete draft; null begins with an empty one. */
  draft?: Partial<OrderDraft> | null;
  orderType?: OrderDraft["type"];
  isSignedIn?: boolean;
  at?: string;
  answers?: Parameters<typeof graphNetwork>[0];
  /** What the site says that the time is, ISO; that of the test's clock without it. */
  time?: string;
}

/** Renders a form of placing an order with a draft that the browser keeps, and a network that knows its operations. */
export function openPlacement(form: ReactNode, options: PlacementOptions = {}) {
  const { draft = {}, orderType = "GENERAL", isSignedIn = true, at = "/page", answers, time } = options;
  const key = DRAFT_KEYS[orderType];
  let ids = 0;
  const begun = { ...freshDraft(() => `id-${++ids}`, orderType), ...(draft && COMPLETE), ...draft };
  localStorage.setItem(key, serializeDraft(begun, Date.now()));
  const network = graphNetwork(
    { ...ANSWERS, ...answers },
    {
      "/areas.json": () => Response.json(AREAS),
      "/time": () => new Response(time ?? new Date().toISOString()),
      "/map-tiles.json": () => new Response(null, { status: 404 }),
    },
  );
  const page = render(
    <OrderDraftProvider orderType={orderType}>
      <LoginPromptProvider isSignedIn={isSignedIn}>{form}</LoginPromptProvider>
    </OrderDraftProvider>,
    { at },
  );
  return {
    ...page,
    network,
    /** The draft that the page began with. */
    begun,
    /** The draft as the browser keeps it now; null once it is gone. */
    stored: () => parseStoredDraft(localStorage.getItem(key), Date.now()),
  };
}
