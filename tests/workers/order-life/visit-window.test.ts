import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { newOrder } from "../../support/orders/orders";

const life = withOneLife();

test("[ENT-13] a window of a day can be wished for, and an appointment within it keeps its end", async () => {
  const window = { expectedTime: "2026-11-25 09:00:00", expectedEndTime: "2026-11-25 12:00:00" };
  const orderId = await life.orderIn("WAIT_APPOINTMENT", window);
  const periods = async () => (await life.readOrder(orderId)).orderServicePeriodList;
  expect(await periods()).toEqual([{ date: "2026-11-25", startTime: "09:00:00", endTime: "12:00:00" }]);
  const appoint = (appointmentTime: string, event = "appoint") =>
    operate(life.backend, "POST", `/operator/api/order/${orderId}/${event}`, {
      appointmentTime,
      ...(event === "appoint" ? {} : { reason: "师傅改期" }),
    });
  await appoint("2026-11-25 10:30:00");
  expect(await periods()).toEqual([{ date: "2026-11-25", startTime: "10:30:00", endTime: "12:00:00" }]);
  await appoint("2026-11-26 10:30:00", "reschedule");
  expect(await periods()).toEqual([{ date: "2026-11-26", startTime: "10:30:00", endTime: "23:59:59" }]);
});

test("a window that ends before it begins is refused", async () => {
  const answer = await life.call("POST", "/order/api/order", {
    ...newOrder({ expectedTime: "2026-11-25 09:00:00", expectedEndTime: "2026-11-25 08:00:00" }),
  });
  expect(answer).toMatchObject({ code: 4000, message: "期望时段的结束须晚于开始，且在同一天" });
});

test("[ENT-13] another wished time drops the end of the window, also when the master confirms it; another edit keeps it", async () => {
  const window = { expectedTime: "2026-11-25 09:00:00", expectedEndTime: "2026-11-25 12:00:00" };
  const edit = (orderId: number, change: object) =>
    life.call("PUT", `/order/api/order/${orderId}/edit`, change);
  const periods = async (orderId: number) => (await life.readOrder(orderId)).orderServicePeriodList;
  const orderId = await life.orderIn("WAIT_APPOINTMENT", window);
  await edit(orderId, { remark: "轻放" });
  expect(await periods(orderId)).toEqual([
    { date: "2026-11-25", startTime: "09:00:00", endTime: "12:00:00" },
  ]);
  await edit(orderId, { expectedTime: "2026-11-25 11:00:00" });
  expect(await life.readOrder(orderId)).toMatchObject({
    expectedTime: "2026-11-25 11:00:00",
    orderServicePeriodList: [],
  });
  await edit(orderId, { expectedTime: "2026-11-25 09:00:00" });
  expect(await periods(orderId)).toEqual([]);
  const appointed = await life.orderIn("WAIT_INSTALL", window);
  await edit(appointed, { expectedTime: "2026-11-25 08:00:00" });
  await operate(life.backend, "POST", `/operator/api/order/${appointed}/confirm_edit`, {});
  await operate(life.backend, "POST", `/operator/api/order/${appointed}/reschedule`, {
    appointmentTime: "2026-11-25 10:30:00",
    reason: "师傅改期",
  });
  expect(await periods(appointed)).toEqual([
    { date: "2026-11-25", startTime: "10:30:00", endTime: "23:59:59" },
  ]);
});
