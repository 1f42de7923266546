import { beforeEach, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { type AppTokens, appOf } from "../../support/accounts/app-sessions";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { pngHead } from "../../support/files/multipart";
import { payingCustomer, seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { askSite, bearer, PRODUCTION, type Site, TEXTS } from "./app-site";
import { next } from "./support";

let backend: TestBackend;
let site: Site;
let owner: Account;
let tokens: AppTokens;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  site = createWholeSite(backend);
  owner = await payingCustomer(1_000_000);
  tokens = await appOf(backend, owner.phone, newAddress());
});

describe("an app beside the graph", () => {
  const upload = (headers: Record<string, string>) => {
    const form = new FormData();
    form.set("file", new File([Uint8Array.from(pngHead())], "a.png", { type: "image/png" }));
    return site.visit("/common/common/upload_file", { method: "POST", headers, body: form }, PRODUCTION);
  };
  const EXPORT = "/order/api/cash_flow/export";

  test("uploads a picture and reads it, which no other customer can", async () => {
    const uploaded = await upload(bearer(tokens.accessToken));
    const { code, data } = await uploaded.json<{ code: number; data: { url: string } }>();
    expect(code).toBe(0);
    const read = (headers: Record<string, string>) => site.visit(data.url, { headers }, PRODUCTION);
    expect((await read(bearer(tokens.accessToken))).headers.get("content-type")).toBe("image/png");
    const stranger = await appOf(backend, newPhone(), newAddress());
    expect((await read(bearer(stranger.accessToken))).status).toBe(404);
    expect((await read({ ...bearer(stranger.accessToken), cookie: `token=${owner.token}` })).status).toBe(
      404,
    );
  });

  test.each([
    ["a picture", () => upload(bearer("zd_app_1"))],
    [
      "a file",
      () => site.visit(`/files/${"0".repeat(32)}.png`, { headers: bearer(owner.token) }, PRODUCTION),
    ],
    ["an export", () => site.visit(EXPORT, { headers: bearer("zd_app_1") }, PRODUCTION)],
    [
      "a room",
      () =>
        site.visit(
          `/admin/websocket/${owner.customerId}`,
          { headers: { ...bearer("x"), upgrade: "websocket" } },
          PRODUCTION,
        ),
    ],
  ])("is refused %s with what is no token, and nothing is asked", async (_what, attempt) => {
    const before = site.reached();
    const response = await attempt();
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(site.reached()).toBe(before);
  });

  test("[S5] is told that its token has expired; a file is then like one that is not there", async () => {
    const { url } = (await (await upload(bearer(tokens.accessToken))).json<{ data: { url: string } }>()).data;
    backend.clock.advance(15 * 60_000);
    const headers = bearer(tokens.accessToken);
    const room = { ...headers, upgrade: "websocket" };
    for (const response of [
      await upload(headers),
      await site.visit(EXPORT, { headers }, PRODUCTION),
      await site.visit(`/admin/websocket/${owner.customerId}`, { headers: room }, PRODUCTION),
    ]) {
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await response.json()).toMatchObject({ code: Code.NOT_LOGGED_IN });
    }
    expect((await site.visit(url, { headers }, PRODUCTION)).status).toBe(404);
  });

  test("a key of a program opens none of them but the upload", async () => {
    const { secret } = await makeKey(owner);
    const refused = await site.visit(EXPORT, { headers: bearer(secret) }, PRODUCTION);
    expect(refused.status).toBe(401);
    expect((await upload(bearer(secret))).status).toBe(200);
  });

  test("[S20] opens its owner's room without an origin, and no other; a cookie still needs the origin", async () => {
    const open = (userId: number, headers: Record<string, string>) =>
      site.visit(`/admin/websocket/${userId}`, { headers: { upgrade: "websocket", ...headers } }, PRODUCTION);
    const opened = await open(owner.customerId, bearer(tokens.accessToken));
    expect(opened.status).toBe(101);
    opened.webSocket?.accept();
    opened.webSocket?.close();
    const other = await signIn();
    expect((await open(other.customerId, bearer(tokens.accessToken))).status).toBe(403);
    expect((await open(owner.customerId, { cookie: `token=${owner.token}` })).status).toBe(403);
  });

  test("[S11] the room that an earlier token has opened closes when the app signs out with a later one", async () => {
    const opened = await site.visit(
      `/admin/websocket/${owner.customerId}`,
      { headers: { upgrade: "websocket", ...bearer(tokens.accessToken) } },
      PRODUCTION,
    );
    const socket = opened.webSocket;
    if (!socket) throw new Error("no socket");
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener("close", ({ code }) => resolve(code));
    });
    socket.accept();
    const later = await next(backend, tokens);
    await askSite(site, TEXTS.signOut, bearer(later.accessToken));
    expect(await closed).toBe(4401);
  });
});
