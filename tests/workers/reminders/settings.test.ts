import { describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { REMINDER_SETTINGS, withReminders } from "../../support/reminders";
import { createTestBackend } from "../../support/servers/backend";

const { life, save, read, bindWechat } = withReminders();

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
    await bindWechat();
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
    expect((await life.backend.call("GET", REMINDER_SETTINGS)).code).toBe(7001);
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
    const { data } = await plain.call("GET", REMINDER_SETTINGS, { token: life.account.token });
    expect(data).toMatchObject({ hasSms: false, hasWechat: false });
  });
});
