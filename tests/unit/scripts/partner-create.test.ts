import { createPrivateKey, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newKeyPair, partnerStatement } from "../../../scripts/partner-create";
import { createNodeD1 } from "../../support/database/node-d1";

const NOW = Date.parse("2026-11-26T12:00:00+08:00");
const wish = (more: object = {}) => ({
  name: "总部'后台",
  scopes: ["assign", "clients"],
  addresses: ["203.0.113.0/24"],
  days: 30,
  publicKey: newKeyPair().publicKey,
  ...more,
});

describe("npm run partner:create", () => {
  test("makes a client whose key checks what the private one signs", async () => {
    const { publicKey, privateKey } = newKeyPair();
    const { id, sql } = partnerStatement(wish({ publicKey }), NOW);
    const { sqlite } = createNodeD1();
    sqlite.exec(sql);
    const row = sqlite.prepare("SELECT * FROM partner_clients").get();
    expect(row).toMatchObject({
      id,
      name: "总部'后台",
      scopes: '["assign","clients"]',
      addresses: '["203.0.113.0/24"]',
      created_at: NOW,
      expires_at: NOW + 30 * 86_400_000,
      revoked_at: null,
    });
    const bytes = new Uint8Array(Buffer.from(String(row?.public_key), "base64"));
    const key = await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
    const said = new TextEncoder().encode("said");
    const signature = new Uint8Array(sign(null, said, createPrivateKey(privateKey)));
    expect(await crypto.subtle.verify("Ed25519", key, signature, said)).toBe(true);
  });

  test.each([
    ["a scope that there is not", { scopes: ["all of it"] }, /there is no scope all of it/],
    ["no scope", { scopes: [] }, /scopes/],
    ["no name", { name: " " }, /name/],
    ["an address that is none", { addresses: ["example.com"] }, /addresses/],
    ["a key of another kind", { publicKey: "MIIBIjAN" }, /publicKey/],
    ["longer than it may", { days: 401 }, /days/],
  ])("refuses %s, and says so", (_what, more, message) => {
    expect(() => partnerStatement(wish(more), NOW)).toThrow(message);
  });
});
