import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { remindOfAcceptance } from "../../../backend/src/modules/orders/jobs/acceptance-reminder";
import { sendReminders } from "../../../backend/src/modules/reminders/send-reminders";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { createIds } from "../../../backend/src/shared/ids";
import { MOST_SMS_A_DAY, REMINDER_KIND_NAMES } from "../../../schema/rules/messages/reminders";
import { type Account, signIn } from "../../support/accounts/accounts";
import { sendTo } from "../../support/messages";
import { withOneLife } from "../../support/orders/one-life";
import { follow } from "../../support/orders/order-life";
import { createTestBackend } from "../../support/servers/backend";

const life = withOneLife(10_000_000, {
  createBackend: () => createTestBackend({ env: { PAY_PROVIDER: "sandbox" } }),
});
const { orderIn, subjectOf } = life;
const SETTINGS = "/user/api/mes/reminders";

const save = (wishes: Record<string, unknown>, token = life.account.token) =>
  life.backend.call("PUT", SETTINGS, {
    token,
    json: { sms: [], wechat: [], quietHours: null, isSmsOff: false, ...wishes },
  });
const read = async (token = life.account.token) => (await life.backend.call("GET", SETTINGS, { token })).data;

/** Texts that a phone has got, the oldest first. */
async function smsTo({ phone }: Pick<Account, "phone"> = life.account): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT content FROM sandbox_sms WHERE phone = ? ORDER BY created_at, id",
  )
    .bind(phone)
    .all<{ content: string }>();
  return results.map(({ content }) => content);
}

const bindWechat = ({ customerId }: Account) =>
  env.DB.prepare("INSERT INTO payout_accounts VALUES (?, 'WECHAT', ?, '木屿', NULL, 0, 1)")
    .bind(customerId, `openid-${customerId}`)
    .run();

async function wechatTo({ customerId }: Account): Promise<{ content: string; url: string }[]> {
  const { results } = await env.DB.prepare(
    "SELECT content, url FROM sandbox_wechat WHERE openid = ? ORDER BY created_at, id",
  )
    .bind(`openid-${customerId}`)
    .all<{ content: string; url: string }>();
  return results;
}

const waiting = () =>
  env.DB.prepare("SELECT COUNT(*) AS n FROM reminder_queue WHERE customer_id = ?")
    .bind(life.account.customerId)
    .first<number>("n");

/** What the cron does. */
const run = (bindings = life.backend.env, customerId: number | null = null) =>
  sendReminders(customerId, { env: bindings, clock: life.backend.clock });

/** A time of day in Shanghai, on the day that test clocks begin or so many days later. */
const at = (time: string, days = 0) => Date.parse(`2026-11-20T${time}:00+08:00`) + days * DAY;

/** Tells the customer about an order, as a step of it does. */
const tell = (
  associatedId: number | undefined,
  reminder: "EXCEPTION" | "MARKUP" | "REFUND" | "SIGN_IN" = "EXCEPTION",
  to: Account = life.account,
) =>
  sendTo(life.backend, to, {
    type: "service",
    title: "提醒",
    topic: "EXCEPTION",
    ...(associatedId === undefined ? {} : { associatedId }),
    reminder,
  });

afterEach(() => vi.unstubAllGlobals());

describe("what happens with no page open", () => {
  test("[U62] [GEN-05] an appointment and work to accept are told by SMS until the customer chooses", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    const { orderNo, appointmentTime } = await life.readOrder(orderId);
    expect(await smsTo()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^【装达】订单${orderNo}的上门时间已约定为${appointmentTime.slice(0, 16)}，请留意。退订 \\S+/sms/[0-9a-f]{20}$`,
        ),
      ),
    ]);
    life.backend.clock.advance(2 * HOUR);
    await follow(subjectOf(orderId), ["sign_in", "complete"]);
    expect((await smsTo()).slice(1)).toEqual([expect.stringContaining(`订单${orderNo}已完工，请在`)]);
  });

  test("[U62] what is chosen comes by the chosen way, and nothing else", async () => {
    const { account } = life;
    await bindWechat(account);
    await save({ sms: [], wechat: ["APPOINTMENT", "EXCEPTION", "SIGN_IN"] });
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["report_exception"]);
    await tell(undefined, "SIGN_IN");
    await run();
    const { orderNo } = await life.readOrder(orderId);
    expect(await smsTo()).toEqual([]);
    expect(await wechatTo(account)).toEqual([
      {
        content: expect.stringContaining(`预约与改约 ${orderNo}`),
        url: expect.stringContaining(`=${orderId}`),
      },
      { content: `订单异常 ${orderNo}`, url: expect.stringContaining(`orderid=${orderId}`) },
      {
        content: expect.stringContaining("新设备登录 2026-11-20"),
        url: expect.stringContaining("/user/safety/sessions"),
      },
    ]);
    expect(await waiting()).toBe(0);
  });

  test("[U62] without a bound WeChat nothing is sent to it, and nothing stays behind", async () => {
    await save({ wechat: ["EXCEPTION"] });
    await tell(await orderIn("WAIT_INSTALL"));
    await run();
    expect(await waiting()).toBe(0);
  });

  test("[U62] what was read, or is true no more, is not told any more", async () => {
    await save({ sms: ["EXCEPTION", "ACCEPTANCE"], quietHours: { from: "16:00", until: "20:00" } });
    const orderId = await orderIn("WAIT_ACCEPT");
    await tell(orderId);
    expect(await waiting()).toBe(2);
    await env.DB.prepare("UPDATE messages SET read_at = 1 WHERE title = '提醒'").run();
    await follow(subjectOf(orderId), ["accept"]);
    life.backend.clock.set(at("20:01"));
    await run();
    expect(await smsTo()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("[U62] a day before work is accepted by itself its customer is told, once per date", async () => {
    await save({ sms: ["ACCEPTANCE"] });
    const orderId = await orderIn("WAIT_ACCEPT");
    const { clock } = life.backend;
    const job = () => remindOfAcceptance({ env: life.backend.env, clock, ids: createIds(clock) });
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
    life.backend.clock.set(at("22:30"));
    await tell(orderId);
    await run();
    life.backend.clock.set(at("03:00", 1));
    await tell(orderId);
    await run();
    life.backend.clock.set(at("07:59", 1));
    await run();
    expect(await smsTo()).toEqual([]);
    life.backend.clock.set(at("08:00", 1));
    await run();
    expect(await smsTo()).toHaveLength(1);
    life.backend.clock.set(at("12:00", 1));
    await run();
    expect(await smsTo()).toHaveLength(1);
  });

  test("[U62] of a customer who has chosen nothing keeps the default quiet hours", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    life.backend.clock.set(at("22:00"));
    await follow(subjectOf(orderId), ["appoint"]);
    expect(await smsTo()).toEqual([]);
    life.backend.clock.set(at("08:00", 1));
    await run();
    expect(await smsTo()).toHaveLength(1);
  });

  test("[S43] names no person, no street, no phone and no amount, whatever it tells", async () => {
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

describe("a provider that fails", () => {
  const tencent = () => ({
    ...life.backend.env,
    TENCENT_SMS_SECRET_ID: "id",
    TENCENT_SMS_SECRET_KEY: "key",
    TENCENT_SMS_APP_ID: "1400",
    TENCENT_SMS_SIGN_NAME: "装达",
    TENCENT_SMS_TEMPLATE_ID: "1",
    TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
    TENCENT_SMS_REMINDER_TEMPLATES: JSON.stringify(
      Object.fromEntries(REMINDER_KIND_NAMES.map((kind, index) => [kind, `${100 + index}`])),
    ),
  });
  /** What was sent to Tencent Cloud, which answers with these codes. */
  function answering(...codes: string[]) {
    const asked: { TemplateParamSet: string[]; SessionContext: string }[] = [];
    vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
      asked.push(JSON.parse(String(init.body)));
      const Code = codes[Math.min(asked.length, codes.length) - 1];
      return Response.json({ Response: { SendStatusSet: [{ Code }], RequestId: "r" } });
    });
    return asked;
  }
  const lines = (level: "warn" | "info") => vi.spyOn(console, level).mockImplementation(() => undefined);

  beforeEach(() => save({ sms: ["EXCEPTION"] }));

  test("[U62] is asked again after a minute, then later each time, until it takes the message", async () => {
    lines("warn");
    const asked = answering("InternalError", "InternalError", "Ok");
    await tell(await orderIn("WAIT_INSTALL"));
    await run(tencent());
    await run(tencent());
    expect(asked).toHaveLength(1);
    life.backend.clock.advance(MINUTE);
    await run(tencent());
    life.backend.clock.advance(MINUTE);
    await run(tencent());
    expect(asked).toHaveLength(2);
    life.backend.clock.advance(3 * MINUTE);
    await run(tencent());
    life.backend.clock.advance(DAY);
    await run(tencent());
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ SessionContext }) => SessionContext)).size).toBe(1);
  });

  test("[U62] [S47] is given up after five tries, with a line of the log that names no phone", async () => {
    const warned = lines("warn");
    const asked = answering("InternalError");
    await tell(await orderIn("WAIT_INSTALL"));
    for (let hour = 0; hour < 12; hour++) {
      await run(tencent());
      life.backend.clock.advance(HOUR + MINUTE * 5);
    }
    expect(asked).toHaveLength(5);
    expect(await waiting()).toBe(0);
    const said = warned.mock.calls.map(([line]) => String(line));
    expect(said.filter((line) => line.includes("reminder given up"))).toHaveLength(1);
    expect(said.join("\n")).not.toContain(life.account.phone);
  });

  test("[U62] what a phone has told its carrier is kept: it gets no SMS until it is switched on again", async () => {
    lines("info");
    const asked = answering("FailedOperation.PhoneNumberInBlacklist");
    await tell(await orderIn("WAIT_INSTALL"));
    await run(tencent());
    expect(await read()).toMatchObject({ isSmsOff: true });
    life.backend.clock.advance(2 * HOUR);
    await tell(await orderIn("WAIT_INSTALL"));
    await run(tencent());
    expect(asked).toHaveLength(1);
  });

  test("[R7] a job that dies between sending and noting it sends nothing twice, by SMS and by WeChat", async () => {
    await bindWechat(life.account);
    await save({ sms: ["EXCEPTION"], wechat: ["EXCEPTION"] });
    await tell(await orderIn("WAIT_INSTALL"));
    const [rows] = await Promise.all([
      env.DB.prepare("SELECT * FROM reminder_queue").all<Record<string, number | string | null>>(),
    ]);
    await run();
    // The Worker died after the provider had taken them: the rows are as the claim has left them.
    for (const { attempts: _tries, next_attempt_at: _due, ...row } of rows.results) {
      await env.DB.prepare("INSERT INTO reminder_queue VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?)")
        .bind(
          row.customer_id,
          row.channel,
          row.kind,
          row.order_id,
          row.message_id,
          row.send_key,
          row.created_at,
          life.backend.clock.now(),
        )
        .run();
    }
    await run();
    expect(await smsTo()).toHaveLength(1);
    expect(await wechatTo(life.account)).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });
});

describe("settings", () => {
  test("[U62] are what was last saved, and those of another customer are neither read nor changed", async () => {
    const stranger = await signIn();
    expect(await read()).toEqual({
      sms: ["APPOINTMENT", "ACCEPTANCE"],
      wechat: [],
      quietHours: { from: "22:00", until: "08:00" },
      isSmsOff: false,
      hasSms: true,
      hasWechat: true,
      isWechatBound: false,
    });
    await save({ sms: ["REFUND"], wechat: ["BID", "SIGN_IN"], isSmsOff: true });
    await bindWechat(life.account);
    expect(await read()).toMatchObject({
      sms: ["REFUND"],
      wechat: ["BID", "SIGN_IN"],
      quietHours: null,
      isSmsOff: true,
      isWechatBound: true,
    });
    expect(await read(stranger.token)).toMatchObject({
      sms: ["APPOINTMENT", "ACCEPTANCE"],
      isSmsOff: false,
      isWechatBound: false,
    });
    expect((await life.backend.call("GET", SETTINGS)).code).toBe(7001);
  });

  test("[U62] hours that end when they begin are refused, and nothing changes", async () => {
    const refused = await save({ sms: [], quietHours: { from: "08:00", until: "08:00" } });
    expect(refused).toMatchObject({ code: 4000, message: "开始和结束时间不能相同" });
    expect(await read()).toMatchObject({ sms: ["APPOINTMENT", "ACCEPTANCE"] });
  });

  test("[U62] offer no way for which the platform has no templates", async () => {
    const plain = createTestBackend({
      env: { TENCENT_SMS_SECRET_ID: "id", PAY_PROVIDER: "live" },
      clock: life.backend.clock,
    });
    const { data } = await plain.call("GET", SETTINGS, { token: life.account.token });
    expect(data).toMatchObject({ hasSms: false, hasWechat: false });
  });
});

describe("the way out of SMS", () => {
  const STOP = "/common/common/sms_reminders";
  const open = (token: string) => life.backend.call("GET", `${STOP}/${token}`);
  const stop = (token: string) => life.backend.call("POST", `${STOP}/${token}/stop`);
  async function tokenOf(account: Account = life.account): Promise<string> {
    await save({ sms: ["EXCEPTION", "SIGN_IN"] }, account.token);
    await tell(undefined, "SIGN_IN", account);
    await run();
    const [, token = ""] = /\/sms\/(\w+)$/.exec((await smsTo(account)).at(-1) ?? "") ?? [];
    return token;
  }

  test("[U63] stops every SMS but codes at one press and without signing in, and shows the phone masked", async () => {
    const token = await tokenOf();
    const { phone } = life.account;
    expect(await open(token)).toMatchObject({
      code: 0,
      data: { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, isOff: false },
    });
    expect((await smsTo()).length).toBe(1);
    expect(await stop(token)).toMatchObject({ code: 0, data: null });
    expect(await stop(token)).toMatchObject({ code: 0 });
    expect(await open(token)).toMatchObject({ data: { isOff: true } });
    await tell(await orderIn("WAIT_INSTALL"));
    await run();
    expect(await smsTo()).toHaveLength(1);
    expect(await read()).toMatchObject({ isSmsOff: true, sms: ["EXCEPTION", "SIGN_IN"] });
    await save({ sms: ["EXCEPTION"], isSmsOff: false });
    life.backend.clock.advance(2 * HOUR);
    await tell(await orderIn("WAIT_INSTALL"));
    await run();
    expect(await smsTo()).toHaveLength(2);
  });

  test("[U63] the secret of a link opens nothing else, and leaves the SMS of others as they are", async () => {
    const stranger = await signIn();
    const [token, theirs] = [await tokenOf(), await tokenOf(stranger)];
    expect(theirs).not.toBe(token);
    await stop(token);
    expect(await read(stranger.token)).toMatchObject({ isSmsOff: false });
    for (const path of [SETTINGS, "/user/api/mes/settings"]) {
      expect((await life.backend.call("GET", path, { token })).code).toBe(7001);
    }
    expect((await life.backend.call("GET", `/order/api/progress/${token}`)).code).toBe(4004);
    expect((await open("0".repeat(20))).code).toBe(4004);
    expect((await stop("%25")).code).toBe(4004);
  });

  test("[U63] the wish goes with a customer who changes the phone", async () => {
    await stop(await tokenOf());
    await env.DB.prepare("UPDATE customers SET phone = '13700009999' WHERE id = ?")
      .bind(life.account.customerId)
      .run();
    expect(await read()).toMatchObject({ isSmsOff: true });
  });
});

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
      expect.stringMatching(new RegExp(`/progress/${token}。退订 \\S+/sms/[0-9a-f]{20}$`)),
    ]);
  });

  test("[U64] waits for the morning, and does not go when the link was ended", async () => {
    const [kept, ended] = [
      await orderIn("WAIT_INSTALL", { customerPhone: "13688880002" }),
      await orderIn("WAIT_INSTALL", { customerPhone: "13688880003" }),
    ];
    life.backend.clock.set(at("23:00"));
    await text(kept);
    await text(ended);
    await life.backend.call("DELETE", `/order/api/progress_link/${ended}`, { token: life.account.token });
    expect(await smsTo({ phone: "13688880002" })).toEqual([]);
    life.backend.clock.set(at("08:00", 1));
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
    await text(await orderIn("WAIT_INSTALL", { customerPhone: phone }));
    expect(await smsTo({ phone })).toEqual([]);
  });
});
