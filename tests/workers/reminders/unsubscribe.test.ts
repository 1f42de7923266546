import { describe, expect, test } from "vitest";
import { HOUR } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { newPhone } from "../../support/accounts/newcomers";
import { REMINDER_SETTINGS, withReminders } from "../../support/reminders";
import { rebind, sendCode } from "../account-safety/support";

const { life, save, read, bindWechat, tell, run, smsTo, wechats } = withReminders();
const { orderIn } = life;

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

  test("[U63] [GEN-18] [CONST-43] stops every SMS but codes at one press and without signing in, and shows the phone masked", async () => {
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

  test("[U62] [U63] leaves what comes by WeChat as it is", async () => {
    await bindWechat();
    await save({ sms: ["EXCEPTION"], wechat: ["EXCEPTION"], isSmsOff: true });
    await tell(await orderIn("WAIT_INSTALL"));
    await run();
    expect(await smsTo()).toEqual([]);
    expect(await wechats()).toHaveLength(1);
  });

  test("[U63] the secret of a link opens nothing else, and leaves the SMS of others as they are", async () => {
    const stranger = await signIn();
    const [token, theirs] = [await tokenOf(), await tokenOf(stranger)];
    expect(theirs).not.toBe(token);
    await stop(token);
    expect(await read(stranger.token)).toMatchObject({ isSmsOff: false });
    for (const path of [REMINDER_SETTINGS, "/user/api/mes/settings"]) {
      expect((await life.backend.call("GET", path, { token })).code).toBe(7001);
    }
    expect((await life.backend.call("GET", `/order/api/progress/${token}`)).code).toBe(4004);
    expect((await open("0".repeat(23))).code).toBe(4004);
    expect((await stop("%25")).code).toBe(4004);
  });

  test("[U63] the wish goes with a customer who changes the phone", async () => {
    await stop(await tokenOf());
    const { token, phone } = life.account;
    const next = newPhone();
    const oldCode = await sendCode(life.backend, token, phone);
    const code = await sendCode(life.backend, token, next);
    expect((await rebind(life.backend, token, { phone: next, code, oldCode })).code).toBe(0);
    expect(await read()).toMatchObject({ isSmsOff: true });
  });
});
