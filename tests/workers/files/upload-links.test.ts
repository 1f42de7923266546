import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { jpegHead, mp4Head, multipartStream, pngHead } from "../../support/files/multipart";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "../gateway/support";

const backend = createTestBackend();
const site = createWholeSite(backend);
const OVER = { code: 4004, message: "二维码已失效，请在电脑上重新打开" };
let account: Account;
beforeEach(async () => {
  account = await signIn();
});

interface Link {
  id: number;
  token: string;
}

const create = async (count = 1, { token } = account): Promise<Link> =>
  (await backend.call("POST", "/common/common/upload_link", { token, json: { count } })).data;
const collect = ({ id }: Link, isOpen = true, { token } = account) =>
  backend.call("PUT", `/common/common/upload_link/${id}`, { token, json: { isOpen } });
const open = ({ token }: Link) => backend.call("GET", `/common/common/phone_upload/${token}`);
const urls = async (link: Link) => (await collect(link)).data.urls;

/** Sends a file as the phone's page does: through the site, without a session. */
async function send(
  { token }: Link,
  content: Uint8Array = jpegHead(),
  declared: { type: string; fileName: string } = { type: "image/jpeg", fileName: "a.jpg" },
) {
  const { body, contentType } = multipartStream({ ...declared, chunks: [content] });
  const init = { method: "POST", headers: { "Content-Type": contentType, origin: ORIGIN }, body };
  const response = await site.visit(`/common/common/phone_upload/${token}`, init);
  return response.json<{ code: number; message: string; data: { left: number } | null }>();
}

describe("a link for pictures from a phone", () => {
  test("[U22] takes pictures without a session, which are the customer's own and told to the customer alone", async () => {
    const link = await create(2);
    expect(link.token).toMatch(/^[\da-f]{32}$/);
    expect((await open(link)).data).toMatchObject({ left: 2 });
    expect(await urls(link)).toEqual([]);
    const first = await send(link);
    expect(first).toEqual({ code: 0, message: "success", data: { left: 1 } });
    await send(link, pngHead(), { type: "image/png", fileName: "b.png" });
    const found = await urls(link);
    expect(found).toEqual([
      expect.stringMatching(/^\/files\/[\da-f]{32}\.jpg$/),
      expect.stringMatching(/^\/files\/[\da-f]{32}\.png$/),
    ]);
    const read = (token?: string) =>
      backend.request(found[0], { headers: token === undefined ? {} : { "WEB-TOKEN": token } });
    expect((await read(account.token)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  test("[U22] [PLACE-43] takes no more than the field, however many come at once, and a refused file takes no place", async () => {
    const link = await create(2);
    expect(await send(link, mp4Head(), { type: "video/mp4", fileName: "a.mp4" })).toMatchObject({
      message: "图片只能上传jpg、png格式",
    });
    expect(await send(link, new TextEncoder().encode("<svg>"))).toMatchObject({
      message: "图片只能上传jpg、png格式",
    });
    expect((await open(link)).data.left).toBe(2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(link)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.filter(({ message }) => message === "已传满，无需再上传")).toHaveLength(3);
    expect(await urls(link)).toHaveLength(2);
    expect((await open(link)).data.left).toBe(0);
  });

  test("[U22] is over when its dialog closes, which is told what came last, and after ten minutes", async () => {
    const closed = await create();
    await send(closed);
    expect((await collect(closed, false)).data.urls).toHaveLength(1);
    expect(await collect(closed)).toMatchObject(OVER);
    expect(await open(closed)).toMatchObject(OVER);
    expect(await send(closed)).toMatchObject(OVER);

    const forgotten = await create();
    backend.clock.advance(10 * MINUTE - SECOND);
    expect((await open(forgotten)).code).toBe(0);
    backend.clock.advance(SECOND);
    expect(await open(forgotten)).toMatchObject(OVER);
    expect(await send(forgotten)).toMatchObject(OVER);
    expect(await collect(forgotten)).toMatchObject(OVER);
  });

  test("[S2] [U22] ends with its session, with a block, and with the next link of the same session alone", async () => {
    const first = await create();
    const second = await create();
    expect(await send(first)).toMatchObject(OVER);
    const elsewhere = await create(1, await signIn());
    expect((await send(second)).code).toBe(0);
    await env.DB.prepare("DELETE FROM sessions WHERE customer_id = ?").bind(account.customerId).run();
    expect(await open(second)).toMatchObject(OVER);
    expect((await open(elsewhere)).code).toBe(0);

    const other = await signIn();
    const blocked = await create(1, other);
    await env.DB.prepare("UPDATE customers SET blocked_at = 1 WHERE id = ?").bind(other.customerId).run();
    expect(await send(blocked)).toMatchObject(OVER);
  });

  test("[S2] [U22] does not answer another customer's session, and its secret is not stored", async () => {
    const link = await create();
    const stranger = await signIn();
    expect(await collect(link, false, stranger)).toMatchObject(OVER);
    expect((await open(link)).code).toBe(0);
    const stored = await env.DB.prepare("SELECT * FROM upload_links WHERE id = ?").bind(link.id).first();
    expect(JSON.stringify(stored)).not.toContain(link.token);
  });

  test("[S40] [U22] a network that sends a hundred in ten minutes is told to wait", async () => {
    const link = await create(9);
    const address = "203.0.113.77";
    const upload = () =>
      backend.request(`/common/common/phone_upload/${link.token}`, {
        method: "POST",
        headers: { "X-Client-Address": address },
      });
    const codes = [];
    for (let i = 0; i < 101; i++) codes.push((await (await upload()).json<{ code: number }>()).code);
    expect(codes.slice(0, 100)).not.toContain(4029);
    expect(codes[100]).toBe(4029);
  });
});
