import type { CallName } from "../../../support/contract/contract";
import { newItem, newOrder, PLACE } from "../../../support/orders/orders";
import type { AttackEntry } from "../attack";
import { FOREIGN } from "../foreign-things";

const nothing = () => ({});
const at = (name: string) => (data: unknown) => Reflect.get(Object(data), name);
const rows = at("length");

type OfOrders = "orders.quotePrice" | "orders.createOrder" | "orders.getOrder" | "orders.listOrders";
type Kept = Extract<CallName, `recipients.${string}`>;

/** How the calls about placing orders and reading them are attacked; a part of the attack matrix. */
export const placementAttacks: Readonly<Record<OfOrders | Kept, AttackEntry>> = {
  "orders.quotePrice": {
    prepare: () => ({
      body: {
        goodsTypeId: PLACE.goodsTypeId,
        areaCode: PLACE.areaCode,
        serviceType: PLACE.installOnly,
        totalVolume: 2.5,
        orderItems: [{ name: "沙发", count: 1, goodsTypeId: PLACE.childTypeId }],
      },
    }),
    ids: { "body.goodsTypeId": "public", "body.orderItems[].goodsTypeId": "public" },
  },
  "orders.createOrder": {
    prepare: ({ own }) => ({
      body: newOrder({ orderItems: [newItem({ imgUrl: own.imageUrl, installVideoUrl: own.videoUrl })] }),
    }),
    ids: {
      "body.goodsTypeId": "public",
      "body.orderItems[].goodsTypeId": "public",
      "body.orderItems[].imgUrl": FOREIGN.image,
      "body.orderItems[].installVideoUrl": FOREIGN.video,
      "body.logisticsNo": "text",
      "body.verifOrderNo": "text",
      "body.shopOrderNo": "text",
    },
  },
  "orders.getOrder": {
    prepare: ({ own }) => ({ params: { id: own.orderIds[0] } }),
    ids: { "params.id": FOREIGN.order },
  },
  "orders.listOrders": {
    prepare: () => ({ query: { status: "WAIT_PAY" } }),
    ids: { "query.orderNo": "text", "query.logisticsNo": "text" },
    total: at("total"),
    searches: ({ foreign }) => [
      { query: { customer: foreign.mark } },
      { query: { customer: foreign.phone } },
    ],
  },

  "recipients.listRecipients": {
    prepare: nothing,
    total: rows,
    searches: ({ foreign }) => [{ query: { phone: foreign.phone } }],
  },
  "recipients.pinRecipient": {
    prepare: ({ own }) => ({ params: { orderId: own.orderIds[0] }, body: { pinned: true } }),
    ids: { "params.orderId": FOREIGN.order },
  },
  "recipients.setDefaultRecipient": {
    prepare: ({ own }) => ({ body: { orderId: own.orderIds[0] } }),
    ids: { "body.orderId": FOREIGN.order },
  },
};
