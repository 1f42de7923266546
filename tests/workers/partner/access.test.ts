import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { TestBackend } from "../../support/orders/orders";
import {
  makePartner,
  PARTNER_ENV,
  PARTNER_ORIGIN,
  type Partner,
} from "../../support/partner/partner-clients";
import { createTestBackend } from "../../support/servers/backend";

const ISSUER = "https://zhuangda-team.cloudflareaccess.com";
const AUDIENCE = "a".repeat(64);
const HEALTH = "/operator/api/health";

let backend: TestBackend;
let partner: Partner;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let other: typeof keys;
beforeAll(async () => {
  backend = createTestBackend({ env: { ...PARTNER_ENV, ACCESS_ISSUER: ISSUER, ACCESS_AUDIENCE: AUDIENCE } });
  partner = await makePartner(backend, { scopes: ["platform"] });
  [keys, other] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const published = {
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256", use: "sig" }],
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    expect(String(input)).toBe(`${ISSUER}/cdn-cgi/access/certs`);
    return Response.json(published);
  });
});
afterEach(() => vi.clearAllMocks());

interface Claims {
  readonly issuer?: string;
  readonly audience?: string;
  readonly lasts?: number | null;
  readonly key?: CryptoKey;
}

/** A token as Access puts it into the request once it has let the caller pass. */
async function tokenOf({
  issuer = ISSUER,
  audience = AUDIENCE,
  lasts = 60,
  key = keys.privateKey,
}: Claims = {}) {
  const now = Math.floor(backend.clock.now() / 1000);
  const token = new SignJWT({})
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now);
  if (lasts !== null) token.setExpirationTime(now + lasts);
  return token.sign(key);
}

/** The edge adds the token after the client has signed. */
async function ask(token: string | null): Promise<number> {
  const { url, init } = await partner.signed("GET", HEALTH);
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Cf-Access-Jwt-Assertion", token);
  return (await backend.request(url, { ...init, headers })).status;
}

describe("[S51] where Cloudflare Access stands in front", () => {
  test("a request that it let through is answered", async () => {
    expect(await ask(await tokenOf())).toBe(200);
  });

  test.each<[string, Claims]>([
    ["another team", { issuer: "https://other-team.cloudflareaccess.com" }],
    ["another application", { audience: "b".repeat(64) }],
    ["an hour ago", { lasts: -3600 }],
    ["no end", { lasts: null }],
  ])("a token of %s is refused", async (_what, claims) => {
    expect(await ask(await tokenOf(claims))).toBe(401);
  });

  test("so is one of another key, a text that is none, and none at all", async () => {
    expect(await ask(await tokenOf({ key: other.privateKey }))).toBe(401);
    expect(await ask("not.a.token")).toBe(401);
    expect(await ask(null)).toBe(401);
  });

  test("it takes the place of no signature, and the document wants it, too", async () => {
    const headers = { "Cf-Access-Jwt-Assertion": await tokenOf() };
    expect((await backend.request(PARTNER_ORIGIN + HEALTH, { headers })).status).toBe(401);
    expect((await backend.request(`${PARTNER_ORIGIN}/openapi.json`)).status).toBe(401);
    expect((await backend.request(`${PARTNER_ORIGIN}/openapi.json`, { headers })).status).toBe(200);
  });
});
