import { ORDER_EDGES } from "./order-edges";
import type { OrderEvent } from "./step";

/** Events that are not steps: placing, payment, and automatic closing and acceptance. */
export const orderEvents = {
  create: { event: "create", title: "下单", edges: ORDER_EDGES.create },
  pay: { event: "pay", title: "付款", edges: ORDER_EDGES.pay },
  expire: { event: "expire", title: "超时未付款，订单关闭", edges: ORDER_EDGES.expire },
  auto_accept: { event: "auto_accept", title: "系统自动验收", edges: ORDER_EDGES.auto_accept },
} as const satisfies Record<string, OrderEvent>;
