import { orderHref } from "~/features/orders/order-address";
import { BIDDING_MS, type PriceWay } from "../../../schema/rules/bids/bids";
import { HOUR } from "../../../schema/rules/time";

/** Choices for the price of a normal order; the platform's price comes first. */
export const PRICE_WAY_OPTIONS: { value: PriceWay; label: string; description: string }[] = [
  { value: "PLATFORM", label: "平台一口价", description: "价格即时可见，付款后立即安排师傅" },
  {
    value: "BIDS",
    label: "师傅报价",
    description: `师傅在 ${BIDDING_MS / HOUR} 小时内报价，您比较后选定一位再付款`,
  },
];

/** The bids of an order. */
export const bidsHref = (orderId: string): string => orderHref(orderId, "bids");
