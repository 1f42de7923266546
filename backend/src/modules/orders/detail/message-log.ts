import { htmlToText } from "../../../../../schema/rules/html-text";
import { messagesAbout } from "../../messages";
import type { DetailLog } from "../order-parts";

/** The most messages in an order's timeline; no order has nearly as many. */
const MOST = 100;

/** Messages to the customer about an order, for its timeline (ux.md U27). */
export const messageLog: DetailLog = async ({ id, customerId }, { db }) => {
  const rows = await messagesAbout(db, { customerId, orderId: id, limit: MOST });
  return rows.map(({ createdAt, title, content }) => ({
    at: createdAt,
    event: "message",
    title: `消息：${title}`,
    content: htmlToText(content),
    imgs: [],
    operatorName: "系统",
  }));
};
