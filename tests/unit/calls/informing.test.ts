import { CombinedError } from "@urql/core";
import { GraphQLError } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { phaseText } from "../../../app/features/calls/call-state";
import { CallRefused, type CallRequest } from "../../../app/features/calls/call-types";
import { LineCloseCode } from "../../../durable-objects/call-protocol";
import { RING_MS } from "../../../schema/rules/calls/call";
import { Code } from "../../../schema/rules/codes";
import { CALL_ID, fakeSession, liveCall } from "./fakes";

const OUT: CallRequest = { direction: "out", type: "video", peerName: "陈师傅" };
const missed = { kind: "videoCallHangup", callId: CALL_ID, status: "MISSED" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call whose other side is being told, until the test lets the request be answered. */
async function informing() {
  const answer = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  const fake = fakeSession(OUT);
  fake.api.inform.mockImplementation(() => {
    isAsked.resolve();
    return answer.promise;
  });
  const beginning = fake.session.begin();
  const before = phaseText(fake.state());
  await isAsked.promise;
  return {
    ...fake,
    before,
    informed: () => {
      answer.resolve();
      return beginning;
    },
    failed: (error: Error) => {
      answer.reject(error);
      return beginning;
    },
    /** Both talk, before the request was answered. */
    talk: () => {
      fake.line().hear({ type: "peer", isHere: true });
      fake.peer()?.options.onFlow(true);
    },
  };
}

test("[CALL-03] it is said to call once devices are there, and to wait for an answer once the other side was told", async () => {
  const fake = await informing();
  expect(fake.before).toBe("正在准备…");
  expect(phaseText(fake.state())).toBe("正在呼叫…");
  await fake.informed();
  expect(phaseText(fake.state())).toBe("正在呼叫，等待对方接听…");
  fake.session.hangUp();
});

test("a call that no device of the other side could ring for is not said to be unanswered, whichever word of the server comes first", async () => {
  const fake = await informing();
  fake.session.hear(missed);
  await fake.failed(new CallRefused("暂时无法接通对方，请拨打电话联系"));
  expect(fake.state().outcome?.text).toBe("暂时无法接通对方，请拨打电话联系");

  const closed = await informing();
  closed.api.keep.mockResolvedValue({ ...liveCall("MISSED"), access: null });
  closed.line().break(LineCloseCode.OVER);
  await closed.failed(new CallRefused("暂时无法接通对方，请拨打电话联系"));
  expect(closed.state().outcome?.text).toBe("暂时无法接通对方，请拨打电话联系");

  const slow = fakeSession(OUT, { getMedia: () => new Promise(() => undefined) });
  void slow.session.begin();
  await vi.advanceTimersByTimeAsync(0);
  slow.session.hear(missed);
  expect(slow.state().outcome?.text).toBe("通话已结束");
});

test("[CALL-09] [ERR-20] a line that is over before an answer says how: the server is asked", async () => {
  const fake = fakeSession(OUT);
  await fake.session.begin();
  fake.api.keep.mockResolvedValue({ ...liveCall("MISSED"), access: null });
  fake.line().break(LineCloseCode.OVER);
  await vi.advanceTimersByTimeAsync(0);
  expect(fake.state().outcome).toEqual({ text: "对方暂时无人接听，请稍后再拨", isProblem: false });
  const unknown = fakeSession(OUT);
  await unknown.session.begin();
  unknown.api.keep.mockRejectedValue(new TypeError("network"));
  unknown.line().break(LineCloseCode.OVER);
  await vi.advanceTimersByTimeAsync(0);
  expect(unknown.state().outcome).toEqual({ text: "对方已挂断！", isProblem: false });
});

test("[R39] a talk that began before the other side was known to be told goes on", async () => {
  const known = await informing();
  known.talk();
  await known.informed();
  const lost = await informing();
  lost.talk();
  await lost.failed(new TypeError("network"));
  vi.advanceTimersByTime(RING_MS);
  for (const fake of [known, lost]) {
    expect(fake.state()).toMatchObject({ phase: "active", outcome: null });
    expect(fake.api.end).not.toHaveBeenCalled();
    fake.session.hangUp();
  }
});

test("[ROLE-11] a request to ring without a session leaves it to the page to say so, and tells the server nothing", async () => {
  const fake = await informing();
  const error = new GraphQLError("请先登录", { extensions: { code: Code.NOT_LOGGED_IN } });
  await fake.failed(new CombinedError({ graphQLErrors: [error] }));
  expect(fake.state()).toMatchObject({ phase: "ended", outcome: null });
  expect(fake.api.end).not.toHaveBeenCalled();
});

test("[U53] a request to ring that is lost is told as such, and the call is called off", async () => {
  const fake = await informing();
  await fake.failed(new TypeError("network"));
  expect(fake.state().outcome).toEqual({ text: "网络异常，请稍后重试", isProblem: true });
  expect(fake.api.end).toHaveBeenCalledExactlyOnceWith(CALL_ID);
});
