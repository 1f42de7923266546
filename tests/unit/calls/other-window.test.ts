import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnreached } from "../../../app/features/calls/call-state";
import type { CallRequest } from "../../../app/features/calls/call-types";
import { NoDevice } from "../../../app/features/calls/user-media";
import { CALL_ID, fakeSession } from "./fakes";

const IN: CallRequest = { direction: "in", type: "video", peerName: "陈师傅", id: CALL_ID };
const ELSEWHERE = { text: "已在其他窗口接听", isProblem: false };
const answeredElsewhere = { kind: "videoCallCancel", callId: CALL_ID, status: "ACCEPTED" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window whose user answers; its browser asks for the devices until the test lets it or refuses. */
async function answering() {
  const question = Promise.withResolvers<void>();
  const fake: ReturnType<typeof fakeSession> = fakeSession(IN, {
    getMedia: async () => {
      await question.promise;
      return fake.media as unknown as MediaStream;
    },
  });
  await fake.session.begin();
  const isDone = fake.session.answer();
  const done = (end: () => void) => {
    end();
    return isDone;
  };
  return {
    ...fake,
    allow: () => done(() => question.resolve()),
    refuse: () => done(() => question.reject(new NoDevice("none"))),
  };
}

test.each(["allow", "refuse"] as const)(
  "[R39] a window that still asks for its devices stops when another one has answered, and does not end its talk (%s)",
  async (next) => {
    const fake = await answering();
    fake.session.hear(answeredElsewhere);
    expect(fake.state()).toMatchObject({ phase: "ended", outcome: ELSEWHERE });
    await fake[next]();
    expect(fake.api.answer).not.toHaveBeenCalled();
    expect(fake.api.end).not.toHaveBeenCalled();
    expect(fake.state().outcome).toEqual(ELSEWHERE);
    expect(fake.media.tracks.every(({ isStopped }) => isStopped)).toBe(next === "allow");
    expect(isUnreached("in", fake.state())).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test("a window whose answer is on the way waits for it: it may be the one that has answered", async () => {
  const fake = await answering();
  fake.api.answer.mockImplementation(async () => {
    fake.session.hear(answeredElsewhere);
    return { id: CALL_ID, status: "ACCEPTED", access: null };
  });
  await fake.allow();
  expect(fake.state().phase).toBe("connecting");
  fake.session.hangUp();
  expect(fake.api.end).toHaveBeenCalledExactlyOnceWith(CALL_ID);
});
