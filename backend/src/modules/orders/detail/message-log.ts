import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { htmlToText } from "../../../../../schema/rules/html-text";
import { messages } from "../../messages/messages.tables";
import type { DetailLog } from "../order-parts";

/** The newest messages about an order that its timeline tells of: no order comes near it. */
const MOST = 100;

/** What the customer was told about an order, for its timeline (ux.md U27). */
export const messageLog: DetailLog = async ({ id, customerId }, { db }) => {
  const rows = await drizzle(db)
    .select()
    .from(messages)
    .where(and(eq(messages.customerId, customerId), eq(messages.associatedId, id)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST);
  return rows.map(({ createdAt, title, content }) => ({
    at: createdAt,
    event: "message",
    title: `消息：${title}`,
    content: htmlToText(content),
    imgs: [],
    operatorName: "系统",
  }));
};
