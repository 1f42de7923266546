import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { sendMessage } from "../../../backend/src/modules/messages/messages";
import { addBrowser, pushToBrowsers, removeBrowser } from "../../../backend/src/modules/push/push.usecases";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { createIds } from "../../../backend/src/shared/ids";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { createNodeD1 } from "../../support/database/node-d1";
import { PUSH_KEYS } from "../../support/servers/push-keys";
import { createPushReceiver } from "../../support/servers/push-receiver";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/";
const CUSTOMER = 7;
const NOON = Date.parse("2026-11-23T12:00:00+08:00");

let sqlite: ReturnType<typeof createNodeD1>["sqlite"];
let env: BackendEnv & { DB: EveryStore };
let now: number;
const clock = { now: () => now, pause: async () => undefined };
const ids = createIds(clock);
/** What the push services have got, and what they answer. */
let requests: Request[];
let status: number;

beforeEach(() => {
  const database = createNodeD1();
  sqlite = database.sqlite;
  env = { DB: database.d1, ...PUSH_KEYS } as unknown as typeof env;
  now = NOON;
  requests = [];
  status = 201;
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    return new Response(null, { status });
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  sqlite.exec(`INSERT INTO customers (id, phone, nickname, created_at) VALUES (${CUSTOMER}, '13800138000', '木屿', 0);
    INSERT INTO sessions (token_hash, id, customer_id, created_at, expires_at) VALUES ('session', 1, ${CUSTOMER}, 0, ${NOON + 30 * DAY})`);
});
afterEach(() => vi.unstubAllGlobals());

const dependencies = () => ({ db: env.DB, directory: env.DB, env, clock });

async function subscribe(name: string, customerId = CUSTOMER) {
  const { target, receive } = await createPushReceiver(ENDPOINT + name);
  await addBrowser({ ...target, customerId, tokenHash: "session" }, dependencies());
  return receive;
}

async function tell(title: string, topic: "EXCEPTION" | "ORDER" = "EXCEPTION") {
  now += 1000;
  const message = {
    customerId: CUSTOMER,
    type: "service",
    title,
    text: "外<包>装破损",
    topic,
    at: now,
  } as const;
  await env.DB.batch(sendMessage(env.DB, message, ids));
  await pushToBrowsers(CUSTOMER, { env, clock });
}

const waiting = () => sqlite.prepare("SELECT COUNT(*) AS n FROM push_queue").get()?.n;
const set = (sql: string) => sqlite.exec(sql);

describe("a message with no page open", () => {
  test("[U44] reaches every browser of its customer that asked for it, once", async () => {
    const receive = await subscribe("a");
    await subscribe("b");
    await tell("订单异常");
    expect(requests.map(({ url }) => url).sort()).toEqual([`${ENDPOINT}a`, `${ENDPOINT}b`]);
    const mine = requests.find(({ url }) => url.endsWith("/a"));
    if (!mine) throw new Error("no push");
    expect(JSON.parse((await receive(mine)).text)).toEqual({
      messageId: expect.any(Number),
      title: "订单异常",
      text: "外<包>装破损",
    });
    await Promise.all([1, 2, 3].map(() => pushToBrowsers(null, { env, clock })));
    expect(requests).toHaveLength(2);
    expect(waiting()).toBe(0);
  });

  test("[U44] is sent by one of many who try at once", async () => {
    await subscribe("a");
    now += 1000;
    const message = { customerId: CUSTOMER, type: "service", title: "一", text: "一", at: now } as const;
    await env.DB.batch(sendMessage(env.DB, message, ids));
    await Promise.all([1, 2, 3, 4].map(() => pushToBrowsers(CUSTOMER, { env, clock })));
    expect(requests).toHaveLength(1);
  });

  test("[U44] is not sent when its topic is off, in quiet hours, or when it has been read", async () => {
    await subscribe("a");
    set(`INSERT INTO message_settings VALUES (${CUSTOMER}, '["ORDER"]', '22:00', '08:00', 0)`);
    await tell("接单", "ORDER");
    expect(requests).toHaveLength(0);
    now = Date.parse("2026-11-23T23:30:00+08:00");
    await tell("夜里的异常");
    expect(requests).toHaveLength(0);
    now = Date.parse("2026-11-24T09:00:00+08:00");
    await pushToBrowsers(null, { env, clock });
    expect(requests).toHaveLength(0);
    await tell("早上的异常");
    expect(requests).toHaveLength(1);
    status = 503;
    await tell("读过的异常");
    set("UPDATE messages SET read_at = 1");
    status = 201;
    now += HOUR;
    await pushToBrowsers(null, { env, clock });
    expect(requests).toHaveLength(2);
    expect(waiting()).toBe(0);
  });

  test("is tried again later, and given up in the end", async () => {
    await subscribe("a");
    status = 503;
    await tell("异常");
    await pushToBrowsers(CUSTOMER, { env, clock });
    expect(requests).toHaveLength(1);
    now += MINUTE;
    await pushToBrowsers(null, { env, clock });
    expect(requests).toHaveLength(2);
    for (let day = 0; day < 9; day++) {
      now += DAY;
      await pushToBrowsers(null, { env, clock });
    }
    expect(requests).toHaveLength(5);
    expect(waiting()).toBe(0);
  });
});

describe("browsers", () => {
  test("[S9] are told no more once the session that asked is over", async () => {
    await subscribe("a");
    set("DELETE FROM sessions");
    await tell("异常");
    expect(requests).toHaveLength(0);
    expect(sqlite.prepare("SELECT COUNT(*) AS n FROM push_browsers").get()?.n).toBe(0);
  });

  test("that unsubscribe, or that the push service reports as gone, are deleted", async () => {
    await subscribe("a");
    await subscribe("b");
    await removeBrowser({ customerId: CUSTOMER, endpoint: `${ENDPOINT}a` }, dependencies());
    status = 410;
    await tell("一");
    await tell("二");
    expect(requests.map(({ url }) => url)).toEqual([`${ENDPOINT}b`]);
  });

  test("[ROLE-16] of others cannot be turned off, and move with who signs in", async () => {
    await subscribe("a");
    await removeBrowser({ customerId: 8, endpoint: `${ENDPOINT}a` }, dependencies());
    await tell("一");
    expect(requests).toHaveLength(1);
    await subscribe("a", 8);
    await tell("二");
    expect(requests).toHaveLength(1);
  });

  test("are ten at most, the oldest gives way; an address that is no browser's is refused", async () => {
    for (let index = 0; index < 12; index++) {
      now += 1000;
      await subscribe(`${index}`);
    }
    await tell("一");
    expect(requests.map(({ url }) => url)).not.toContain(`${ENDPOINT}1`);
    expect(requests).toHaveLength(10);
    const { target } = await createPushReceiver("https://127.0.0.1/internal");
    await expect(
      addBrowser({ ...target, customerId: CUSTOMER, tokenHash: "session" }, dependencies()),
    ).rejects.toMatchObject({ message: "不支持这个浏览器的推送，打开页面时仍会收到提醒" });
    const without = { ...env, VAPID_SUBJECT: "" };
    await expect(
      addBrowser(
        { ...target, customerId: CUSTOMER, tokenHash: "session" },
        { ...dependencies(), env: without },
      ),
    ).rejects.toMatchObject({ message: "推送暂未开通，打开页面时仍会收到提醒" });
  });
});
