import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { endStaleCalls } from "../../../backend/src/modules/calls/end-call";
import { MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { readCallPass } from "../../../schema/rest/calls/call-line";
import { signIn } from "../../support/accounts/accounts";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { callsOf } from "./support";

const life = withOneLife(5_000_000);
const calls = callsOf(life);
const run = () => {
  const { env: bindings, clock } = life.backend;
  return inEveryStore(endStaleCalls)({ env: bindings, clock, ids: idsBy(clock) });
};

describe("a call by the customer", () => {
  test("[CALL-01] [CALL-10] [CALL-11] [API-106] rings the master once the caller is ready, and is answered", async () => {
    const { orderId, workerId } = await calls.order();
    const { data } = await calls.start(orderId, { callType: "audio", sendUserNickName: "<b>冒名</b>" });
    expect(data).toMatchObject({
      sendUserId: life.account.customerId,
      revieveUserId: workerId,
      sendUserNickName: expect.not.stringContaining("冒名"),
      videoCallInstanceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      isVideoCall: false,
      callType: "audio",
      businessType: "videoCall",
      businessData: { type: "ORDER", businessId: orderId },
      status: "RINGING",
    });
    const id = data.videoCallInstanceId;
    expect(await calls.ringing(orderId)).toBeNull();
    expect((await calls.inform(id)).code).toBe(0);
    expect((await calls.inform(id)).code).toBe(0);
    expect(await calls.ringing(orderId)).toMatchObject({ videoCallInstanceId: id, access: null });
    expect((await calls.masterAccepts(id)).data).toMatchObject({ status: "ACCEPTED" });
    expect((await calls.inform(id)).code).toBe(0);
    expect((await calls.keep(id)).data.status).toBe("ACCEPTED");
  });

  test("[S22] the token opens the line of this call alone, on the holder's side, for two minutes", async () => {
    const { orderId } = await calls.order();
    const id = await calls.talking(orderId);
    const now = life.backend.clock.now();
    const read = (token: string, at = now) => readCallPass(env.ROOM_EVENT_SECRET, token, at);
    const own = (await calls.keep(id)).data.access.token;
    const master = (await calls.masterKeeps(id)).data.access.token;
    expect(await read(own)).toMatchObject({ instanceId: id, side: "caller" });
    expect(await read(master)).toMatchObject({ instanceId: id, side: "callee" });
    expect(await read(own, now + 2 * MINUTE)).toBeNull();
    expect(await read(own.replace(".caller.", ".callee."))).toBeNull();
    expect(await readCallPass("another secret", own, now)).toBeNull();
  });

  test("[CALL-03] [API-108] [ERR-20] called off before an answer it is cancelled, afterwards it is hung up; once more changes nothing", async () => {
    const { orderId } = await calls.order();
    const first: string = (await calls.start(orderId)).data.videoCallInstanceId;
    expect((await calls.callOff(first)).code).toBe(0);
    expect((await calls.callOff(first)).code).toBe(0);
    expect(await calls.stored(first)).toEqual({ status: "CANCELLED", ended_by: "CUSTOMER" });
    expect((await calls.inform(first)).message).toBe("通话已结束");
    expect((await calls.masterAccepts(first)).message).toBe("通话已结束");
    const second = await calls.talking(orderId);
    expect((await calls.callOff(second)).code).toBe(0);
    expect(await calls.stored(second)).toEqual({ status: "ENDED", ended_by: "CUSTOMER" });
    expect(life.backend.site.endedCalls).toEqual([first, second]);
  });

  test("[CALL-04] [SOCK-05] the windows hear when the master rejects or hangs up", async () => {
    const { orderId } = await calls.order();
    const rejected: string = (await calls.start(orderId)).data.videoCallInstanceId;
    await calls.inform(rejected);
    await calls.masterHangsUp(rejected);
    const talked = await calls.talking(orderId);
    await calls.masterHangsUp(talked);
    await calls.masterHangsUp(talked);
    expect(calls.told()).toEqual(["videoCallHangup REJECTED", "videoCallHangup ENDED"]);
  });

  test("[ENUM-23] [SOCK-05] [API-109] is a video or an audio call and nothing else; the windows hear of each in one of three kinds", async () => {
    const { orderId, workerId } = await calls.order();
    expect((await calls.start(orderId, { callType: "fax" })).code).toBe(4000);
    for (const callType of ["video", "audio"]) {
      const { data } = await calls.start(orderId, { callType });
      expect(data).toMatchObject({ callType, isVideoCall: callType === "video", businessType: "videoCall" });
      await calls.masterHangsUp(data.videoCallInstanceId);
      const incoming = await calls.ring(orderId, callType);
      expect(incoming.data).toMatchObject({ callType, businessType: "videoCall" });
      await calls.masterHangsUp(incoming.data.videoCallInstanceId);
    }
    const { customerId } = life.account;
    const events = life.backend.site.held(customerId).filter(({ kind }) => kind.startsWith("videoCall"));
    const businessData = { type: "ORDER", businessId: orderId };
    const videoCallInstanceId = expect.stringMatching(/^[0-9a-f]{32}$/);
    const master = { sendUserNickName: "陈师傅", sendUserAvartar: "/demo/lamp.png" };
    for (const { data } of events) {
      const isVideoCall = data.callType === "video";
      expect(data).toMatchObject({ businessData, videoCallInstanceId, isVideoCall });
      expect([data.sendUserId, data.revieveUserId].sort()).toEqual([workerId, customerId].sort());
      if (data.sendUserId === workerId) expect(data).toMatchObject(master);
    }
    const heard = events.map(({ kind, data }) => [kind, data.businessType, data.callType]);
    const told = (callType: string) =>
      ["videoCallHangup", "videoCall", "videoCallCancel"].map((kind) => [kind, kind, callType]);
    expect(heard).toEqual([...told("video"), ...told("audio")]);
  });

  test("[CALL-10] [API-106] [API-107] [C-48] every documented call takes all call data, by GET and in the query as well", async () => {
    const { orderId } = await calls.order();
    const { token } = life.account;
    const get = (name: string, query: Record<string, string>) =>
      life.backend.call("GET", `/user/api/video_call/${name}?${new URLSearchParams(query)}`, { token });
    const data = { sendUserNickName: "张三", sendUserAvartar: "/a.png", callType: "audio" };
    const started = await get("video_call_customer", { ...data, businessId: String(orderId) });
    const videoCallInstanceId: string = started.data.videoCallInstanceId;
    expect(started.data.callType).toBe("audio");
    expect((await get("video_call_inform", { ...data, videoCallInstanceId })).code).toBe(0);
    expect((await get("sender_call_off", { ...data, videoCallInstanceId })).code).toBe(0);
    const incoming = await calls.ring(orderId);
    const sendUserId = String(incoming.data.sendUserId);
    expect((await get("receive_reject", { ...data, sendUserId })).code).toBe(0);
    expect(await calls.current()).toBeNull();
  });
});

describe("a call by the master", () => {
  test("[CALL-02] [CALL-11] [SOCK-05] [ENT-30] rings all windows of the customer with the call data", async () => {
    const { orderId, workerId } = await calls.order();
    const id = await calls.incoming(orderId);
    const event = life.backend.site
      .held(life.account.customerId)
      .findLast(({ kind }) => kind === "videoCall");
    expect(event?.data).toEqual({
      sendUserId: workerId,
      revieveUserId: life.account.customerId,
      sendUserNickName: "陈师傅",
      sendUserAvartar: "/demo/lamp.png",
      videoCallInstanceId: id,
      isVideoCall: true,
      callType: "video",
      businessType: "videoCall",
      businessData: { type: "ORDER", businessId: orderId },
      status: "RINGING",
      orderNo: expect.stringMatching(/^\d{14}$/),
      customerName: expect.stringMatching(/\S/),
    });
    expect(await calls.current()).toMatchObject({ videoCallInstanceId: id, access: null });
  });

  test("[CALL-02] [CALL-03] [R39] the first window that answers wins, the others are told to stop; it may ask again", async () => {
    const { orderId } = await calls.order();
    const id = await calls.incoming(orderId);
    const answered = await calls.accept(id, "window-a");
    expect(answered.data).toMatchObject({ status: "ACCEPTED", access: { gatewayUrl: null, iceServers: [] } });
    expect((await calls.accept(id, "window-b")).message).toBe("已在其他窗口接听");
    expect((await calls.accept(id, "window-a")).code).toBe(0);
    expect(calls.told()).toEqual(["videoCall RINGING", "videoCallCancel ACCEPTED"]);
  });

  test("[CALL-02] [CALL-03] [CALL-10] [API-105] is rejected by its sender's id, and hung up in the same way", async () => {
    const { orderId, workerId } = await calls.order();
    const rejected = await calls.incoming(orderId);
    expect((await calls.reject(workerId)).code).toBe(0);
    expect((await calls.reject(workerId)).code).toBe(0);
    expect(await calls.stored(rejected)).toEqual({ status: "REJECTED", ended_by: "CUSTOMER" });
    const talked = await calls.incoming(orderId);
    await calls.accept(talked);
    expect((await calls.reject(workerId, talked)).code).toBe(0);
    expect(await calls.stored(talked)).toEqual({ status: "ENDED", ended_by: "CUSTOMER" });
    expect((await calls.reject(123_456)).message).toBe("通话不存在");
  });

  test("[CALL-04] [ERR-20] stops ringing when the master calls it off", async () => {
    const { orderId } = await calls.order();
    const id = await calls.incoming(orderId);
    await calls.masterHangsUp(id);
    expect(calls.told()).toEqual(["videoCall RINGING", "videoCallCancel CANCELLED"]);
    expect((await calls.accept(id)).message).toBe("通话已结束");
  });
});

describe("whom one may call", () => {
  test("[CALL-05] [ERR-21] oneself not", async () => {
    const { orderId, workerId } = await calls.order();
    expect(await calls.start(orderId, { revieveUserId: life.account.customerId })).toMatchObject({
      code: 4009,
      message: "不能呼叫自己",
    });
    await env.DB.prepare("UPDATE workers SET phone = ? WHERE id = ?")
      .bind(life.account.phone, workerId)
      .run();
    expect((await calls.start(orderId)).message).toBe("不能呼叫自己");
  });

  test("[S22] [API-106] only the master of an own order: not before there is one, not another one, not about others' orders", async () => {
    const waiting = await life.orderIn("RECEIVING_ORDER");
    expect((await calls.start(waiting)).message).toBe("订单还没有师傅，暂不能呼叫");
    const { orderId } = await calls.order();
    expect((await calls.start(orderId, { revieveUserId: 7002 })).code).toBe(4009);
    const stranger = await signIn();
    const json = { businessId: orderId };
    const path = "/user/api/video_call/video_call_customer";
    expect(await life.backend.call("POST", path, { token: stranger.token, json })).toMatchObject({
      code: 4004,
      message: "订单不存在",
    });
    expect((await calls.start(123_456_789)).message).toBe("订单不存在");
  });

  test("[CALL-07] [CALL-13] [ENT-30] [GEN-03] the detail of an order names both sides; of an immediate one the master stays unnamed", async () => {
    const { orderId, workerId } = await calls.order();
    const read = async () => (await life.call("GET", `/order/api/order/${orderId}`)).data;
    const { userName, userPhone } = await read();
    const customer = { createBy: userName, createPhone: userPhone, applicantId: life.account.customerId };
    expect(await read()).toMatchObject({
      ...{ orderType: "GENERAL", workerId, ...customer },
      ...{ workerName: "陈师傅", workerPhone: expect.stringMatching(/^137\d{8}$/) },
    });
    await env.DB.prepare("UPDATE orders SET order_type = 'TIMELY' WHERE id = ?").bind(orderId).run();
    expect(await read()).toMatchObject({ orderType: "TIMELY", workerId: null, ...customer });
    await env.DB.prepare("UPDATE orders SET order_type = 'GENERAL' WHERE id = ?").bind(orderId).run();
  });

  test("one call at a time, for the customer and for the master", async () => {
    const [one, other] = [await calls.order(), await calls.order()];
    const id = await calls.talking(one.orderId);
    expect((await calls.start(other.orderId)).message).toBe("您正在通话中，请先结束当前通话");
    expect((await calls.ring(other.orderId)).message).toBe("对方忙线中，请稍后再拨");
    await calls.callOff(id);
    expect((await calls.start(other.orderId)).code).toBe(0);
  });
});

describe("[R39] an abandoned call", () => {
  test("rings for a minute, then it was missed", async () => {
    const { orderId } = await calls.order();
    const id = await calls.incoming(orderId);
    life.backend.clock.advance(59 * SECOND);
    await run();
    expect((await calls.current()).status).toBe("RINGING");
    life.backend.clock.advance(1 * SECOND);
    await run();
    expect(await calls.stored(id)).toEqual({ status: "MISSED", ended_by: "SYSTEM" });
    expect(calls.told().at(-1)).toBe("videoCallCancel MISSED");
  });

  test("ends 45 seconds after the last word of either", async () => {
    const { orderId } = await calls.order();
    const id = await calls.talking(orderId);
    for (let i = 0; i < 3; i++) {
      life.backend.clock.advance(15 * SECOND);
      expect((await calls.keep(id)).data.status).toBe("ACCEPTED");
      if (i === 0) await calls.masterKeeps(id);
    }
    life.backend.clock.advance(15 * SECOND);
    await run();
    expect(await calls.stored(id)).toEqual({ status: "ENDED", ended_by: "SYSTEM" });
    expect((await calls.keep(id)).data).toMatchObject({ status: "ENDED", access: null });
  });

  test("does not block the next one, even before the clock has come round", async () => {
    const { orderId } = await calls.order();
    const id = await calls.talking(orderId);
    life.backend.clock.advance(MINUTE);
    expect((await calls.start(orderId)).code).toBe(0);
    expect((await calls.stored(id))?.status).toBe("ENDED");
  });
});

test("[CALL-12] [S22] [API-113] [G-10] relays get a password of an hour for this call, and another gateway is named where there is one", async () => {
  const { orderId } = await calls.order();
  const id = await calls.talking(orderId);
  const configured = createTestBackend({
    clock: life.backend.clock,
    env: {
      ICE_URLS: "stun:stun.example.com turns:turn.example.com:5349",
      TURN_SECRET: "relay-secret",
      VIDEO_GATEWAY_URL: "wss://gateway.example.com/line",
    },
  });
  const { data } = await configured.call("POST", "/user/api/video_call/keep", {
    token: life.account.token,
    json: { videoCallInstanceId: id },
  });
  const until = Math.floor((life.backend.clock.now() + 60 * MINUTE) / SECOND);
  expect(data.access).toMatchObject({
    gatewayUrl: "wss://gateway.example.com/line",
    iceServers: [
      { urls: ["stun:stun.example.com"] },
      {
        urls: ["turns:turn.example.com:5349"],
        username: `${until}:${id}`,
        credential: expect.stringMatching(/^[\w+/]{27}=$/),
      },
    ],
  });
});
