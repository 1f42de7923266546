import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../../backend/src/modules/customers/password-hash";
import { verifyPayPassword } from "../../../backend/src/modules/customers/pay-password";
import { BusinessError } from "../../../backend/src/shared/errors";
import { type Account, signIn } from "../../support/accounts/accounts";
import { receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import { createTestBackend, createTestClock, type TestClock } from "../../support/servers/backend";

const MINUTE = 60 * 1000;
const RIGHT = "135790";

let account: Account;
let clock: TestClock;
beforeEach(async () => {
  account = await signIn({ payPassword: RIGHT });
  clock = createTestClock();
});

/** 0 for a right password, the code of the refusal otherwise. */
async function guess(password: string): Promise<number> {
  try {
    await verifyPayPassword({ customerId: account.customerId, password, db: env.DB, clock, env });
    return 0;
  } catch (error) {
    if (error instanceof BusinessError) return error.code;
    throw error;
  }
}

describe("the payment password", () => {
  it("[S18] [ERR-05] lets the right one through and answers a wrong one with 密码错误", async () => {
    expect(await guess(RIGHT)).toBe(0);
    expect(await guess("000000")).toBe(4301);
    await expect(
      verifyPayPassword({ customerId: account.customerId, password: "1", db: env.DB, clock, env }),
    ).rejects.toThrow("密码错误");
  });

  it("says that none is set", async () => {
    account = await signIn();
    expect(await guess(RIGHT)).toBe(4303);
  });

  it("[S18] five wrong ones lock it for 30 minutes, for the right one too", async () => {
    for (let i = 0; i < 5; i++) expect(await guess("000000")).toBe(4301);
    expect(await guess(RIGHT)).toBe(4302);
    clock.advance(30 * MINUTE - 1);
    expect(await guess(RIGHT)).toBe(4302);
    clock.advance(1);
    expect(await guess("000000")).toBe(4301);
    expect(await guess(RIGHT)).toBe(0);
  });

  it("[S18] a right one starts the count again", async () => {
    for (let i = 0; i < 4; i++) expect(await guess("000000")).toBe(4301);
    expect(await guess(RIGHT)).toBe(0);
    for (let i = 0; i < 4; i++) expect(await guess("000000")).toBe(4301);
    expect(await guess(RIGHT)).toBe(0);
  });

  it("[S18] of 50 parallel guesses five are answered, the others are locked out", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => guess(`${100_000 + i}`)));
    expect(answers.filter((code) => code === 4301)).toHaveLength(5);
    expect(answers.filter((code) => code === 4302)).toHaveLength(45);
  });

  it("[S18] the right guess among many parallel wrong ones is no better off", async () => {
    const wrongFirst = await Promise.all([...Array.from({ length: 5 }, () => guess("000000"))]);
    expect(wrongFirst).toEqual([4301, 4301, 4301, 4301, 4301]);
    const answers = await Promise.all([guess("111111"), guess(RIGHT), guess("222222")]);
    expect(answers).toEqual([4302, 4302, 4302]);
  });

  it("parallel calls with the right one all pass", async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => guess(RIGHT)))).toEqual(Array(20).fill(0));
  });

  it("[SAFE-14] [SAFE-17] [S18] [API-092] setting a new one with an SMS code lifts the lock", async () => {
    for (let i = 0; i < 5; i++) await guess("000000");
    const backend = createTestBackend({ clock });
    await requestCode(backend, account.phone, { token: account.token });
    const json = { pwd: "975310", code: await receivedCode(account.phone) };
    await backend.call("POST", "/user/api/customer/modify_pay_pwd", { token: account.token, json });
    expect(await guess("975310")).toBe(0);
    expect(await guess(RIGHT)).toBe(4301);
  });

  it("[C-13] [PAY-13] [LIST-30] one that could not be set any more pays once more, and is then asked to be changed", async () => {
    for (const outdated of ["1", "12345", "111111", "654321"]) {
      account = await signIn({ payPassword: outdated });
      expect([
        await guess("000000"),
        await guess(outdated),
        await guess("000000"),
        await guess(outdated),
      ]).toEqual([4301, 0, 4301, 4309]);
      const backend = createTestBackend({ clock });
      await requestCode(backend, account.phone, { token: account.token });
      const json = { pwd: RIGHT, code: await receivedCode(account.phone) };
      await backend.call("POST", "/user/api/customer/modify_pay_pwd", { token: account.token, json });
      expect([await guess(RIGHT), await guess(RIGHT)]).toEqual([0, 0]);
    }
  });

  it("is stored as scrypt with a salt of its own and the pepper", async () => {
    const [one, two] = [await hashPassword(RIGHT, "pepper"), await hashPassword(RIGHT, "pepper")];
    expect(one).toMatch(/^scrypt\$16384\$8\$1\$[\da-f]{32}\$[\da-f]{64}\$[\da-f]{8}$/);
    expect(one).not.toBe(two);
  });
});
