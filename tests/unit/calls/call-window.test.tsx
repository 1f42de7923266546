import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { StartCallContext } from "../../../app/features/calls/call-context";
import { readCallEvent } from "../../../app/features/calls/call-events";
import type { CallRequest } from "../../../app/features/calls/call-types";
import { CallWindow } from "../../../app/features/calls/call-window";
import { MasterContact, PlatformContacts } from "../../../app/features/calls/order-contacts";
import { callTime } from "../../../app/features/calls/use-call-time";
import { CALL_ID, fakeSession } from "./fakes";

const nothing = () => undefined;
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);

/** What the window of a call shows when it has just opened. */
function shown(request: CallRequest): string[] {
  const { session } = fakeSession(request);
  return wordsOf(renderToStaticMarkup(<CallWindow session={session} onOver={nothing} />));
}

describe("the window of a call", () => {
  test("[CALL-02] an incoming one is answered, hung up, or taken by voice; one by voice has no such switch", () => {
    const ring = { direction: "in", peerName: "陈师傅", id: CALL_ID } as const;
    expect(shown({ ...ring, type: "video" })).toEqual([
      "陈师傅",
      "邀请您视频通话",
      "，按 F9 到“接听”",
      "挂断",
      "切换语音",
      "接听",
    ]);
    expect(shown({ ...ring, type: "audio" })).toEqual([
      "陈师傅",
      "邀请您语音通话",
      "，按 F9 到“接听”",
      "挂断",
      "接听",
    ]);
  });

  test("[CALL-03] one's own has microphone, camera, the switch to voice and the end", () => {
    const request = { direction: "out", peerName: "陈师傅" } as const;
    expect(shown({ ...request, type: "video" })).toEqual([
      "陈师傅",
      "正在准备…",
      "静音",
      "关闭摄像头",
      "切换语音",
      "挂断",
    ]);
    expect(shown({ ...request, type: "audio" })).toEqual(["陈师傅", "正在准备…", "静音", "挂断"]);
  });

  test("[CALL-03] while both talk it has the time, and the switch to voice and the end", async () => {
    const { session, line, peer } = fakeSession({ direction: "out", type: "video", peerName: "陈师傅" });
    await session.begin();
    line().hear({ type: "peer", isHere: true });
    peer()?.options.onFlow(true);
    const talk = () => wordsOf(renderToStaticMarkup(<CallWindow session={session} onOver={nothing} />));
    expect(talk()).toEqual(expect.arrayContaining(["视频通话中", "00:00", "切换语音", "挂断"]));
    session.switchToVoice();
    expect(talk()).toEqual(["陈师傅", "语音通话中", "00:00", "静音", "挂断"]);
    session.leave();
  });

  test("[U53] the order that it is about is named, where the window knows it", () => {
    const order = { orderNo: "26112015603984", customerName: "王小满" };
    expect(shown({ direction: "in", peerName: "陈师傅", id: CALL_ID, type: "audio", order })).toContain(
      "订单 261120 1560 3984 · 王小满",
    );
  });

  test("[S22] a name is text, whatever stands in it", () => {
    const peerName = `<img src=x onerror="alert(1)">`;
    const { session } = fakeSession({ direction: "in", type: "video", peerName, id: CALL_ID });
    expect(renderToStaticMarkup(<CallWindow session={session} onOver={nothing} />)).not.toContain("<img");
  });

  test("[CALL-03] the time that it has gone on is minutes and seconds, and hours when there are", () => {
    expect([0, 59_999, 309_000, 3_909_000].map(callTime)).toEqual(["00:00", "00:59", "05:09", "1:05:09"]);
  });
});

test("[CALL-04] [CALL-11] [SOCK-05] [API-109] an event of the room is read as the call data say, and one without them is none", () => {
  const data = {
    videoCallInstanceId: CALL_ID,
    businessData: { type: "ORDER", businessId: 5 },
    sendUserId: 7,
    sendUserNickName: "陈师傅",
    callType: "audio",
    status: "RINGING",
    orderNo: "26112015603984",
    customerName: "王小满",
  };
  const event = (kind: string, change: object = {}) => ({
    seq: 1,
    eventId: "e",
    kind,
    at: 0,
    data: { ...data, ...change },
  });
  expect(readCallEvent(event("videoCall"))).toEqual({
    direction: "in",
    id: CALL_ID,
    type: "audio",
    peerName: "陈师傅",
    senderId: "7",
    orderId: "5",
    order: { orderNo: "26112015603984", customerName: "王小满" },
  });
  for (const [kind, status] of [
    ["videoCallCancel", "CANCELLED"],
    ["videoCallHangup", "ENDED"],
  ] as const)
    expect(readCallEvent(event(kind, { status }))).toEqual({ kind, callId: CALL_ID, status });
  expect(readCallEvent(event("videoCall", { callType: "smell" }))).toBeNull();
  expect(readCallEvent(event("ORDER_CHANGED"))).toBeNull();
  expect(readCallEvent(event("videoCall", { videoCallInstanceId: undefined }))).toBeNull();
});

test("[ENUM-23] a page hears of a video or an audio call, in one of three kinds", () => {
  const hear = (kind: string, callType: string) =>
    readCallEvent({
      ...{ seq: 1, eventId: "e", kind, at: 0 },
      data: { videoCallInstanceId: CALL_ID, sendUserId: 7, callType, status: "RINGING" },
    });
  for (const type of ["video", "audio"])
    expect(hear("videoCall", type)).toMatchObject({ direction: "in", id: CALL_ID, type });
  for (const kind of ["videoCallCancel", "videoCallHangup"])
    expect(hear(kind, "audio")).toMatchObject({ kind, callId: CALL_ID });
  expect([hear("videoCall", "fax"), hear("videoCallOther", "audio")]).toEqual([null, null]);
});

describe("whom one calls about an order", () => {
  test("[CALL-06] [GEN-03] [GEN-21] the platform's customer service, and why; a failure can be tried again", () => {
    const contacts = [
      { nickname: "客服小装", mobile: "13800001111" },
      { nickname: "客服小达", mobile: "13800002222" },
    ];
    const about = {
      isCallable: true,
      orderId: "5",
      order: { orderNo: "26112015603984", customerName: "王小满" },
      onRetry: nothing,
      onClose: nothing,
    };
    const html = renderToStaticMarkup(<PlatformContacts contacts={contacts} {...about} />);
    expect(wordsOf(html)).toEqual([
      "即时订单由平台统一服务：订单疑问和加价，请联系平台客服为您处理。",
      "客服小装",
      "138 0000 1111",
      "客服小达",
      "138 0000 2222",
    ]);
    for (const { mobile } of contacts) expect(html).toContain(`href="tel:${mobile}"`);
    const failed = renderToStaticMarkup(<PlatformContacts contacts={null} {...about} />);
    expect(wordsOf(failed)).toEqual(expect.arrayContaining(["客服电话加载失败", "重新加载"]));
  });

  test("[CALL-07] [GEN-03] [GEN-21] the master by name, phone and call; no call when the order has ended, and a note before a master takes it", () => {
    const contact = (change: Partial<Parameters<typeof MasterContact>[0]>) =>
      wordsOf(
        renderToStaticMarkup(
          <StartCallContext.Provider value={nothing}>
            <MasterContact
              name="陈师傅"
              phone="13700007001"
              isCallable
              orderId="5"
              order={{ orderNo: "26112015603984", customerName: "王小满" }}
              onClose={nothing}
              {...change}
            />
          </StartCallContext.Provider>,
        ),
      ).slice(0, 4);
    expect(contact({})).toEqual(["陈师傅", "137 0000 7001", "语音通话", "视频通话"]);
    expect(contact({ isCallable: false })).toEqual(["陈师傅", "137 0000 7001"]);
    expect(contact({ name: null, phone: null, isCallable: false })).toEqual([
      "订单还没有师傅接单，接单后可以在这里联系师傅。",
    ]);
  });
});
