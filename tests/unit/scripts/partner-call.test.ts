import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyMessage } from "http-message-signatures/lib/httpbis";
import { afterEach, describe, expect, test, vi } from "vitest";
import deploy from "../../../docs/deploy.md?raw";
import { digestOf } from "../../../scripts/lib/sign-request";
import { callPartner, readAnswer, readCall } from "../../../scripts/partner-call";
import { newKeyPair } from "../../../scripts/partner-create";

const NOW = Date.parse("2026-11-26T12:00:00+08:00");
const ORIGIN = "https://partner.example.com";

const folders: string[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function keyFile(pem: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "partner-call-"));
  folders.push(folder);
  const file = join(folder, "admin.pem");
  await writeFile(file, pem);
  return file;
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
  redirect?: string;
}

/** What is sent in place of a request to the network. */
function listen() {
  const sent: { url: string; init: Sent }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: Sent) => {
    sent.push({ url, init });
    return Response.json({ code: 0, message: "success", data: null });
  });
  return sent;
}

test("[S52] the request of docs/deploy.md has the digest of its own body", async () => {
  const [, digest, body = ""] = /^Content-Digest: (\S+)$[^`]*?\n\n(.+)\n```/m.exec(deploy) ?? [];
  expect(body).toContain("workerId");
  expect(digest).toBe(await digestOf(body));
});

describe("[S52] npm run partner:call", () => {
  test("signs method, address, person and body with the client's key", async () => {
    const { publicKey, privateKey } = newKeyPair();
    const sent = listen();
    const args = ["POST", "/operator/api/customers/1001/move", '{"cell": 17}', "--person", "zhang.wei"];
    const env = {
      PARTNER_ORIGIN: ORIGIN,
      PARTNER_KEY_ID: "4711",
      PARTNER_KEY_FILE: await keyFile(privateKey),
    };
    await callPartner(await readCall(args, env), NOW);
    expect(sent).toHaveLength(1);
    const [{ url, init } = { url: "", init: { method: "", headers: {} } as Sent }] = sent;
    expect(url).toBe(`${ORIGIN}/operator/api/customers/1001/move`);
    expect(init).toMatchObject({ method: "POST", body: '{"cell": 17}' });
    expect(init.headers["partner-person"]).toBe("zhang.wei");
    expect(init.headers.authorization).toBeUndefined();
    const raw = new Uint8Array(Buffer.from(publicKey, "base64"));
    const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
    const isSigned = await verifyMessage(
      {
        requiredFields: ["@method", "@target-uri", "content-type", "partner-person", "content-digest"],
        tolerance: 1e9,
        keyLookup: async ({ keyid }) => {
          expect(keyid).toBe("4711");
          return {
            id: "4711",
            algs: ["ed25519"],
            verify: (data, signature) =>
              crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), new Uint8Array(data)),
          };
        },
      },
      { method: "POST", url, headers: init.headers },
    );
    expect(isSigned).toBe(true);
  });

  test("signs the idempotency key, and adds Cloudflare Access's token unsigned", async () => {
    const sent = listen();
    const env = {
      PARTNER_ORIGIN: ORIGIN,
      PARTNER_KEY_ID: "4711",
      PARTNER_KEY_FILE: await keyFile(newKeyPair().privateKey),
      PARTNER_ACCESS_ID: "id.access",
      PARTNER_ACCESS_SECRET: "token-of-access",
    };
    const path = "/operator/api/master_settlements/payout";
    const args = ["POST", path, "{}", "--person", "zhang.wei", "--idempotency-key", "payout-1"];
    await callPartner(await readCall(args, env), NOW);
    const { headers, redirect } = sent[0]?.init ?? { headers: {} as Record<string, string> };
    expect(headers["idempotency-key"]).toBe("payout-1");
    expect(headers["signature-input"]).toContain('"idempotency-key"');
    expect(headers).toMatchObject({
      "CF-Access-Client-Id": "id.access",
      "CF-Access-Client-Secret": "token-of-access",
    });
    expect(headers["signature-input"]?.toLowerCase()).not.toContain("cf-access");
    expect(redirect).toBe("manual");
    await expect(readCall(args, { ...env, PARTNER_ACCESS_ID: "" })).rejects.toThrow(/PARTNER_ACCESS_ID/);
  });

  test.each([
    ["an answer of success", Response.json({ code: 0, data: null }), '{"code":0,"data":null}', true],
    ["a refusal", Response.json({ code: 4511 }), '{"code":4511}', false],
    ["a page in front of the platform", new Response("<html>", { status: 403 }), "403 <html>", false],
    ["JSON of another kind", Response.json(null, { status: 502 }), "502 null", false],
    [
      "a redirect to a sign-in page",
      new Response(null, { status: 302, headers: { Location: "https://team.cloudflareaccess.com/" } }),
      "302 https://team.cloudflareaccess.com/",
      false,
    ],
  ])("prints %s", async (_what, answer, text, isDone) => {
    expect(await readAnswer(answer)).toEqual({ text, isDone });
  });

  test("uses the operator token on a developer's machine", async () => {
    const sent = listen();
    await callPartner(
      await readCall(["GET", "/operator/api/moves", "--origin", "http://127.0.0.1:8787"], {}),
      NOW,
    );
    expect(sent[0]?.init.headers.Authorization).toBe("Bearer local-operator-token");
  });

  test.each([
    ["another path", ["GET", "/order/api/order"], /usage/],
    ["no origin", ["GET", "/operator/api/moves"], /where\?/],
    ["no key", ["GET", "/operator/api/moves", "--origin", ORIGIN], /by whom\?/],
    ["a body that is no JSON", ["POST", "/operator/api/moves", "{cell: 1}", "--origin", ORIGIN], /JSON/],
  ])("sends nothing with %s", async (_what, args, reason) => {
    const sent = listen();
    await expect(readCall(args, {})).rejects.toThrow(reason);
    expect(sent).toEqual([]);
  });
});
