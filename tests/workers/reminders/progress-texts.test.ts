import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { follow } from "../../support/orders/order-life";
import { withReminders } from "../../support/reminders";

const { life, run, smsTo, turnTo } = withReminders();
const { orderIn } = life;

describe("the progress link by SMS", () => {
  const text = (orderId: number, token = life.account.token) =>
    life.backend.call("POST", "/order/api/progress_sms", { token, json: { orderId } });
  const revoke = (orderId: number) =>
    life.backend.call("DELETE", `/order/api/progress_link/${orderId}`, { token: life.account.token });
  /** An edit, confirmed by the master when there is an appointment. */
  const correct = async (orderId: number, change: Record<string, unknown>) => {
    const { data } = await life.call("PUT", `/order/api/order/${orderId}/edit`, change);
    if (data.isRequest) await follow(life.subjectOf(orderId), ["confirm_edit"]);
  };
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
    await revoke(ended);
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

  test("[U64] a new link after a revoked one is sent again, and the revoked one is not", async () => {
    const phone = "13688880007";
    const orderId = await orderIn("WAIT_INSTALL", { customerPhone: phone });
    const { token: first } = (await text(orderId)).data;
    await run();
    await revoke(orderId);
    expect(await linkOf(orderId)).toEqual({ token: null, canText: true, isTexted: false });
    // A phone gets one SMS about an order in an hour.
    life.backend.clock.advance(HOUR);
    const { token: second } = (await text(orderId)).data;
    await run();
    expect(await smsTo({ phone })).toEqual([
      expect.stringContaining(`/progress/${first}。`),
      expect.stringContaining(`/progress/${second}。`),
    ]);
    expect(await linkOf(orderId)).toEqual({ token: second, canText: false, isTexted: true });
  });

  test("[U64] a link that was revoked while it waited is sent once, when it is asked for again", async () => {
    const phone = "13688880008";
    const orderId = await orderIn("WAIT_INSTALL", { customerPhone: phone });
    turnTo("23:00");
    await text(orderId);
    await revoke(orderId);
    life.backend.clock.advance(MINUTE);
    expect((await text(orderId)).data).toMatchObject({ isTexted: true });
    turnTo("08:00", 1);
    await run();
    expect(await smsTo({ phone })).toHaveLength(1);
  });

  test.each([
    ["WAIT_APPOINTMENT", "13688880021", "13688880022"],
    ["WAIT_INSTALL", "13688880031", "13688880032"],
  ] as const)("[U64] goes to the recipient's corrected phone as well (%s)", async (status, wrong, right) => {
    const orderId = await orderIn(status, { customerPhone: wrong });
    const { token: former } = (await text(orderId)).data;
    await run();
    await correct(orderId, { remark: "请提前一小时联系" });
    expect(await linkOf(orderId)).toEqual({ token: former, canText: false, isTexted: true });
    life.backend.clock.advance(MINUTE);
    await correct(orderId, { customerPhone: right });
    // What went to the wrong phone opens nothing any more.
    expect(await linkOf(orderId)).toEqual({ token: null, canText: true, isTexted: false });
    const { token } = (await text(orderId)).data;
    expect(token).not.toBe(former);
    await run();
    for (const phone of [wrong, right]) expect(await smsTo({ phone })).toHaveLength(1);
    expect(await linkOf(orderId)).toEqual({ token, canText: false, isTexted: true });
  });

  test("a link that never went by SMS stays when the phone is corrected", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT", { customerPhone: "13688880041" });
    await life.call("POST", "/order/api/progress_link", { orderId });
    const { token } = await linkOf(orderId);
    expect(token).not.toBeNull();
    await correct(orderId, { customerPhone: "13688880042" });
    expect(await linkOf(orderId)).toEqual({ token, canText: true, isTexted: false });
  });

  test("[U64] that waits for the morning goes to the corrected phone alone", async () => {
    const [wrong, right] = ["13688880011", "13688880012"];
    const orderId = await orderIn("WAIT_APPOINTMENT", { customerPhone: wrong });
    turnTo("23:00");
    const { token } = (await text(orderId)).data;
    await correct(orderId, { customerPhone: right });
    expect(await linkOf(orderId)).toEqual({ token, canText: false, isTexted: true });
    turnTo("08:00", 1);
    await run();
    expect(await smsTo({ phone: wrong })).toEqual([]);
    expect(await smsTo({ phone: right })).toHaveLength(1);
  });
});
