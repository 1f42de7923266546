import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { MASTER_SIGNATURE_HEADER } from "../../../backend/src/providers/masters/master-side";
import { verifyRoomEvents } from "../../../schema/rest/room-intake";
import { withOneLife } from "../../support/orders/one-life";
import { createTestBackend } from "../../support/servers/backend";
import { callsOf, giveTo } from "./support";

const SECRET = "secret-of-the-masters";
const life = withOneLife(5_000_000);
const calls = callsOf(life);

afterEach(() => vi.unstubAllGlobals());

/** A backend whose masters have a system of their own, which answers `status`, and what that system has heard. */
function withMasters(status = 204) {
  const heard: { header: string | null; body: string }[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    heard.push({ header: new Headers(init.headers).get(MASTER_SIGNATURE_HEADER), body: String(init.body) });
    return new Response(null, { status });
  });
  const backend = createTestBackend({
    clock: life.backend.clock,
    env: { MASTER_EVENTS_URL: "https://masters.test/calls", MASTER_EVENTS_SECRET: SECRET },
  });
  const step = (name: string, json: unknown) =>
    backend.call("POST", `/user/api/video_call/${name}`, { token: life.account.token, json });
  return {
    step,
    start: async (orderId: number): Promise<string> =>
      (await step("video_call_customer", { businessData: { businessId: orderId } })).data.videoCallInstanceId,
    bodies: () => heard.map(({ body }) => JSON.parse(body)),
    heard,
  };
}

test("[CALL-01] [SOCK-05] [API-107] [API-108] the master's side hears by signed events that it rings and that it was called off", async () => {
  const { orderId, workerId } = await calls.order();
  const { step, start, heard, bodies } = withMasters();
  const id = await start(orderId);
  const json = { videoCallInstanceId: id };
  expect(await life.backend.call("POST", "/user/api/video_call/video_call_inform", { json })).toMatchObject({
    code: 7001,
  });
  expect(heard).toEqual([]);
  expect((await step("video_call_inform", { videoCallInstanceId: id })).code).toBe(0);
  expect((await step("sender_call_off", { videoCallInstanceId: id })).code).toBe(0);
  expect(bodies()).toMatchObject([
    { workerId, businessType: "videoCall", videoCallInstanceId: id, businessData: { businessId: orderId } },
    { workerId, businessType: "videoCallCancel", videoCallInstanceId: id, status: "CANCELLED" },
  ]);
  const now = life.backend.clock.now();
  for (const { header, body } of heard) {
    expect(await verifyRoomEvents(SECRET, String(workerId), body, header, now)).toBe(true);
    expect(await verifyRoomEvents("another secret", String(workerId), body, header, now)).toBe(false);
  }
});

test("[ENT-30] [CALL-11] the master's side is told the name and picture that the customer has in the profile, whatever was sent", async () => {
  const { orderId } = await calls.order();
  const profile = { nickname: "小满家居", avatar: "/named/sofa.png" };
  const changed = await life.call("POST", `/user/api/customer/modify?${new URLSearchParams(profile)}`);
  expect(changed).toMatchObject({ code: 0 });
  const { step, bodies } = withMasters();
  const call = { businessData: { businessId: orderId }, sendUserNickName: "冒名", sendUserAvartar: "/a.png" };
  const { data } = await step("video_call_customer", call);
  await step("video_call_inform", { videoCallInstanceId: data.videoCallInstanceId });
  expect(data).toMatchObject({ sendUserNickName: profile.nickname, sendUserAvartar: profile.avatar });
  const sendUserAvartar = expect.stringMatching(/^\/files\/[0-9a-f]{32}\.png$/);
  expect(bodies()).toMatchObject([{ sendUserNickName: profile.nickname, sendUserAvartar }]);
});

test("[CALL-05] [ERR-21] a customer who is the master of the order calls no one", async () => {
  const { orderId } = await calls.order();
  const { customerId } = life.account;
  await env.DB.prepare(
    "INSERT INTO workers (id, type, name, phone, created_at) VALUES (?, 'PERSONAL', '李师傅', '13712340000', 0)",
  )
    .bind(customerId)
    .run();
  await giveTo(customerId, orderId, life.account);
  expect(await calls.start(orderId)).toMatchObject({ code: 4009, message: "不能呼叫自己", data: null });
});

test("[API-105] [API-108] [C-48] [CALL-10] calling off and rejecting take all call data, by GET and in the query as well", async () => {
  const { orderId, workerId } = await calls.order();
  const { token } = life.account;
  const data = { sendUserNickName: "张三", sendUserAvartar: "/a.png", callType: "audio" };
  const get = async (name: string, query: Record<string, string>) => {
    const sent = new URLSearchParams({ ...data, ...query });
    return (await life.backend.call("GET", `/user/api/video_call/${name}?${sent}`, { token })).code;
  };
  const { videoCallInstanceId } = (await calls.start(orderId)).data;
  const revieveUserId = String(workerId);
  expect(await get("sender_call_off", { revieveUserId, videoCallInstanceId })).toBe(0);
  expect(await calls.stored(videoCallInstanceId)).toMatchObject({ status: "CANCELLED" });
  const incoming = await calls.incoming(orderId);
  expect(await get("receive_reject", { sendUserId: revieveUserId })).toBe(0);
  expect(await calls.stored(incoming)).toMatchObject({ status: "REJECTED" });
});

test("[CALL-11] [API-106] [C-48] [ENT-30] where no type is named, a call is by video or by voice as `isVideoCall` says", async () => {
  const { orderId } = await calls.order();
  for (const isVideoCall of [false, true]) {
    const { data } = await calls.start(orderId, { isVideoCall });
    expect(data).toMatchObject({ isVideoCall, callType: isVideoCall ? "video" : "audio" });
    await calls.callOff(data.videoCallInstanceId);
  }
});

test("[CALL-04] [API-108] a call that goes on is hung up at the master's side, too", async () => {
  const { orderId } = await calls.order();
  const { step, start, bodies } = withMasters();
  const id = await start(orderId);
  await step("video_call_inform", { videoCallInstanceId: id });
  await calls.masterAccepts(id);
  await step("sender_call_off", { videoCallInstanceId: id });
  expect(bodies().map(({ businessType }) => businessType)).toEqual(["videoCall", "videoCallHangup"]);
});

test("[CALL-10] [API-107] a ring that reaches no one ends the call at once, and says so", async () => {
  const { orderId } = await calls.order();
  const { step, start } = withMasters(503);
  const id = await start(orderId);
  expect(await step("video_call_inform", { videoCallInstanceId: id })).toMatchObject({
    code: 4009,
    message: "暂时无法接通对方，请拨打电话联系",
  });
  expect(await calls.stored(id)).toEqual({ status: "MISSED", ended_by: "SYSTEM" });
});

test("[U53] the timeline of the order does not say that a master missed a call whose ring reached no one", async () => {
  const { orderId } = await calls.order();
  const { step, start } = withMasters(503);
  await step("video_call_inform", { videoCallInstanceId: await start(orderId) });
  const { data } = await life.call("GET", `/order/api/order/${orderId}`);
  expect(data.orderLogs.filter(({ event }: { event: string }) => event === "call")).toEqual([]);
});

test("[CALL-10] [API-106] without a system of the masters a call does not begin, and says so", async () => {
  const { orderId } = await calls.order();
  const backend = createTestBackend({ clock: life.backend.clock, env: { SANDBOX: "off" } });
  const answer = await backend.call("POST", "/user/api/video_call/video_call_customer", {
    token: life.account.token,
    json: { businessData: { businessId: orderId } },
  });
  expect(answer).toMatchObject({ code: 4009, message: "暂时无法接通对方，请拨打电话联系" });
});

test("[API-105] [CALL-10] the master's side hears that the customer rejected its call", async () => {
  const { orderId, workerId } = await calls.order();
  const { step, bodies } = withMasters();
  const videoCallInstanceId = await calls.incoming(orderId);
  expect((await step("receive_reject", { sendUserId: workerId, videoCallInstanceId })).code).toBe(0);
  expect(bodies()).toMatchObject([
    { workerId, businessType: "videoCallHangup", videoCallInstanceId, status: "REJECTED" },
  ]);
});
