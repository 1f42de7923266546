import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractCalls, envelopeOf, sendCall } from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { expectSoundData, seedReference } from "../../support/orders/orders";
import type { World } from "./attack-world";
import { entryOf } from "./rest/matrix";
import { createWorld, deadTokens, foreignSecrets } from "./world";

let world: World;
/** Tokens that open nothing. */
let dead: Record<string, string | undefined>;
let blocked: string;

beforeAll(async () => {
  await seedReference();
  world = await createWorld();
  const tokens = await deadTokens(world.backend);
  blocked = tokens.blocked;
  const hash = await env.DB.prepare("SELECT token_hash FROM sessions WHERE customer_id = ?")
    .bind(world.foreign.customerId)
    .first<string>("token_hash");
  dead = {
    none: undefined,
    empty: "",
    expired: tokens.expired,
    "logged out": tokens.loggedOut,
    unknown: "f".repeat(67),
    "one without its bucket": world.foreign.token.slice(3),
    "a living one in another bucket": `${world.foreign.token.startsWith("000") ? "001" : "000"}${world.foreign.token.slice(3)}`,
    "the stored hash of a living one": hash ?? "",
    "a living one in other case": world.foreign.token.toUpperCase(),
    "a living one with more behind it": `${world.foreign.token}0`,
    SQL: "' OR '1'='1' --",
    "10 kB": "a".repeat(10_000),
    "percent signs": "%00%0d%0a",
  };
});
afterAll(expectSoundData);

const guarded = contractCalls.filter(({ call }) => call.auth === "required");
const staff = contractCalls.filter(({ call }) => call.auth === "operator");
const open = contractCalls.filter(({ call }) => call.auth === "none" || call.auth === "optional");

const BLOCKED = {
  status: 200,
  text: JSON.stringify({ code: 7002, message: "您已被平台拉黑，请联系平台客服", data: null }),
};

/** Runs attacks and proves that they left the database as it was. */
async function expectNothingDone(attacks: () => Promise<void>): Promise<void> {
  const before = await takeSnapshot();
  await attacks();
  const after = await takeSnapshot();
  expect(rowsAdded(before, after)).toEqual([]);
  expect(rowsRemoved(before, after)).toEqual([]);
}

describe("tokens that open nothing", () => {
  test.each(guarded)(
    "[S5] [ROLE-11] [ROLE-12] [ERR-03] $name answers 7001 to every one of them, 7002 to a blocked account, and does nothing",
    async ({ name, call }) => {
      const input = await entryOf(name).prepare(world);
      await expectNothingDone(async () => {
        for (const [kind, token] of Object.entries(dead)) {
          expect(await sendCall(world.backend, call, input, { token }), kind).toEqual({
            status: 200,
            text: JSON.stringify({ code: 7001, message: "请先登录", data: null }),
          });
        }
        expect(await sendCall(world.backend, call, input, { token: blocked })).toEqual(BLOCKED);
      });
    },
  );

  test.each(staff)(
    "[S5] [ROLE-07] [ROLE-12] $name answers 401 to customers, to visitors and to wrong bearers, 7002 to a blocked account",
    async ({ name, call }) => {
      const input = await entryOf(name).prepare(world);
      const { token } = world.own;
      const callers = [
        ...[undefined, token, env.OPERATOR_TOKEN].map((sent) => ({ token: sent, operator: undefined })),
        ...["", "wrong", `${env.OPERATOR_TOKEN}0`, "a".repeat(10_000), token].map((operator) => ({
          token,
          operator,
        })),
      ];
      await expectNothingDone(async () => {
        for (const caller of callers) {
          expect(await sendCall(world.backend, call, input, caller)).toEqual({
            status: 401,
            text: JSON.stringify({ code: 7001, message: "未授权", data: null }),
          });
        }
        const answer = await sendCall(world.backend, call, input, { token: blocked, operator: "wrong" });
        expect(answer).toEqual(BLOCKED);
      });
    },
  );

  test.each(open)(
    "[S5] [ROLE-01] [ROLE-02] [ROLE-12] $name treats the sender of a dead token as a visitor, and answers 7002 to a blocked account",
    async ({ name, call }) => {
      const input = await entryOf(name).prepare(world);
      await expectNothingDone(async () => {
        expect(await sendCall(world.backend, call, input, { token: blocked })).toEqual(BLOCKED);
      });
      for (const kind of ["none", "expired", "SQL", "10 kB"]) {
        const answer = await sendCall(world.backend, call, input, { token: dead[kind] });
        expect(answer.status, kind).toBe(200);
        const { code } = envelopeOf(answer);
        expect(code === 7001 || code === 7002 || code === 5000, `${kind}: ${answer.text}`).toBe(false);
        for (const secret of foreignSecrets(world)) expect(answer.text).not.toContain(secret);
      }
    },
  );
});

test("[S11] a session that ends, and an account that is blocked, are dead for every guarded call at once", async () => {
  const { backend } = world;
  const [leaving, banned] = [await createWorld(), await createWorld()];
  await backend.call("POST", "/user/api/customer/logout", { token: leaving.own.token });
  await backend.call("PUT", "/operator/api/customer/blocked", {
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
    json: { phone: banned.own.phone, blocked: true },
  });
  for (const { name, call } of guarded) {
    const input = await entryOf(name).prepare(world);
    expect(envelopeOf(await sendCall(backend, call, input, leaving.own)).code, name).toBe(7001);
    expect(envelopeOf(await sendCall(backend, call, input, banned.own)).code, name).toBe(7002);
  }
});
