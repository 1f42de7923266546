import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { MOST_SMS_A_DAY } from "../../../schema/rules/messages/reminders";
import { follow } from "../../support/orders/order-life";
import { withReminders } from "../../support/reminders";

const { life, save, tell, run, smsTo, waiting, turnTo } = withReminders();
const { orderIn, subjectOf } = life;

describe("an SMS", () => {
  test("[U62] comes once per order and hour; the next one waits, and the newest of an event is the one that comes", async () => {
    await save({ sms: ["EXCEPTION", "MARKUP"] });
    const [orderId, other] = [await orderIn("WAIT_INSTALL"), await orderIn("WAIT_INSTALL")];
    await tell(orderId, "EXCEPTION");
    await run();
    await Promise.all([tell(orderId, "MARKUP"), tell(other, "EXCEPTION")]);
    await Promise.all([run(), run(), run()]);
    expect(await smsTo()).toHaveLength(2);
    life.backend.clock.advance(30 * MINUTE);
    await tell(orderId, "MARKUP");
    await run();
    expect(await smsTo()).toHaveLength(2);
    life.backend.clock.advance(31 * MINUTE);
    await run();
    expect((await smsTo()).slice(2)).toEqual([expect.stringContaining("申请加价")]);
    life.backend.clock.advance(DAY);
    await run();
    expect(await smsTo()).toHaveLength(3);
  });

  test("[U62] of two about one order that are due at once, one is sent by many who try at once", async () => {
    await save({ sms: ["EXCEPTION", "MARKUP"] });
    const orderId = await orderIn("WAIT_INSTALL");
    await tell(orderId, "EXCEPTION");
    await tell(orderId, "MARKUP");
    await Promise.all([1, 2, 3, 4].map(() => run()));
    expect(await smsTo()).toHaveLength(1);
  });

  test("[U62] comes at most so often a day; the rest is told on the page, and the next day has its own", async () => {
    await save({ sms: ["SIGN_IN", "EXCEPTION"] });
    for (let sent = 0; sent < MOST_SMS_A_DAY + 3; sent++) {
      life.backend.clock.advance(MINUTE);
      await tell(sent % 2 ? undefined : 700 + sent, sent % 2 ? "SIGN_IN" : "EXCEPTION");
      await env.DB.prepare("UPDATE reminder_queue SET order_id = 0, kind = 'SIGN_IN'").run();
      await run();
    }
    expect(await smsTo()).toHaveLength(MOST_SMS_A_DAY);
    expect(await waiting()).toBe(0);
    life.backend.clock.advance(DAY);
    await tell(undefined, "SIGN_IN");
    await run();
    expect(await smsTo()).toHaveLength(MOST_SMS_A_DAY + 1);
  });

  test("[U62] waits for the end of quiet hours, over midnight, and only the last of an order's event comes", async () => {
    await save({ sms: ["EXCEPTION"], quietHours: { from: "22:00", until: "08:00" } });
    const orderId = await orderIn("WAIT_INSTALL");
    turnTo("22:30");
    await tell(orderId);
    await run();
    turnTo("03:00", 1);
    await tell(orderId);
    await run();
    turnTo("07:59", 1);
    await run();
    expect(await smsTo()).toEqual([]);
    turnTo("08:00", 1);
    await run();
    expect(await smsTo()).toHaveLength(1);
    turnTo("12:00", 1);
    await run();
    expect(await smsTo()).toHaveLength(1);
  });

  test("[U62] of a customer who has chosen nothing keeps the default quiet hours", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    turnTo("22:00");
    await follow(subjectOf(orderId), ["appoint"]);
    expect(await smsTo()).toEqual([]);
    turnTo("08:00", 1);
    await run();
    expect(await smsTo()).toHaveLength(1);
  });

  test("[U62] names no person, no street, no phone and no amount, whatever it tells", async () => {
    await save({ sms: ["APPOINTMENT", "EXCEPTION", "MARKUP", "ACCEPTANCE", "REFUND", "ON_THE_WAY"] });
    const orderId = await orderIn("WAIT_INSTALL");
    for (const step of ["report_exception", "request_markup"] as const) {
      life.backend.clock.advance(2 * HOUR);
      await follow(subjectOf(orderId), [step]);
    }
    const order = await life.readOrder(orderId);
    const said = (await smsTo()).join("\n");
    expect(await smsTo()).toHaveLength(3);
    for (const secret of [
      order.address,
      order.customerName,
      order.customerPhone,
      order.userName,
      "¥",
      "20.00",
    ]) {
      expect(said).not.toContain(secret);
    }
  });
});
