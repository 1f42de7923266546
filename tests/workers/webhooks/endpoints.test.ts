import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, MINUTE } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { follow } from "../../support/orders/order-life";
import { isSignedBy, withWebhooks } from "../../support/webhooks";

const hooks = withWebhooks();
const { life, add, deliver, pass, list, deliveries, rows, quiet } = hooks;
const events = ["order.created"] as const;

describe("addresses of a customer", () => {
  test("[U72] are listed with what they hear, and never with a secret", async () => {
    const { id, secret } = await add(["order.paid", "order.created"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await list();
    expect(listed).toEqual([
      {
        id,
        url: "https://erp.merchant-shop.com/hook",
        note: "",
        events: ["order.created", "order.paid"],
        ...{ state: "ON", failingSince: null, waiting: 0, formerSecretUntil: null, isLocal: false },
        createTime: expect.any(String),
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain("whsec_");
  });

  test("[S38] no table holds a secret, and no two addresses have the same one", async () => {
    const first = await add(events, "https://a.merchant-shop.com/");
    const second = await add(events, "https://b.merchant-shop.com/");
    expect(first.secret).not.toBe(second.secret);
    const { results } = await env.DB.prepare("SELECT * FROM webhook_endpoints").all();
    const bytes = atob(first.secret.slice("whsec_".length));
    const hex = Array.from(bytes, (char) => char.charCodeAt(0).toString(16).padStart(2, "0")).join("");
    const stored = JSON.stringify(results);
    for (const form of [first.secret, first.secret.slice(6), hex]) expect(stored).not.toContain(form);
  });

  test("[U72] the sixth is refused, and one that is there already", async () => {
    for (let place = 1; place <= 4; place++) await add(events, `https://erp.merchant-shop.com/${place}`);
    const call = (url: string) => life.call("POST", "/user/api/webhook", { url, events });
    expect(await call("https://ERP.merchant-shop.com/4")).toMatchObject({ code: 4000, field: "url" });
    await add(events, "https://erp.merchant-shop.com/5");
    expect(await call("https://erp.merchant-shop.com/6")).toMatchObject({
      code: 4000,
      message: expect.stringContaining("最多添加 5 个"),
    });
    expect(await list()).toHaveLength(5);
  });

  test("[R6] one whose answer was lost is there once, and the repeated request answers the same secret", async () => {
    const url = "https://erp.merchant-shop.com/lost";
    const send = (note: string) =>
      life.backend.call("POST", "/user/api/webhook", {
        token: life.account.token,
        json: { url, note, events },
        headers: { "Idempotency-Key": "lost" },
      });
    const first = await send("ERP");
    expect(first).toMatchObject({ code: 0, data: { secret: expect.stringMatching(/^whsec_/) } });
    expect(await send("ERP")).toEqual(first);
    expect(await list()).toMatchObject([{ id: first.data.id, url }]);
    const { results } = await env.DB.prepare("SELECT result FROM idempotency_keys WHERE key = 'lost'").all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(first.data.secret.slice("whsec_".length));
    expect(await send("商城")).toMatchObject({ code: 4308 });
    expect((await add(events, "https://erp.merchant-shop.com/other")).secret).not.toBe(first.data.secret);
  });

  test("[R6] [U50] one that was refused beyond the limit is added by the same request once there is room", async () => {
    for (let place = 1; place <= 5; place++) await add(events, `https://erp.merchant-shop.com/${place}`);
    const send = () =>
      life.backend.call("POST", "/user/api/webhook", {
        token: life.account.token,
        json: { url: "https://crm.merchant-shop.com/6", events },
        headers: { "Idempotency-Key": "later" },
      });
    expect(await send()).toMatchObject({ code: 4000, message: expect.stringContaining("最多添加 5 个") });
    const activity = async () =>
      (await life.call("GET", "/user/api/customer/activity?pageSize=10")).data.rows;
    expect(JSON.stringify(await activity())).not.toContain("crm.");
    const [oldest] = await list();
    await life.call("DELETE", `/user/api/webhook/${oldest.id}`);
    expect(await send()).toMatchObject({ code: 0, data: { secret: expect.stringMatching(/^whsec_/) } });
    expect(await list()).toHaveLength(5);
    expect(JSON.stringify(await activity())).toContain("添加 crm.merchant-shop.com");
  });

  test("[U72] five requests at once for the last place store one", async () => {
    for (let place = 1; place <= 4; place++) await add(events, `https://erp.merchant-shop.com/${place}`);
    await Promise.all(
      [5, 6, 7, 8, 9].map((place) =>
        life.call("POST", "/user/api/webhook", { url: `https://erp.merchant-shop.com/${place}`, events }),
      ),
    );
    expect(await list()).toHaveLength(5);
  });

  test("[U50] a change of where data go stands in the account's activity, with the host alone", async () => {
    const { id } = await add(events, "https://erp.merchant-shop.com/hook?key=geheim");
    await life.call("PUT", `/user/api/webhook/${id}`, { note: "测试" });
    await life.call("POST", `/user/api/webhook/${id}/secret`);
    await life.call("DELETE", `/user/api/webhook/${id}`);
    const { data } = await life.call("GET", "/user/api/customer/activity?pageSize=10");
    const details = data.rows
      .filter(({ kind }: { kind: string }) => kind === "WEBHOOK_CHANGED")
      .map(({ detail }: { detail: string }) => detail);
    expect(details.sort()).toEqual(
      ["修改", "删除", "更换密钥", "添加"].map((what) => `${what} erp.merchant-shop.com`).sort(),
    );
  });

  test("[U72] a deleted one takes its deliveries with it, and what is on its way is not sent", async () => {
    const { id } = await add(events);
    await life.placeOrder();
    await life.call("DELETE", `/user/api/webhook/${id}`);
    await deliver();
    expect(hooks.receiver.hooks).toEqual([]);
    expect(await rows("webhook_due")).toBe(0);
    expect(await rows("webhook_deliveries")).toBe(0);
  });

  test("[U72] a change of the events counts from the next step on", async () => {
    const { id } = await add(["order.created"]);
    await life.call("PUT", `/user/api/webhook/${id}`, { events: ["order.paid"] });
    await follow(life.subjectOf(await life.placeOrder()), ["pay"]);
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.paid"]);
  });

  test("[S40] more than sixty changes and tests within an hour are refused", async () => {
    const { id } = await add(events);
    const codes = [];
    for (let ping = 0; ping < 61; ping++)
      codes.push((await life.call("POST", `/user/api/webhook/${id}/ping`)).code);
    expect(codes.slice(0, 59).every((code) => code === 0)).toBe(true);
    expect(codes.at(-1)).toBe(4029);
  });
});

describe("a secret", () => {
  test("[U72] that is changed signs at once, beside the former one for a day", async () => {
    const { id, secret: former } = await add(events);
    const { data } = await life.call("POST", `/user/api/webhook/${id}/secret`);
    expect(data.secret).toMatch(/^whsec_/);
    expect(data.secret).not.toBe(former);
    await life.placeOrder();
    await deliver();
    const [during] = hooks.receiver.hooks;
    if (!during) throw new Error("nothing came");
    expect(await isSignedBy(data.secret, during)).toBe(true);
    expect(await isSignedBy(former, during)).toBe(true);
    expect((await list())[0].formerSecretUntil).toBe(data.formerUntil);

    life.backend.clock.advance(DAY);
    await life.placeOrder();
    await deliver();
    const after = hooks.receiver.hooks.at(-1);
    if (!after) throw new Error("nothing came");
    expect(await isSignedBy(data.secret, after)).toBe(true);
    expect(await isSignedBy(former, after)).toBe(false);
    expect((await list())[0].formerSecretUntil).toBeNull();
  });
});

describe("a test", () => {
  test("[U73] reaches an address that is on, off or paused, once, and holds nothing up", async () => {
    const { id } = await add(events);
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: false });
    expect((await life.call("POST", `/user/api/webhook/${id}/ping`)).code).toBe(0);
    await deliver();
    expect(hooks.receiver.hooks.map(({ body }) => body)).toMatchObject([
      { type: "ping", data: { endpointId: id } },
    ]);
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: true });
    await life.placeOrder();
    await deliver();
    expect(hooks.receiver.types).toEqual(["ping", "order.created"]);
  });

  test("[U73] that fails is tried once and says why, and does not count against the address", async () => {
    quiet();
    const { id } = await add(events);
    hooks.receiver.answer = () => new Response("bad signature", { status: 401 });
    await life.call("POST", `/user/api/webhook/${id}/ping`);
    await deliver();
    await pass(10 * MINUTE);
    expect(hooks.receiver.hooks).toHaveLength(1);
    expect((await deliveries(id)).rows).toMatchObject([
      { type: "ping", orderId: null, state: "FAILED", answerStatus: 401, answer: "bad signature" },
    ]);
    expect((await list())[0]).toMatchObject({ failingSince: null });
  });
});

describe("sending again", () => {
  test("[U73] by hand sends the same delivery with the same id", async () => {
    const { id } = await add(events);
    await life.placeOrder();
    await deliver();
    const [row] = (await deliveries(id)).rows;
    expect((await life.call("POST", `/user/api/webhook_delivery/${row.id}/resend`)).code).toBe(0);
    await deliver();
    const [first, second] = hooks.receiver.hooks;
    expect(second).toMatchObject({ id: first?.id, text: first?.text });
    expect((await deliveries(id)).total).toBe(1);
  });

  test("[U73] for a period sends what was given up, or everything, each order in its sequence", async () => {
    const { id } = await add(["order.created", "order.paid"]);
    const orderId = await life.placeOrder();
    await follow(life.subjectOf(orderId), ["pay"]);
    await deliver();
    const again = (body: object) => life.call("POST", `/user/api/webhook/${id}/resend`, body);
    const day = { from: "2026-11-20", to: "2026-11-20" };
    expect((await again(day)).data).toEqual({ count: 0 });
    expect((await again({ ...day, isFailedOnly: false })).data).toEqual({ count: 2 });
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.created", "order.paid", "order.created", "order.paid"]);
    expect((await again({ from: "2026-11-21", to: "2026-11-21", isFailedOnly: false })).data).toEqual({
      count: 0,
    });
    expect(await again({ from: "2026-11-21", to: "2026-11-20" })).toMatchObject({ code: 4000, field: "to" });
  });

  test("[U73] is refused for a test and where the address is off", async () => {
    const { id } = await add(events);
    await life.placeOrder();
    await life.call("POST", `/user/api/webhook/${id}/ping`);
    await deliver();
    const page = await deliveries(id);
    const of = (type: string) => page.rows.find((row: { type: string }) => row.type === type).id;
    expect((await life.call("POST", `/user/api/webhook_delivery/${of("ping")}/resend`)).code).toBe(4009);
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: false });
    expect((await life.call("POST", `/user/api/webhook_delivery/${of("order.created")}/resend`)).code).toBe(
      4009,
    );
  });

  test("[S1] another customer's address and delivery answer like missing ones", async () => {
    const { id } = await add(events);
    await life.placeOrder();
    await deliver();
    const [row] = (await deliveries(id)).rows;
    const { token } = await signIn();
    const ask = async (method: string, path: string, json?: unknown) =>
      JSON.stringify(await life.backend.call(method, path, { token, json }));
    const MISSING = 4_096;
    for (const [method, tail, json] of [
      ["PUT", "", { isOn: false }],
      ["DELETE", ""],
      ["POST", "/secret"],
      ["POST", "/ping"],
      ["GET", "/delivery"],
      ["POST", "/resend", { from: "2026-11-20", to: "2026-11-20" }],
    ] as const) {
      const foreign = await ask(method, `/user/api/webhook/${id}${tail}`, json);
      expect(foreign).toBe(await ask(method, `/user/api/webhook/${MISSING}${tail}`, json));
      expect(foreign).toContain('"code":4004');
    }
    expect(await ask("POST", `/user/api/webhook_delivery/${row.id}/resend`)).toContain('"code":4004');
    expect(await list()).toMatchObject([{ state: "ON" }]);
  });
});
