import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { callsOfPartners, partnerScopeOf } from "../../../schema/rest/partner-scopes";
import { Code } from "../../../schema/rules/codes";
import { PARTNER_SCOPES } from "../../../schema/rules/partner/partner-clients";
import { signIn } from "../../support/accounts/accounts";
import { contractCalls, urlOf } from "../../support/contract/contract";
import { seedReference, type TestBackend } from "../../support/orders/orders";
import {
  makePartner,
  newKeys,
  PARTNER_ENV,
  type Partner,
  partnerOf,
} from "../../support/partner/partner-clients";
import { createTestBackend } from "../../support/servers/backend";
import type { World } from "../attacks/attack-world";
import { entryOf } from "../attacks/rest/matrix";
import { createWorld } from "../attacks/world";

let backend: TestBackend;
let partner: Partner;
beforeAll(async () => {
  await seedReference();
  backend = createTestBackend({ env: PARTNER_ENV });
  partner = await makePartner(backend, { scopes: ["platform", "customers", "clients", "audit"] });
});

const HEALTH = "/operator/api/health";
const BLOCK = "/operator/api/customer/blocked";

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: Code.NOT_LOGGED_IN, message: "未授权", data: null });
}

describe("the rights of a client", () => {
  test("[S51] every call of the operator's names its scope, and every scope opens a call", () => {
    const calls = contractCalls
      .map(({ call }) => call)
      .filter(({ path }) => path.startsWith("/operator/api/"));
    expect(calls.filter(({ id }) => partnerScopeOf(id) === null).map(({ id }) => id)).toEqual([]);
    const ids = new Set(calls.map(({ id }) => id));
    expect([...callsOfPartners.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(PARTNER_SCOPES.filter((scope) => ![...callsOfPartners.values()].includes(scope))).toEqual([]);
  });

  describe("[S51] without the scope of a call", () => {
    let world: World;
    /** By the scope: a client with all the others, and one with it alone. */
    const clients = new Map<string, { readonly others: Partner; readonly one: Partner }>();
    beforeAll(async () => {
      world = await createWorld();
      const own = createTestBackend({
        env: { ...world.backend.env, ...PARTNER_ENV },
        clock: world.backend.clock,
      });
      for (const scope of PARTNER_SCOPES) {
        const others = await makePartner(own, { scopes: PARTNER_SCOPES.filter((it) => it !== scope) });
        clients.set(scope, { others, one: await makePartner(own, { scopes: [scope] }) });
      }
    });

    test.each(contractCalls.filter(({ call }) => callsOfPartners.has(call.id)))(
      "$name is refused and does nothing; with it, it is not",
      async ({ name, call }) => {
        const scope = partnerScopeOf(call.id);
        if (scope === null || scope === "any" || call.form) return;
        const pair = clients.get(scope);
        if (!pair) throw new Error(`no client has the scope ${scope}`);
        const input = await entryOf(name).prepare(world);
        const asked = {
          ...(input.body === undefined ? {} : { json: input.body }),
          ...(input.headers ? { headers: input.headers } : {}),
        };
        const refused = await pair.others.call(call.method, urlOf(call, input), asked);
        expect(refused).toMatchObject({ code: Code.KEY_SCOPE_MISSING, data: null });
        expect(refused.message).toContain(scope);
        expect((await pair.one.call(call.method, urlOf(call, input), asked)).code).not.toBe(
          Code.KEY_SCOPE_MISSING,
        );
      },
    );
  });

  test("[S51] who answers refunds credits no wallet: that takes the scope of wallets", async () => {
    const asked = { json: { outRefundNo: "x", reason: "原支付账户已注销" } };
    const ask = async (scope: "refunds" | "wallets") =>
      (await makePartner(backend, { scopes: [scope] })).call(
        "POST",
        "/operator/api/order/1/refund_to_wallet",
        asked,
      );
    expect(await ask("refunds")).toMatchObject({ code: Code.KEY_SCOPE_MISSING, data: null });
    expect((await ask("wallets")).code).toBe(Code.NOT_FOUND);
  });

  test("[S51] a changing call names who acts, a reading one may", async () => {
    const { phone } = await signIn();
    const json = { phone, blocked: true };
    for (const person of [null, "zhang wei", "a".repeat(65)]) {
      const answer = await partner.call("PUT", BLOCK, { person, json });
      expect(answer).toMatchObject({ code: Code.INVALID_INPUT, field: "Partner-Person" });
    }
    expect((await partner.call("GET", HEALTH, { person: null })).code).toBe(0);
  });

  test("[S51] a revoked client, and one whose time is over, are dead at once", async () => {
    const revoked = await makePartner(backend, { scopes: ["platform"] });
    const short = await makePartner(backend, { scopes: ["platform"], days: 1 });
    expect((await revoked.ask("GET", HEALTH)).status).toBe(200);
    await partner.call("POST", `/operator/api/partner/client/${revoked.id}/revoke`);
    await expectRefused(await revoked.ask("GET", HEALTH));
    expect((await short.ask("GET", HEALTH)).status).toBe(200);
    backend.clock.advance(24 * 3_600_000);
    await expectRefused(await short.ask("GET", HEALTH));
  });

  test("[S51] a client that is bound to addresses is refused elsewhere, whatever it says about itself", async () => {
    const bound = await makePartner(backend, { scopes: ["platform"], addresses: ["203.0.113.0/24"] });
    const from = (headers: Record<string, string>) => bound.call("GET", HEALTH, { headers });
    // The edge sets it after the client has signed.
    const fields = ["@method", "@target-uri", "partner-person"];
    const seen = (address: string) =>
      bound.call("GET", HEALTH, { headers: { "cf-connecting-ip": address }, unusual: { fields } });
    expect((await seen("203.0.113.9")).code).toBe(0);
    expect((await seen("203.0.114.9")).code).toBe(Code.KEY_ADDRESS_REFUSED);
    expect((await from({ "x-client-address": "203.0.113.9" })).code).toBe(Code.KEY_ADDRESS_REFUSED);
  });

  test("a key is changed by its client: both work for a day, and none of another client's", async () => {
    const own = await makePartner(backend, { scopes: ["platform", "clients"] });
    const keys = await newKeys();
    const path = (id: number) => `/operator/api/partner/client/${id}/change`;
    const json = { publicKey: keys.publicKey };
    expect((await own.call("POST", path(partner.id), { json })).code).toBe(Code.NOT_FOUND);
    expect((await own.call("POST", path(own.id), { json })).code).toBe(0);
    const renewed = partnerOf(backend, own.id, keys);
    for (const one of [own, renewed]) expect((await one.ask("GET", HEALTH)).status).toBe(200);
    backend.clock.advance(24 * 3_600_000);
    await expectRefused(await own.ask("GET", HEALTH));
    expect((await renewed.ask("GET", HEALTH)).status).toBe(200);
    const taken = await renewed.call("POST", path(own.id), { json: { publicKey: partner.publicKey } });
    expect(taken).toMatchObject({ code: Code.INVALID_INPUT, field: "publicKey" });
  });

  describe("the end of a client", () => {
    const renew = (by: Partner, id: number, expireTime: string) =>
      by.call("POST", `/operator/api/partner/client/${id}/change`, { json: { expireTime } });
    const inDays = (days: number) => formatTime(backend.clock.now() + days * DAY);

    test("is set to a later time by one with the scope clients, and its key works until then", async () => {
      const staff = await makePartner(backend, { scopes: ["platform", "clients"] });
      const own = await makePartner(backend, { scopes: ["platform"], days: 2 });
      expect(await renew(staff, own.id, inDays(30))).toMatchObject({ code: 0, data: { oldKeyUntil: null } });
      backend.clock.advance(29 * DAY);
      expect((await own.ask("GET", HEALTH)).status).toBe(200);
      expect((await renew(staff, staff.id, inDays(400))).code).toBe(0);
      backend.clock.advance(DAY);
      await expectRefused(await own.ask("GET", HEALTH));
      // It has ended: its successor has a key of its own.
      expect((await renew(staff, own.id, inDays(30))).code).toBe(Code.NOT_FOUND);
    });

    test("[S51] is set by no client itself, for none with more scopes, and to no time that a new client could not have", async () => {
      const staff = await makePartner(backend, { scopes: ["platform", "clients"] });
      const own = await makePartner(backend, { scopes: ["platform"] });
      const rich = await makePartner(backend, { scopes: ["platform", "wallets"] });
      expect((await renew(own, own.id, inDays(30))).code).toBe(Code.KEY_SCOPE_MISSING);
      expect(await renew(staff, rich.id, inDays(30))).toMatchObject({ code: Code.INVALID_INPUT });
      for (const time of [inDays(0), inDays(-1), inDays(401), "2026-13-01 00:00:00"])
        expect((await renew(staff, own.id, time)).code, time).toBe(Code.INVALID_INPUT);
      await staff.call("POST", `/operator/api/partner/client/${own.id}/revoke`);
      expect((await renew(staff, own.id, inDays(30))).code).toBe(Code.NOT_FOUND);
      // A key and an end are two changes.
      const path = `/operator/api/partner/client/${staff.id}/change`;
      const both = { publicKey: (await newKeys()).publicKey, expireTime: inDays(30) };
      for (const json of [both, {}])
        expect((await staff.call("POST", path, { json })).code).toBe(Code.INVALID_INPUT);
    });
  });

  test("[S51] a client makes others with no more than its own scopes", async () => {
    const { publicKey } = await newKeys();
    const json = { name: "财务系统", days: 30, publicKey };
    const make = (scopes: string[]) =>
      partner.call("POST", "/operator/api/partner/client", { json: { ...json, scopes } });
    expect(await make(["platform", "wallets"])).toMatchObject({ code: Code.INVALID_INPUT, field: "scopes" });
    expect((await make(["platform"])).code).toBe(0);
  });

  test("[S40] one that asks too often waits, and holds up no other", async () => {
    const busy = await makePartner(backend, { scopes: ["platform"] });
    await env.DB.prepare(
      "INSERT INTO rate_windows (key, window_start, hits, expires_at) VALUES (?, ?, 600, ?)",
    )
      .bind(`partner:${busy.id}`, backend.clock.now() - (backend.clock.now() % 60_000), 9e15)
      .run();
    const response = await busy.ask("GET", HEALTH);
    expect(await response.json()).toMatchObject({ code: Code.TOO_MANY_REQUESTS });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await partner.ask("GET", HEALTH)).status).toBe(200);
  });
});
