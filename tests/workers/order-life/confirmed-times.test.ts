import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";

const life = withOneLife();

const edit = (orderId: number, change: Record<string, unknown>) =>
  life.call("PUT", `/order/api/order/${orderId}/edit`, change);
const confirm = (orderId: number) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/confirm_edit`, {});
const lastMessage = () =>
  env.DB.prepare("SELECT id, type, title, content FROM messages WHERE customer_id = ? ORDER BY id DESC")
    .bind(life.account.customerId)
    .first<{ id: number; type: string; title: string; content: string }>();

test("[EXT-440] the wished time that the master confirms is the new appointment, and is told as one", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const before = await life.readOrder(orderId);
  const expectedTime = formatTime(life.backend.clock.now() + 5 * DAY);
  expect(await edit(orderId, { expectedTime })).toMatchObject({ code: 0, data: { isRequest: true } });
  expect(await life.readOrder(orderId)).toMatchObject({ appointmentTime: before.appointmentTime });
  expect(await confirm(orderId)).toMatchObject({ code: 0 });
  expect(await life.readOrder(orderId)).toMatchObject({ expectedTime, appointmentTime: expectedTime });
  const message = await lastMessage();
  expect(message).toMatchObject({
    type: "appointment",
    title: "改约提醒",
    content: expect.stringContaining(`上门时间改到${expectedTime}。`),
  });
  expect(
    await env.DB.prepare("SELECT kind FROM reminder_queue WHERE message_id = ?")
      .bind(message?.id)
      .first("kind"),
  ).toBe("APPOINTMENT");
});

test("a wished time that has passed before the master confirms it moves no appointment", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const { appointmentTime } = await life.readOrder(orderId);
  const now = life.backend.clock.now();
  await edit(orderId, { expectedTime: formatTime(now + 2 * DAY) });
  await env.DB.prepare(
    "UPDATE orders SET edit_request = json_set(edit_request, '$.patch.expectedTime', ?) WHERE id = ?",
  )
    .bind(now - DAY, orderId)
    .run();
  expect(await confirm(orderId)).toMatchObject({ code: 0 });
  expect(await life.readOrder(orderId)).toMatchObject({ appointmentTime });
  expect(await lastMessage()).toMatchObject({ title: "师傅已确认修改" });
});
