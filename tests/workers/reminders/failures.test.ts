import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { REMINDER_KIND_NAMES } from "../../../schema/rules/messages/reminders";
import { withReminders } from "../../support/reminders";

const { life, save, read, bindWechat, tell, run, smsTo, wechats, waiting } = withReminders();
const { orderIn } = life;

afterEach(() => vi.unstubAllGlobals());

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

  test("[U62] is given up after five tries, with a line of the log that names no phone", async () => {
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

  test("[U62] a phone that the SMS service has blacklisted gets no SMS until reminders are switched on again", async () => {
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
    await bindWechat();
    await save({ sms: ["EXCEPTION"], wechat: ["EXCEPTION"] });
    await tell(await orderIn("WAIT_INSTALL"));
    const rows = await env.DB.prepare("SELECT * FROM reminder_queue WHERE customer_id = ?")
      .bind(life.account.customerId)
      .all<Record<string, number | string | null>>();
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
    expect(await wechats()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });
});
