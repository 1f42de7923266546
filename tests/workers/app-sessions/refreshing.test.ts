import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import type { AppTokens } from "../../support/accounts/app-sessions";
import { appOf, refreshApp } from "../../support/accounts/app-sessions";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { messagesOf } from "../account-safety/support";
import { almost, codeOf, next, refresh, rowsOf } from "./support";

const SECOND = 1_000;

let backend: TestBackend;
let phone: string;
let first: AppTokens;
beforeEach(async () => {
  backend = createTestBackend();
  phone = newPhone();
  first = await appOf(backend, phone, newAddress());
});

const customerId = async (): Promise<number> =>
  (await env.DB.prepare("SELECT id FROM customers WHERE phone = ?").bind(phone).first<number>("id")) ?? 0;

describe("[EXT-566] a refresh token", () => {
  test("gives other tokens of the same session, and both former ones are dead", async () => {
    const second = await next(backend, first);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.sessionEndTime).toBe(first.sessionEndTime);
    expect(await codeOf(backend, first.accessToken)).toBe(Code.NOT_LOGGED_IN);
    expect(await codeOf(backend, second.accessToken)).toBe(0);
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  test("[R36] whose answer was lost works once more within a minute, and revokes the tokens of that answer", async () => {
    const lost = await next(backend, first);
    backend.clock.advance(60 * SECOND - 1);
    const again = await next(backend, first);
    expect(await codeOf(backend, lost.accessToken)).toBe(Code.NOT_LOGGED_IN);
    expect(await codeOf(backend, again.accessToken)).toBe(0);
    expect(await codeOf(backend, (await next(backend, again)).accessToken)).toBe(0);
  });

  test("that comes twice at once gives tokens that work to the one that was later", async () => {
    const answers = await Promise.all([0, 1].map(() => refresh(backend, first.refreshToken)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    const codes = await Promise.all(answers.map(({ data }) => codeOf(backend, data.accessToken)));
    expect(codes.sort()).toEqual([0, Code.NOT_LOGGED_IN]);
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  test.each([
    ["none", ""],
    ["one that was never made", `zd_refresh_${"0".repeat(96)}`],
    ["SQL", "zd_refresh_' OR 1=1 --"],
  ])("%s is refused", async (_what, token) => {
    expect((await refresh(backend, token)).code).toBe(Code.APP_SESSION_OVER);
    expect(await codeOf(backend, first.accessToken)).toBe(0);
  });

  test("an access token in its place is refused", async () => {
    expect((await refresh(backend, first.accessToken)).code).toBe(Code.APP_SESSION_OVER);
    expect(await codeOf(backend, first.accessToken)).toBe(0);
  });

  test("[S40] a network that asks too often is told to wait", async () => {
    const address = newAddress();
    await env.DB.prepare(
      "INSERT INTO rate_windows (key, window_start, hits, expires_at) VALUES (?, ?, 600, ?)",
    )
      .bind(`app-refresh:network:${address}`, backend.clock.now() - (backend.clock.now() % 600_000), 9e15)
      .run();
    expect((await refreshApp(backend, first.refreshToken, address)).code).toBe(Code.TOO_MANY_REQUESTS);
    expect((await refresh(backend, first.refreshToken)).code).toBe(0);
  });
});

describe("[S55] a refresh token that was used before", () => {
  /** Both who hold tokens of the session are signed out, and its owner knows. */
  async function expectEnded(...held: AppTokens[]) {
    expect(await rowsOf(phone)).toEqual([]);
    for (const { accessToken, refreshToken } of held) {
      expect(await codeOf(backend, accessToken)).toBe(Code.NOT_LOGGED_IN);
      expect((await refresh(backend, refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    }
    const owner = { customerId: await customerId() };
    const told = (await messagesOf(owner)).filter(({ title }) => title === "应用登录已退出");
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain("小米 14 · 应用");
    const { results } = await env.DB.prepare(
      "SELECT kind FROM account_activity WHERE customer_id = ? ORDER BY id",
    )
      .bind(owner.customerId)
      .all<{ kind: string }>();
    expect(results.map(({ kind }) => kind)).toEqual(["SIGNED_IN", "APP_TOKEN_COPIED"]);
    const events = await env.DB.prepare("SELECT kind FROM outbox WHERE user_id = ? ORDER BY seq")
      .bind(owner.customerId)
      .all<{ kind: string }>();
    expect(events.results.map(({ kind }) => kind)).toContain("SESSIONS_ENDED");
  }

  test("comes a minute later: the session ends for both", async () => {
    const second = await next(backend, first);
    backend.clock.advance(60 * SECOND);
    expect((await refresh(backend, first.refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    await expectEnded(second);
  });

  test("comes a third time within the minute: the session ends", async () => {
    await next(backend, first);
    const again = await next(backend, first);
    expect((await refresh(backend, first.refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    await expectEnded(again);
  });

  test("is that of an answer which was not lost: who got it and who asked again are two", async () => {
    const notLost = await next(backend, first);
    const thief = await next(backend, first);
    expect((await refresh(backend, notLost.refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    await expectEnded(thief);
  });

  test("is known after many others: a thief does not wear it out", async () => {
    let stolen = first;
    for (let i = 0; i < 5; i++) stolen = await next(backend, stolen);
    expect((await refresh(backend, first.refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    await expectEnded(stolen);
  });

  test("and one that was made up for the session ends it as well, but none for another", async () => {
    const other = await appOf(backend, newPhone(), newAddress());
    expect((await refresh(backend, almost(first.refreshToken))).code).toBe(Code.APP_SESSION_OVER);
    await expectEnded(first);
    expect(await codeOf(backend, other.accessToken)).toBe(0);
  });
});

test("[S38] no line of the log holds a token of an app", async () => {
  const lines = captureLines();
  const second = await next(backend, first);
  backend.clock.advance(90 * SECOND);
  await codeOf(backend, first.accessToken);
  await refresh(backend, first.refreshToken);
  expect(lines.of("security")).toMatchObject([{ action: "app-token-copied", result: "refused" }]);
  for (const token of [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken])
    for (const part of [token.slice(-96, -64), token.slice(-64)])
      expect(lines.written.join("\n")).not.toContain(part);
});
