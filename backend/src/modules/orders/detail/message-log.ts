import { htmlToText } from "../../../../../schema/rules/html-text";
import { messagesAbout } from "../../messages";
import type { DetailLog } from "../order-parts";

/** The newest messages about an order that its timeline tells of: no order comes near it. */
const MOST = 100;

/** What the customer was told about an order, for its timeline (ux.md U27). */
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
