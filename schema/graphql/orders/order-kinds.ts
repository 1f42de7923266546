import type { OrderStatus as StatusName } from "../../rules/orders/order-status";
import { builder } from "../builder";

/** The statuses with what they mean. */
export const STATUS_VALUES = {
  WAIT_PAY: { description: "Waits for its payment." },
  WAIT_ASSIGN: { description: "Paid; waits for the platform to assign a master." },
  WAIT_APPOINTMENT: { description: "Assigned; waits for the master to make an appointment." },
  RECEIVING_ORDER: { description: "Waits for a master to take it." },
  WAIT_PICK_UP: { description: "Waits for the goods to be collected." },
  WAIT_INSTALL: { description: "Waits for the work to begin." },
  WAIT_COMPLETE: { description: "Being worked on." },
  WAIT_VERIF: { description: "Done; waits for the shop's completion code." },
  WAIT_ACCEPT: { description: "Done; waits for the customer to accept." },
  SUCCESS: { description: "Accepted and settled." },
  EVALUATED: { description: "Settled and rated." },
  CLOSE: { description: "Closed: unpaid too long, cancelled or refunded." },
} as const satisfies Record<StatusName, { description: string }>;

export const OrderStatus = builder.enumType("OrderStatus", {
  description: "Where an order stands.",
  values: STATUS_VALUES,
});

export const OrderType = builder.enumType("OrderType", {
  description: "How an order finds its master.",
  values: {
    TIMELY: { description: "At a fixed price, served at once." },
    GENERAL: { description: "At the platform's price or by a bid of a master, as `bidding` says." },
  } as const,
});

export const PriceWay = builder.enumType("PriceWay", {
  description: "How the price of a normal order is found.",
  values: {
    PLATFORM: { description: "The platform's price, to be paid now." },
    BIDS: { description: "Masters bid for up to two days, and the customer picks." },
  } as const,
});

export const VerifType = builder.enumType("VerifType", {
  description: "Whose completion code an order needs.",
  values: {
    NOT: { description: "None." },
    MIAO: { description: "喵师傅 (Tmall)." },
    WANG: { description: "旺师傅 (Taobao)." },
  } as const,
});
