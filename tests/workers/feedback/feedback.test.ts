import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { formatTime } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { operate } from "../../support/orders/order-life";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
let account: Account;
beforeEach(async () => {
  account = await signIn();
});

const PICTURE = "/named/sofa.png";
const send = (json: Record<string, unknown>, { token } = account) =>
  backend.call("POST", "/user/api/feedback/add", { token, json });
const list = async () =>
  (await backend.call("GET", "/user/api/feedback/list", { token: account.token })).data;
const read = (id: number, { token } = account) => backend.call("GET", `/user/api/feedback/${id}`, { token });
const answer = (id: number, reply = "下个版本会支持") =>
  operate(backend, "POST", `/operator/api/feedback/${id}/answer`, { reply });
const messages = async () =>
  (
    await env.DB.prepare("SELECT type, title, content FROM messages WHERE customer_id = ?")
      .bind(account.customerId)
      .all()
  ).results;

describe("feedback", () => {
  test("[FEED-06] [FEED-02] [API-094] [FEED-01] is listed and read as it was sent, pictures as [{url}]", async () => {
    const said = { content: "希望支持批量打印", imgs: [{ url: PICTURE }, { url: "/named/bed.png" }] };
    const { data } = await send(said);
    const whole = {
      id: data.id,
      ...said,
      createTime: formatTime(backend.clock.now()),
      reply: null,
      replyTime: null,
    };
    expect(await list()).toEqual({ rows: [whole], total: 1 });
    expect((await read(data.id)).data).toEqual(whole);
    backend.clock.advance(1000);
    const next = (await send({ content: "还希望支持导出" })).data.id;
    const { token } = account;
    const idAt = async (page: number) => {
      const path = `/user/api/feedback/list?pageIndex=${page}&pageSize=1`;
      return (await backend.call("GET", path, { token })).data.rows[0].id;
    };
    expect([await idAt(1), await idAt(2)]).toEqual([next, data.id]);
    const owner = account;
    account = await signIn();
    expect(await read(data.id)).toMatchObject({ code: 4004, message: "反馈不存在" });
    expect(await list()).toEqual({ rows: [], total: 0 });
    expect((await read(data.id, owner)).code).toBe(0);
  });

  test.each([
    [{ content: " " }, 4000, "请先输入反馈信息"],
    [{ content: "长".repeat(1001) }, 4000, "参数错误：content"],
    [{ imgs: Array.from({ length: 9 }, (_, i) => ({ url: `/named/p${i}.png` })) }, 4000, "最多上传8张图片"],
    [{ imgs: [{ url: `/files/${"0".repeat(32)}.jpg` }] }, 4004, "图片不存在"],
  ])("[FEED-02] [FEED-03] [CONST-24] [ERR-16] with %o is refused", async (wrong, code, message) => {
    expect(await send({ content: "建议", ...wrong })).toMatchObject({ code, message });
    expect((await list()).total).toBe(0);
  });

  test("[FEED-04] a video is no picture of a feedback", async () => {
    const imgs = [{ url: "/named/film.mp4" }];
    expect(await send({ content: "建议", imgs })).toMatchObject({ code: 4004, message: "图片不存在" });
    expect((await list()).total).toBe(0);
  });

  test("[FEED-06] sent twice is one, however it comes to that; something else is another", async () => {
    const [first, second] = await Promise.all([send({ content: "建议" }), send({ content: "建议" })]);
    expect(second.data).toEqual(first.data);
    backend.clock.advance(60_000);
    expect((await send({ content: " 建议 " })).data).toEqual(first.data);
    await send({ content: "建议", imgs: [{ url: PICTURE }] });
    expect((await list()).total).toBe(2);
    await answer(first.data.id);
    expect((await send({ content: "建议" })).data).not.toEqual(first.data);
  });

  test("is quoted in that message without half a character", async () => {
    const { data } = await send({ content: `${"长".repeat(29)}😀和更多` });
    await answer(data.id);
    expect((await messages())[0]?.content).toContain(`您反馈的“${"长".repeat(29)}…”已回复`);
  });

  test("[G-05] is answered by staff, once, and its customer is told by a message without markup", async () => {
    const { data } = await send({ content: `<b>${"很长的建议".repeat(10)}` });
    const shown = await operate(backend, "GET", "/operator/api/feedback?isOpen=true");
    expect(shown.data.rows).toContainEqual(
      expect.objectContaining({ id: data.id, customerPhone: account.phone }),
    );
    backend.clock.advance(60_000);
    const both = await Promise.all([answer(data.id), answer(data.id, "另一个回复")]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 4009]);
    const { reply, replyTime } = (await read(data.id)).data;
    expect(replyTime).toBe(formatTime(backend.clock.now()));
    expect(await list()).toMatchObject({ rows: [{ id: data.id, reply, replyTime }], total: 1 });
    expect(await answer(data.id, reply)).toMatchObject({ code: 0 });
    expect(await answer(data.id, "再改一次")).toMatchObject({ code: 4009, message: "该反馈已回复" });
    expect(await messages()).toEqual([
      { type: "service", title: "反馈已回复", content: expect.stringContaining(`…”已回复：${reply}`) },
    ]);
    expect((await messages())[0]?.content).not.toContain("<b>");
    expect(
      (await operate(backend, "GET", "/operator/api/feedback?isOpen=true&limit=100")).data.rows,
    ).not.toContainEqual(expect.objectContaining({ id: data.id }));
    expect(await answer(1)).toMatchObject({ code: 4004 });
  });

  test("[S40] is not taken from a program that never stops", async () => {
    const codes: number[] = [];
    for (let i = 0; i < 31; i++) codes.push((await send({ content: `建议${i}` })).code);
    expect(codes.slice(0, 30).every((code) => code === 0)).toBe(true);
    expect(codes[30]).toBe(4029);
  });
});
