import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sendMessage } from "../../../backend/src/modules/messages/messages";
import { DAY, formatTime, SECOND } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { follow } from "../../support/orders/order-life";
import { idsBy } from "../../support/servers/backend";

const life = withOneLife(6_000_000);

interface Line {
  event: string;
  title: string;
  content: string;
  operatorName: string;
  createTime: string;
}
const messagesOf = async (orderId: number): Promise<string[]> => {
  const { orderLogs }: { orderLogs: Line[] } = await life.readOrder(orderId);
  return orderLogs
    .filter(({ event }) => event === "message")
    .map(({ title, content, operatorName }) => `${operatorName} ${title} ${content}`);
};

test("[U27] the timeline has what the customer was told about the order, in words and beside the step that it tells of", async () => {
  const orderId = await life.orderIn("WAIT_APPOINTMENT");
  life.backend.clock.advance(SECOND);
  await follow(life.subjectOf(orderId), ["appoint"]);
  const { orderNo, customerName, orderLogs } = await life.readOrder(orderId);
  const visit = formatTime(life.backend.clock.now() + DAY);
  expect((await messagesOf(orderId)).at(-1)).toBe(
    `系统 消息：师傅已预约 订单${orderNo}（${customerName}）已预约上门时间：${visit}。`,
  );
  expect(orderLogs.slice(-2).map(({ event }: Line) => event)).toEqual(["appoint", "message"]);
});

test("[U27] messages about other orders, and of other customers, are not in it, and nothing of them is markup", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const before = await messagesOf(orderId);
  // Of two messages at the same moment either may be the first.
  life.backend.clock.advance(SECOND);
  const tell = async (customerId: number, associatedId: number | undefined, text: string) => {
    const at = life.backend.clock.now();
    const about = associatedId === undefined ? {} : { associatedId };
    const message = { customerId, type: "service", title: "提醒", text, at, ...about } as const;
    await env.DB.batch(sendMessage(env.DB, message, idsBy(life.backend.clock)));
  };
  const stranger = await signIn();
  await tell(stranger.customerId, orderId, "给别人的");
  await tell(life.account.customerId, await life.orderIn("WAIT_INSTALL"), "别的订单");
  await tell(life.account.customerId, undefined, "与订单无关");
  expect(await messagesOf(orderId)).toEqual(before);
  await tell(life.account.customerId, orderId, "柜门<b>&抽屉");
  expect((await messagesOf(orderId)).at(-1)).toBe("系统 消息：提醒 柜门<b>&抽屉");
});
