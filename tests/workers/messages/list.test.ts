import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { messagesPage } from "../../../backend/src/modules/messages/messages.repository";
import { formatTime } from "../../../schema/rules/time";
import { type Account, signIn } from "../../support/accounts/accounts";
import { sendTo } from "../../support/messages";
import { expectSoundData, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

let backend: TestBackend;
let account: Account;

beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});
afterAll(expectSoundData);

const send = (to: Account, type: "service" | "system" | "appointment", title: string, text = "正文") =>
  sendTo(backend, to, { type, title, text });

const list = (json: Record<string, unknown> = {}) =>
  backend.call("POST", "/user/api/mes/list", { token: account.token, json });

describe("messages", () => {
  test("[MSG-02] [MSG-03] [API-083] [MSG-01] pages newest first by 12, with the unread numbers of every type", async () => {
    for (let index = 1; index <= 14; index++) await send(account, "service", `服务${index}`);
    const sentAt = backend.clock.now();
    await send(account, "system", "系统1");
    await send(account, "system", "系统2");
    await send(account, "appointment", "改约1");
    await env.DB.prepare("UPDATE messages SET read_at = 1 WHERE customer_id = ? AND title = '系统1'")
      .bind(account.customerId)
      .run();

    const first = await list({ type: "service" });
    expect(first.data).toMatchObject({
      serviceMesTotal: 14,
      sysMesTotal: 1,
      updateAppointTotal: 1,
      unReadNum: 16,
      pageResult: { total: 14 },
    });
    expect(first.data.pageResult.rows).toHaveLength(12);
    expect(first.data.pageResult.rows[0]).toEqual({
      id: expect.any(Number),
      type: "service",
      title: "服务14",
      content: "正文",
      createTime: formatTime(sentAt),
      isRead: false,
      mesAssociatedId: null,
      topic: "PLATFORM",
    });
    const second = await list({ type: "service", pageIndex: 2 });
    expect(second.data.pageResult.rows.map((row: { title: string }) => row.title)).toEqual([
      "服务2",
      "服务1",
    ]);
    const all = await list({ pageSize: 3 });
    expect(all.data.pageResult.rows.map((row: { title: string }) => row.title)).toEqual([
      "改约1",
      "系统2",
      "系统1",
    ]);
    expect(all.data.pageResult.rows[2].isRead).toBe(true);
  });

  test("[ROLE-16] [MSG-02] [MSG-07] belong to their customer alone", async () => {
    await send(await signIn(), "service", "别人的");
    expect((await list()).data).toMatchObject({ unReadNum: 0, pageResult: { rows: [], total: 0 } });
    expect(await backend.call("POST", "/user/api/mes/list", { json: {} })).toMatchObject({ code: 7001 });
  });

  test("[S27] carry no markup", async () => {
    await send(account, "service", "x", `<img src=x onerror="alert('1')"> & <b>`);
    expect((await list()).data.pageResult.rows[0].content).toBe(
      "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;b&gt;",
    );
  });

  test("[ENT-26] [G-04] [MSG-02] [API-083] have what they are about, and are counted by type; the parameters may also come in the query", async () => {
    for (const type of ["service", "appointment", "appointment"] as const) await send(account, type, "二");
    await sendTo(backend, account, { type: "system", title: "一", associatedId: 5 });
    const answer = await backend.call("POST", "/user/api/mes/list?pageIndex=1&pageSize=12&type=system", {
      token: account.token,
    });
    const facts = { id: expect.any(Number), title: "一", content: "正文", isRead: false, mesAssociatedId: 5 };
    expect(answer.data).toMatchObject({
      ...{ serviceMesTotal: 1, sysMesTotal: 1, updateAppointTotal: 2, unReadNum: 4 },
      pageResult: { total: 1, rows: [{ ...facts, createTime: formatTime(backend.clock.now()) }] },
    });
  });

  test("every page of messages is answered by an index", async () => {
    for (const filter of [{ customerId: 1 }, { customerId: 1, type: "system" as const }]) {
      const { sql, params } = messagesPage(env.DB, filter, { limit: 12, offset: 0 }).toSQL();
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const details = plan.results.map((row) => row.detail).join("\n");
      expect(details).toMatch(/SEARCH messages USING INDEX/);
      expect(details).not.toMatch(/SCAN messages/);
    }
  });
});
