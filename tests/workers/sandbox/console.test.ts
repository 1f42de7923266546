import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { isSandboxOn, loadConsole, runConsoleForm } from "../../../app/features/sandbox/sandbox.server";
import { signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();

/** The load context of a page request, in front of a real backend. */
function pageContext(overrides: Record<string, unknown> = {}): AppLoadContext {
  const site = {
    ...env,
    OPERATOR_TOKEN: env.OPERATOR_TOKEN,
    BACKEND: {
      fetch: (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return backend.request(pathname + search, request);
      },
    },
    ...overrides,
  };
  return { cloudflare: { env: site }, requestId: "request-1" } as unknown as AppLoadContext;
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: crypto.randomUUID(), ...fields })) form.set(name, value);
  return form;
};

const run = (fields: Record<string, string>, context = pageContext()) =>
  runConsoleForm(formOf(fields), context);

const balanceOf = (customerId: number) =>
  env.DB.prepare("SELECT balance FROM ledger_accounts WHERE id = ?")
    .bind(`wallet:${customerId}`)
    .first<number>("balance");

describe("the sandbox console", () => {
  test("it is off unless the configuration says on", () => {
    expect(isSandboxOn(pageContext())).toBe(true);
    expect(isSandboxOn(pageContext({ SANDBOX: "off" }))).toBe(false);
    expect(isSandboxOn(pageContext({ SANDBOX: undefined }))).toBe(false);
  });

  test("it shows the SMS that were sent, newest first, and the health of the system", async () => {
    for (const [id, at] of [
      [1, 1000],
      [2, 2000],
    ]) {
      await env.DB.prepare("INSERT INTO sandbox_sms (id, phone, content, created_at) VALUES (?, ?, ?, ?)")
        .bind(id, "13800138000", `验证码 ${id}`, at)
        .run();
    }
    const { sms, health } = await loadConsole(pageContext(), { orderNo: "" });
    expect(sms?.map(({ content }) => content)).toEqual(["验证码 2", "验证码 1"]);
    expect(health).toMatchObject({ outbox: { pending: 0, oldestAgeMs: null }, violations: [] });
  });

  test("without a token, or with a wrong one, the parts say that they could not be loaded", async () => {
    for (const OPERATOR_TOKEN of [undefined, "wrong"]) {
      expect(await loadConsole(pageContext({ OPERATOR_TOKEN }), { orderNo: "" })).toMatchObject({
        sms: null,
        wechat: null,
        health: null,
      });
    }
  });

  test("a recharge reaches the wallet through the ledger, once however often it is sent", async () => {
    const { customerId, phone } = await signIn();
    const key = crypto.randomUUID();
    const answer = await run({ intent: "recharge", phone, amount: "100.50", key });
    expect(answer).toMatchObject({ done: "充值成功，当前余额 ¥100.50", issues: [], problem: null });
    expect(answer.key).not.toBe(key);
    await run({ intent: "recharge", phone, amount: "100.50", key });
    expect(await balanceOf(customerId)).toBe(10_050);
  });

  test("a service message is stored for the customer", async () => {
    const { customerId, phone } = await signIn();
    const answer = await run({
      intent: "message",
      phone: `+86 ${phone}`,
      title: "预约提醒",
      content: "师傅明天上门",
    });
    expect(answer.done).toBe("服务消息已发送");
    const stored = await env.DB.prepare("SELECT title FROM messages WHERE customer_id = ?")
      .bind(customerId)
      .first();
    expect(stored).toEqual({ title: "预约提醒" });
  });

  test("an account is blocked and let in again", async () => {
    const { customerId, phone } = await signIn();
    const isBlocked = async () =>
      (await env.DB.prepare("SELECT blocked_at FROM customers WHERE id = ?").bind(customerId).first()) ?? {};
    expect((await run({ intent: "block", phone, blocked: "true" })).done).toBe("账号已拉黑");
    expect(await isBlocked()).toEqual({ blocked_at: expect.any(Number) });
    expect((await run({ intent: "block", phone, blocked: "false" })).done).toBe("账号已恢复");
    expect(await isBlocked()).toEqual({ blocked_at: null });
  });

  test.each([
    ["recharge", { phone: "1380013800", amount: "1" }, "phone", "请输入合法手机号"],
    ["recharge", { amount: "0" }, "amount", "请填写 0.01 至 1000000 的金额，最多两位小数"],
    ["recharge", { amount: "1.234" }, "amount", "请填写 0.01 至 1000000 的金额，最多两位小数"],
    ["recharge", { amount: "1e3" }, "amount", "请填写 0.01 至 1000000 的金额，最多两位小数"],
    ["message", { title: " ", content: "内容" }, "title", "请填写标题"],
    ["message", { title: "标题", content: "" }, "content", "请填写内容"],
  ])("a bad %s form keeps what was typed and its key (%o)", async (intent, fields, field, message) => {
    const key = crypto.randomUUID();
    const answer = await run({ intent, key, phone: "13800138000", ...fields });
    expect(answer).toMatchObject({ done: null, key, issues: [{ field, message }], values: fields });
  });

  test("an unknown customer is told in the backend's words", async () => {
    expect(await run({ intent: "recharge", phone: "19900000000", amount: "1" })).toMatchObject({
      done: null,
      problem: "客户不存在",
    });
  });

  test("a backend that is away is told readably", async () => {
    const BACKEND = { fetch: () => Promise.reject(new Error("away")) };
    const answer = await run(
      { intent: "message", phone: "13800138000", title: "a", content: "b" },
      pageContext({ BACKEND }),
    );
    expect(answer).toMatchObject({ done: null, problem: "后端没有应答，请稍后重试", values: { title: "a" } });
  });

  test("an unknown form and an invalid key are refused", async () => {
    await expect(run({ intent: "drop-tables" })).rejects.toMatchObject({ status: 400 });
    await expect(run({ intent: "message", key: "no key" })).rejects.toMatchObject({ status: 400 });
  });
});
