import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { remindOfAcceptance } from "../../../backend/src/modules/orders/jobs/acceptance-reminder";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { REMINDER_NAMES } from "../../../schema/rules/messages/reminders";
import { inEveryStore } from "../../support/minute-jobs";
import { follow } from "../../support/orders/order-life";
import { withReminders } from "../../support/reminders";
import { idsBy } from "../../support/servers/backend";

const { life, save, bindWechat, tell, run, smsTo, wechats, waiting, turnTo, orderNamedBy } = withReminders();
const { orderIn, subjectOf } = life;

describe("reminders while no page is open", () => {
  test("[U62] [GEN-05] an appointment and work to accept are told by SMS until the customer chooses", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    const { orderNo, appointmentTime } = await life.readOrder(orderId);
    expect(await smsTo()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^【装达】订单${orderNo}的上门时间已约定为${appointmentTime.slice(0, 16)}，请留意。退订 \\S+/sms/[0-9a-f]{23}$`,
        ),
      ),
    ]);
    life.backend.clock.advance(2 * HOUR);
    await follow(subjectOf(orderId), ["sign_in", "complete"]);
    expect((await smsTo()).slice(1)).toEqual([expect.stringContaining(`订单${orderNo}已完工，请在`)]);
  });

  test("[U62] [GEN-05] [ROUTE-22] a chosen topic is sent by its chosen channel, and nothing else is sent", async () => {
    await bindWechat();
    await save({ sms: [], wechat: ["APPOINTMENT", "EXCEPTION", "SIGN_IN"] });
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["report_exception"]);
    await tell(undefined, "SIGN_IN");
    await run();
    const { orderNo } = await life.readOrder(orderId);
    expect(await smsTo()).toEqual([]);
    expect((await wechats()).sort()).toEqual([
      expect.stringMatching(/^新设备登录 2026-11-20 16:30 → \S+\/user\/safety\/sessions$/),
      expect.stringMatching(`^订单异常 ${orderNo} → \\S+[^/]/user/order/orderinfo\\?orderid=${orderId}$`),
      expect.stringMatching(
        `^预约与改约 ${orderNo} 2026-11-21 \\S+ → \\S+[^/]/user/order/orderinfo\\?orderid=${orderId}$`,
      ),
    ]);
    expect(await waiting()).toBe(0);
  });

  test("[U62] without a bound WeChat nothing is sent to it, and nothing stays behind", async () => {
    await save({ wechat: ["EXCEPTION"] });
    await tell(await orderIn("WAIT_INSTALL"));
    await run();
    expect(await waiting()).toBe(0);
  });

  test("[U62] a reminder that was read or no longer applies is not sent", async () => {
    await save({ sms: ["EXCEPTION", "ACCEPTANCE"], quietHours: { from: "16:00", until: "20:00" } });
    const orderId = await orderIn("WAIT_ACCEPT");
    await tell(orderId);
    expect(await waiting()).toBe(2);
    await env.DB.prepare("UPDATE messages SET read_at = 1 WHERE title = '提醒'").run();
    await follow(subjectOf(orderId), ["accept"]);
    turnTo("20:01");
    await run();
    expect(await smsTo()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("[U62] what waited is not told of an order whose refund is asked for, which has closed, or whose bid was picked", async () => {
    await save({ sms: REMINDER_NAMES, quietHours: { from: "16:00", until: "20:00" } });
    await follow(subjectOf(await orderIn("WAIT_ACCEPT")), ["request_refund"]);
    await follow(subjectOf(await orderIn("WAIT_INSTALL")), ["request_refund"]);
    const closed = await orderIn("WAIT_INSTALL");
    for (const kind of ["EXCEPTION", "MARKUP", "DEPOT", "PICKED_UP"] as const) await tell(closed, kind);
    await follow(subjectOf(closed), ["request_refund", "agree_refund"]);
    await follow(subjectOf(await orderIn("WAIT_PAY", { priceWay: "BIDS" })), ["bid", "pick_bid"]);
    turnTo("17:40");
    const open = await orderIn("WAIT_PAY", { priceWay: "BIDS" });
    await follow(subjectOf(open), ["bid"]);
    turnTo("20:01");
    await run();
    const refunded = (await life.readOrder(closed)).orderNo;
    const { orderNo } = await life.readOrder(open);
    const texts = await smsTo();
    expect(texts).toHaveLength(2);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`订单${refunded}的退款申请已有结果`),
        expect.stringContaining(`订单${orderNo}收到新的师傅报价`),
      ]),
    );
    expect(await waiting()).toBe(0);
  });

  test("[U62] a day before work is accepted by itself its customer is told, once per date", async () => {
    await save({ sms: ["ACCEPTANCE"] });
    const orderId = await orderIn("WAIT_ACCEPT");
    const { clock } = life.backend;
    const job = () => inEveryStore(remindOfAcceptance)({ env: life.backend.env, clock, ids: idsBy(clock) });
    clock.advance(DAY);
    await job();
    await run();
    expect(await smsTo()).toHaveLength(1);
    clock.advance(DAY + MINUTE);
    for (let minute = 0; minute < 3; minute++) {
      await job();
      await run();
    }
    const { orderNo } = await life.readOrder(orderId);
    // The open page of the order has to show it.
    expect(await orderNamedBy("即将自动验收")).toBe(orderId);
    expect((await smsTo()).slice(1)).toEqual([
      expect.stringMatching(`订单${orderNo}将于2026-11-23 16:30自动验收`),
    ]);
    await follow(subjectOf(orderId), ["delay_acceptance"]);
    clock.advance(DAY + HOUR);
    await job();
    await run();
    expect((await smsTo()).slice(2)).toEqual([expect.stringContaining("2026-11-24 16:30自动验收")]);
  });
});
