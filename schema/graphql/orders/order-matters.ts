import { type BlockedAction as Blocked, blockedActions } from "../../rules/orders/order-actions";
import {
  type OrderMatterKind as KindName,
  type OrderMatter as Matter,
  orderMatters,
} from "../../rules/orders/order-matters";
import { builder } from "../builder";
import { Order, OrderAction } from "./orders";

const OrderMatterKind = builder.enumType("OrderMatterKind", {
  description: "What may be open about an order beside its status.",
  values: {
    BIDS: { description: "Masters bid for it, and the customer has picked none." },
    REFUND_REVIEW: { description: "A refund is waiting for a decision." },
    ARBITRATION: { description: "The platform decides about a refund that was refused." },
    REFUND_REFUSED: { description: "A refund was refused; the customer may ask again, or the platform." },
    REFUND_UNDERWAY: { description: "A refund was agreed and its money is on the way." },
    REFUNDED: { description: "Money is back, all of it or a part." },
    REFUND: { description: "There is a refund of which the backend tells only the name of its status." },
    EXCEPTION: { description: "An exception was reported and not solved." },
    APPOINTMENT_FAILED: { description: "The master could not make an appointment with the customer." },
    EDIT_REQUESTED: { description: "A change of the order waits for the master." },
    MARKUP_REQUEST: { description: "A master asks for more money." },
    MARKUP_UNPAID: { description: "The customer wanted to add money and has not paid it." },
  } as const satisfies Record<KindName, { description: string }>,
});

const OrderMatter = builder.objectRef<Matter>("OrderMatter").implement({
  description: "Something that is open about an order beside its status.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OrderMatterKind, description: "What." }),
    label: t.exposeString("label", {
      description: "In Chinese, to stand beside the status, e.g. 退款审核中.",
    }),
    hint: t.exposeString("hint", {
      nullable: true,
      description: "What comes next because of it; null where that follows from the status.",
    }),
  }),
});

const BlockedAction = builder.objectRef<Blocked>("BlockedAction").implement({
  description: "An action that the page lists as blocked, and why it is not possible now.",
  fields: (t) => ({
    action: t.expose("action", { type: OrderAction, description: "Which." }),
    reason: t.exposeString("reason", { description: "Why not, in Chinese." }),
  }),
});

builder.objectField(Order, "matters", (t) =>
  t.field({
    type: [OrderMatter],
    description: "What is open about it beside its status, the weightiest first.",
    resolve: (order) => orderMatters(order),
  }),
);

builder.objectField(Order, "blockedActions", (t) =>
  t.field({
    type: [BlockedAction],
    description: "Actions that are not possible now and why, in display order.",
    resolve: (order) => blockedActions(order),
  }),
);
