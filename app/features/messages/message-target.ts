import type { DetailTab } from "~/features/order-detail/detail-tabs";
import { orderHref } from "~/features/orders/order-address";
import { WEBHOOKS_PAGE } from "~/features/webhooks/webhook-address";
import type { MessageTopic } from "~/gql/graphql";
import { EXPORT_READY_TITLE, PERSONAL_DATA_PAGE } from "../../../schema/rules/account/personal-data";
import { WEBHOOK_PAUSED_TITLE } from "../../../schema/rules/webhooks/webhooks";

/** The tab of the order's detail for each topic of messages (ux.md U44). */
const ORDER_TABS: Readonly<Partial<Record<MessageTopic, DetailTab>>> = {
  ORDER: "service",
  BID: "bids",
  CALL: "service",
  VISIT: "service",
  EXCEPTION: "abnormal",
  MARKUP: "markup",
  REFUND: "refund",
};

interface MessageTarget {
  to: string;
  label: string;
}

/** Target of the link in a message; null when there is nothing more to see. */
export function messageTarget(message: {
  topic: MessageTopic;
  title?: string;
  associatedId?: string | null | undefined;
}): MessageTarget | null {
  const { topic, associatedId } = message;
  if (topic === "ACCOUNT" && message.title === EXPORT_READY_TITLE) {
    return { to: PERSONAL_DATA_PAGE, label: "去下载" };
  }
  if (topic === "ACCOUNT" && message.title === WEBHOOK_PAUSED_TITLE) {
    return { to: WEBHOOKS_PAGE, label: "查看地址" };
  }
  if (topic === "COMPLAINT") return { to: "/user/right", label: "查看投诉" };
  if (!associatedId) return null;
  if (topic === "FEEDBACK") {
    return { to: `/user/feedback/detail?${new URLSearchParams({ id: associatedId })}`, label: "查看反馈" };
  }
  return { to: orderHref(associatedId, ORDER_TABS[topic]), label: "查看订单" };
}
