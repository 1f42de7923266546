import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCallLine } from "../../../app/features/calls/call-line";
import { CONNECT_MS } from "../../../app/features/calls/call-session";
import { CallRefused, type CallRequest } from "../../../app/features/calls/call-types";
import { NoDevice } from "../../../app/features/calls/user-media";
import { CALL_SUBPROTOCOL, LineCloseCode } from "../../../durable-objects/call-protocol";
import { KEEP_MS, RING_MS } from "../../../schema/rules/calls/call";
import { CALL_ID, FakeSocket, fakeSession, liveCall } from "./fakes";

const OUT: CallRequest = { direction: "out", type: "video", peerName: "陈师傅" };
const IN: CallRequest = { direction: "in", type: "video", peerName: "陈师傅", id: CALL_ID };
const here = { type: "peer", isHere: true } as const;
const outcome = (text: string, isProblem = false) => ({ text, isProblem });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call by this window in which both talk. */
async function talking() {
  const fake = fakeSession(OUT);
  await fake.session.begin();
  fake.line().hear(here);
  fake.peer()?.options.onFlow(true);
  return fake;
}

/** Everything that a call holds is let go. */
function expectNothingLeft({ media, line, peer }: ReturnType<typeof fakeSession>) {
  expect(media.tracks.every(({ isStopped }) => isStopped)).toBe(true);
  expect(line().readyState).toBe(3);
  expect(peer()?.link.close).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
}

describe("a call that one makes", () => {
  test("[CALL-03] rings the other once devices and line are there, and connects when they come", async () => {
    const fake = fakeSession(OUT);
    const beginning = fake.session.begin();
    expect(fake.state().phase).toBe("preparing");
    await beginning;
    expect(fake.state().phase).toBe("calling");
    expect(fake.api.inform).toHaveBeenCalledExactlyOnceWith(CALL_ID);
    fake.line().hear({ type: "peer", isHere: false });
    expect(fake.state().phase).toBe("calling");
    fake.line().hear(here);
    expect(fake.state().phase).toBe("connecting");
    expect(fake.peer()?.link.connect).toHaveBeenCalled();
    fake.peer()?.options.onFlow(true);
    expect(fake.state()).toMatchObject({ phase: "active", since: Date.now() });
  });

  test("[CALL-08] [ERR-11] [U53] without a device it says so, closes and hangs up without ringing the other side", async () => {
    const fake = fakeSession(OUT, { getMedia: () => Promise.reject(new NoDevice("none")) });
    await fake.session.begin();
    expect(fake.state()).toMatchObject({
      phase: "ended",
      outcome: outcome("未检测到对应设备，请稍后再试", true),
    });
    expect(fake.api.inform).not.toHaveBeenCalled();
    expect(fake.api.end).toHaveBeenCalledWith(CALL_ID);
  });

  test("[CALL-08] [ERR-11] a call that rings and is answered without a device ends for both sides in the same way", async () => {
    const fake = fakeSession(IN, { getMedia: () => Promise.reject(new NoDevice("none")) });
    await fake.session.begin();
    await fake.session.answer();
    expect(fake.state()).toMatchObject({
      phase: "ended",
      outcome: outcome("未检测到对应设备，请稍后再试", true),
    });
    expect(fake.api.answer).not.toHaveBeenCalled();
    expect(fake.api.end).toHaveBeenCalledWith(CALL_ID);
  });

  test("[CALL-05] tells why it may not be", async () => {
    const fake = fakeSession(OUT);
    fake.api.begin.mockRejectedValue(new CallRefused("不能呼叫自己"));
    await fake.session.begin();
    expect(fake.state().outcome).toEqual(outcome("不能呼叫自己", true));
  });

  test("[R39] gives up after a minute", async () => {
    const fake = fakeSession(OUT);
    await fake.session.begin();
    vi.advanceTimersByTime(RING_MS);
    expect(fake.state().outcome).toEqual(outcome("对方暂时无人接听，请稍后再拨"));
    expect(fake.api.end).toHaveBeenCalledWith(CALL_ID);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("hung up while it begins, it is called off once it has begun", async () => {
    const fake = fakeSession(OUT);
    const beginning = fake.session.begin();
    fake.session.hangUp();
    await beginning;
    expect(fake.api.inform).not.toHaveBeenCalled();
    expect(fake.api.end).toHaveBeenCalledWith(CALL_ID);
  });

  test("[CALL-09] [ERR-20] [CALL-04] the room says how it ended: rejected, hung up, not answered", async () => {
    for (const [status, text] of [
      ["REJECTED", "对方已挂断！"],
      ["ENDED", "对方已挂断！"],
      ["MISSED", "对方暂时无人接听，请稍后再拨"],
      ["CANCELLED", "通话已结束"],
    ] as const) {
      const fake = fakeSession(OUT);
      await fake.session.begin();
      fake.session.hear({ kind: "videoCallHangup", callId: "d".repeat(32), status });
      expect(fake.state().phase).toBe("calling");
      fake.session.hear({ kind: "videoCallHangup", callId: CALL_ID, status });
      expect(fake.state().outcome).toEqual(outcome(text));
    }
  });
});

describe("a call that rings", () => {
  test("[CALL-02] is answered, by voice alone if wanted", async () => {
    const fake = fakeSession(IN);
    await fake.session.begin();
    expect(fake.state().phase).toBe("ringing");
    await fake.session.answer("audio");
    expect(fake.state()).toMatchObject({ phase: "connecting", type: "audio" });
    fake.line().hear(here);
    expect(fake.line().said).toContainEqual({ type: "mode", callType: "audio" });
  });

  test("[CALL-02] [ERR-20] is rejected", async () => {
    const fake = fakeSession(IN);
    await fake.session.begin();
    fake.session.hangUp();
    expect(fake.state().outcome).toEqual(outcome("已挂断！"));
    expect(fake.api.end).toHaveBeenCalledWith(CALL_ID);
  });

  test("[R39] stops when it was answered in another window, which the answering one does not mind", async () => {
    const answeredElsewhere = { kind: "videoCallCancel", callId: CALL_ID, status: "ACCEPTED" } as const;
    const other = fakeSession(IN);
    await other.session.begin();
    other.session.hear(answeredElsewhere);
    expect(other.state().outcome).toEqual(outcome("已在其他窗口接听"));
    expect(other.api.end).not.toHaveBeenCalled();

    const own = fakeSession(IN);
    await own.session.begin();
    await own.session.answer();
    own.session.hear(answeredElsewhere);
    expect(own.state().phase).toBe("connecting");
  });

  test("loses to a window that was faster", async () => {
    const fake = fakeSession(IN);
    await fake.session.begin();
    fake.api.answer.mockRejectedValue(new CallRefused("已在其他窗口接听"));
    await fake.session.answer();
    // No problem: the phone numbers are not offered, because the customer talks in the other window.
    expect(fake.state().outcome).toEqual(outcome("已在其他窗口接听"));
    expect(fake.api.end).not.toHaveBeenCalled();
    expect(fake.media.tracks.every(({ isStopped }) => isStopped)).toBe(true);
  });

  test("[CALL-04] [CALL-09] [ERR-20] closes when the caller calls it off, and after a minute without an answer", async () => {
    const cancelled = fakeSession(IN);
    await cancelled.session.begin();
    cancelled.session.hear({ kind: "videoCallCancel", callId: CALL_ID, status: "CANCELLED" });
    expect(cancelled.state().outcome).toEqual(outcome("通话已结束"));
    const missed = fakeSession(IN);
    await missed.session.begin();
    vi.advanceTimersByTime(RING_MS);
    expect(missed.state().outcome).toEqual(outcome("通话已结束"));
    // Another window may have answered it; the server itself ends a call that rings too long.
    expect(missed.api.end).not.toHaveBeenCalled();
  });

  test("rings on in the next page when this one goes, without a word to the caller", async () => {
    const fake = fakeSession(IN);
    await fake.session.begin();
    fake.session.leave();
    expect(fake.api.end).not.toHaveBeenCalled();
  });
});

describe("while they talk", () => {
  test("[CALL-09] [ERR-20] hanging up tells the other side and the server, and leaves nothing behind", async () => {
    const fake = await talking();
    fake.session.hangUp();
    expect(fake.line().said.at(-1)).toEqual({ type: "bye" });
    expect(fake.api.end).toHaveBeenCalledExactlyOnceWith(CALL_ID);
    expect(fake.state().outcome).toEqual(outcome("已挂断！"));
    expectNothingLeft(fake);
  });

  test("[CALL-04] [CALL-09] [ERR-20] a goodbye, or the end of the line, closes the window", async () => {
    const polite = await talking();
    polite.line().hear({ type: "bye" });
    const brief = await talking();
    brief.line().break(LineCloseCode.OVER);
    for (const fake of [polite, brief]) {
      expect(fake.state().outcome).toEqual(outcome("对方已挂断！"));
      expectNothingLeft(fake);
    }
  });

  test("[R39] a page that goes says goodbye", async () => {
    const fake = await talking();
    fake.session.leave();
    expect(fake.line().said.at(-1)).toEqual({ type: "bye" });
    expect(fake.api.end).toHaveBeenCalled();
    expect(fake.state().outcome).toBeNull();
  });

  test("[CALL-03] switches to voice for both, and is told when the other did", async () => {
    const own = await talking();
    own.session.switchToVoice();
    expect(own.line().said.at(-1)).toEqual({ type: "mode", callType: "audio" });
    const asked = await talking();
    asked.line().hear({ type: "mode", callType: "audio" });
    expect(asked.say).toHaveBeenCalledWith("对方已切换为语音通话");
    for (const fake of [own, asked]) {
      expect(fake.state().type).toBe("audio");
      expect(fake.peer()?.link.stopVideo).toHaveBeenCalled();
      expect(fake.media.tracks.map(({ isStopped }) => isStopped)).toEqual([false, true]);
    }
  });

  test("[CALL-03] the time of a talk goes on when media that were lost come back", async () => {
    const { state, peer } = await talking();
    const { since } = state();
    peer()?.options.onFlow(false);
    vi.advanceTimersByTime(5_000);
    peer()?.options.onFlow(true);
    expect(state()).toMatchObject({ phase: "active", since });
  });

  test("microphone and camera are switched off and on", async () => {
    const { session, media, state } = await talking();
    session.setMuted(true);
    session.setCameraOff(true);
    expect(media.tracks.map(({ enabled }) => enabled)).toEqual([false, false]);
    expect(state()).toMatchObject({ isMuted: true, isCameraOff: true });
    session.setMuted(false);
    expect(media.tracks.map(({ enabled }) => enabled)).toEqual([true, false]);
  });

  test("[R39] a line that breaks is opened again with a new token, and the talk goes on", async () => {
    const fake = await talking();
    fake.line().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.sockets).toHaveLength(2);
    expect(fake.state().phase).toBe("active");
  });

  test("[R39] media that are lost come back, or the call ends within half a minute", async () => {
    const back = await talking();
    back.peer()?.options.onFlow(false);
    expect(back.state().phase).toBe("reconnecting");
    back.peer()?.options.onFlow(true);
    expect(back.state().phase).toBe("active");

    const gone = await talking();
    gone.line().hear({ type: "peer", isHere: false });
    vi.advanceTimersByTime(CONNECT_MS);
    expect(gone.state().outcome).toEqual(outcome("通话已结束"));
    expect(gone.api.end).toHaveBeenCalled();
  });

  test("[R39] hears from the server that it is over, whatever else was lost", async () => {
    const fake = await talking();
    fake.api.keep.mockResolvedValue({ ...liveCall("ENDED"), access: null });
    await vi.advanceTimersByTimeAsync(KEEP_MS);
    expect(fake.state().outcome).toEqual(outcome("对方已挂断！"));
    expectNothingLeft(fake);
  });
});

test.each([
  ["the gateway that it names", "wss://gateway.test/line", `wss://gateway.test/line/${CALL_ID}`],
  ["the site's own", null, `wss://site.test/calls/${CALL_ID}`],
])("[CALL-12] [API-113] [G-10] media are agreed on over a secure socket of %s", (_, gatewayUrl, address) => {
  vi.stubGlobal("location", { origin: "https://site.test" });
  const openSocket = vi.fn(() => new FakeSocket());
  const nothing = () => undefined;
  const line = openCallLine({
    ...{ callId: CALL_ID, access: { token: "t", gatewayUrl, iceServers: [] }, openSocket },
    ...{ renew: async () => null, onFrame: nothing, onOver: nothing },
  });
  expect(openSocket.mock.calls).toEqual([[address, [CALL_SUBPROTOCOL, "t"]]]);
  line.close();
  vi.unstubAllGlobals();
});
