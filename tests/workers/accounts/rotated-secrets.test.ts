import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { hashPassword, matchesPassword } from "../../../backend/src/modules/customers/password-hash";
import { verifyPayPassword } from "../../../backend/src/modules/customers/pay-password";
import { secretOf, secretsAt } from "../../../backend/src/modules/webhooks/webhook-secrets";
import { readCallPass, signCallPass } from "../../../schema/rest/calls/call-line";
import { signRoomEvents, verifyRoomEvents } from "../../../schema/rest/room-intake";
import { signIn } from "../../support/accounts/accounts";
import { newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { createTestBackend, createTestClock } from "../../support/servers/backend";

const OLD = env.SECRET_PEPPER;
const ROTATING = `a-new-pepper, ${OLD}`;
const PASSWORD = "135790";
const clock = createTestClock();

const storedHash = async (customerId: number) =>
  String(
    await env.DB.prepare("SELECT pay_password_hash FROM customers WHERE id = ?")
      .bind(customerId)
      .first("pay_password_hash"),
  );

describe("[S53] a pepper that is rotated", () => {
  const withPepper = (pepper: string) => ({ ...env, SECRET_PEPPER: pepper });

  test("lets payment passwords of both count, and brings those that are used to the new one", async () => {
    const { customerId } = await signIn({ payPassword: PASSWORD });
    const guess = (password: string, pepper: string) =>
      verifyPayPassword({ customerId, password, db: env.DB, clock, env: withPepper(pepper) });
    await expect(guess("000000", ROTATING)).rejects.toThrow("密码错误");
    await Promise.all([guess(PASSWORD, ROTATING), guess(PASSWORD, ROTATING)]);
    await guess(PASSWORD, "a-new-pepper");
    expect(await matchesPassword(PASSWORD, await storedHash(customerId), OLD)).toBeNull();
  });

  test("that was given up takes its passwords with it, and says so", async () => {
    const { customerId } = await signIn({ payPassword: PASSWORD });
    const guess = verifyPayPassword({
      ...{ customerId, password: PASSWORD, db: env.DB, clock },
      env: withPepper("a-new-pepper"),
    });
    await expect(guess).rejects.toThrow("支付密码已失效，请重新设置");
  });

  test("hashes with the new one", async () => {
    const hash = await hashPassword(PASSWORD, ROTATING);
    expect(await matchesPassword(PASSWORD, hash, "a-new-pepper")).toBe(true);
    expect(await matchesPassword(PASSWORD, hash, OLD)).toBeNull();
  });

  test("lets a code that is on its way sign in, and keeps sessions", async () => {
    const phone = newPhone();
    const before = createTestBackend({ clock });
    const { token } = await signIn();
    const code = await codeFor(before, phone);
    const after = createTestBackend({ clock, env: withPepper(ROTATING) });
    expect((await login(after, phone, code)).code).toBe(0);
    expect((await after.call("GET", "/user/api/customer", { token })).code).toBe(0);
  });

  test("signs webhooks with the secrets of both", async () => {
    const endpoint = { id: 7, secretSalt: "salt", formerSalt: null, formerUntil: null };
    const former = await secretOf({ SECRET_PEPPER: OLD }, 7, "salt");
    expect(await secretsAt({ SECRET_PEPPER: ROTATING }, endpoint, clock.now())).toEqual([
      await secretOf({ SECRET_PEPPER: ROTATING }, 7, "salt"),
      former,
    ]);
    expect(await secretsAt({ SECRET_PEPPER: OLD }, endpoint, clock.now())).toEqual([former]);
  });
});

test("[S53] a secret of the rooms that is rotated: what was signed with either counts, what is signed now has the first", async () => {
  const now = clock.now();
  const [before, during, after] = ["old", "new,old", "new"];
  for (const [by, at, isGood] of [
    [before, during, true],
    [during, after, true],
    [during, during, true],
    [during, before, false],
    [before, after, false],
    [",", ",", false],
  ] as const) {
    const pass = { instanceId: "0".repeat(32), side: "caller", until: now + 1_000 } as const;
    const signature = await signRoomEvents(by === "," ? "x" : by, "7", "{}", now);
    expect(await verifyRoomEvents(at, "7", "{}", signature, now), `${by} ${at}`).toBe(isGood);
    const token = await signCallPass(by === "," ? "x" : by, pass);
    expect((await readCallPass(at, token, now)) !== null, `${by} ${at}`).toBe(isGood);
  }
});
