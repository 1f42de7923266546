import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { withReminders } from "../../support/reminders";

const { life, run, smsTo, turnTo } = withReminders();
const { orderIn } = life;

describe("the progress link by SMS", () => {
  const text = (orderId: number, token = life.account.token) =>
    life.backend.call("POST", "/order/api/progress_sms", { token, json: { orderId } });
  const linkOf = async (orderId: number) =>
    (
      await life.backend.call("GET", `/order/api/progress_link?orderId=${orderId}`, {
        token: life.account.token,
      })
    ).data;

  test("[U64] goes to the customer of the order once, from however many windows", async () => {
    const orderId = await orderIn("WAIT_INSTALL", { customerPhone: "13688880001" });
    expect(await linkOf(orderId)).toEqual({ token: null, canText: true, isTexted: false });
    const answers = await Promise.all([text(orderId), text(orderId), text(orderId)]);
    const { token } = await linkOf(orderId);
    for (const { code, data } of answers) {
      expect([code, data.token, data.isTexted]).toEqual([0, token, true]);
    }
    life.backend.clock.advance(DAY);
    await text(orderId);
    await run();
    expect(await smsTo({ phone: "13688880001" })).toEqual([
      expect.stringMatching(new RegExp(`/progress/${token}。退订 \\S+/sms/[0-9a-f]{23}$`)),
    ]);
  });

  test("[U64] waits for the morning, and does not go when the link was ended", async () => {
    const [kept, ended] = [
      await orderIn("WAIT_INSTALL", { customerPhone: "13688880002" }),
      await orderIn("WAIT_INSTALL", { customerPhone: "13688880003" }),
    ];
    turnTo("23:00");
    await text(kept);
    await text(ended);
    await life.backend.call("DELETE", `/order/api/progress_link/${ended}`, { token: life.account.token });
    expect(await smsTo({ phone: "13688880002" })).toEqual([]);
    turnTo("08:00", 1);
    await run();
    expect(await smsTo({ phone: "13688880002" })).toHaveLength(1);
    expect(await smsTo({ phone: "13688880003" })).toEqual([]);
  });

  test("[U64] does not go for an unpaid order, to a landline, or for the order of another customer", async () => {
    const stranger = await signIn();
    const unpaid = await orderIn("WAIT_PAY", { customerPhone: "13688880004" });
    const landline = await orderIn("WAIT_INSTALL", { customerPhone: "0571-88880000" });
    for (const orderId of [unpaid, landline]) {
      expect(await text(orderId)).toMatchObject({
        code: 4000,
        message: "这个订单不能短信发送进度链接，请复制链接发给客户",
      });
    }
    expect((await text(landline, stranger.token)).code).toBe(4004);
    expect(await smsTo({ phone: "13688880004" })).toEqual([]);
  });

  test("[U63] does not go to a phone that wants no SMS", async () => {
    const phone = "13688880005";
    await env.DB.prepare("INSERT INTO reminder_phones (phone, off_at) VALUES (?, 1)").bind(phone).run();
    const orderId = await orderIn("WAIT_INSTALL", { customerPhone: phone });
    expect(await text(orderId)).toMatchObject({
      code: 4000,
      message: "收货客户已退订短信，请直接把链接发给客户",
    });
    expect(await smsTo({ phone })).toEqual([]);
    expect(await linkOf(orderId)).toMatchObject({ isTexted: false });
  });

  test("[U64] can be asked for again when it was dropped before it was sent", async () => {
    const phone = "13688880006";
    const orderId = await orderIn("WAIT_INSTALL", { customerPhone: phone });
    turnTo("23:00");
    await text(orderId);
    expect(await linkOf(orderId)).toMatchObject({ canText: false, isTexted: true });
    await env.DB.prepare("INSERT INTO reminder_phones (phone, off_at) VALUES (?, 1)").bind(phone).run();
    turnTo("08:00", 1);
    await run();
    expect(await smsTo({ phone })).toEqual([]);
    expect(await linkOf(orderId)).toMatchObject({ canText: true, isTexted: false });
    await env.DB.prepare("DELETE FROM reminder_phones WHERE phone = ?").bind(phone).run();
    await text(orderId);
    await run();
    expect(await smsTo({ phone })).toHaveLength(1);
    expect(await linkOf(orderId)).toMatchObject({ canText: false, isTexted: true });
  });
});
