import { expect, onTestFinished, test, vi } from "vitest";
import { CONNECT_MS } from "../../../app/features/calls/call-session";
import type { CallRequest } from "../../../app/features/calls/call-types";
import { CALL_ID, fakeSession } from "./fakes";

const OUT: CallRequest = { direction: "out", type: "video", peerName: "陈师傅" };

/** A call whose browser asks for the devices until the test allows them. */
async function askingForDevices(request: CallRequest = OUT) {
  const question = Promise.withResolvers<void>();
  const isAsking = Promise.withResolvers<void>();
  const fake: ReturnType<typeof fakeSession> = fakeSession(request, {
    getMedia: async () => {
      isAsking.resolve();
      await question.promise;
      return fake.media as unknown as MediaStream;
    },
  });
  let beginning = fake.session.begin();
  if (request.direction === "in") beginning = fake.session.answer();
  await isAsking.promise;
  const allow = () => {
    question.resolve();
    return beginning;
  };
  return { ...fake, allow };
}

test("a microphone that is muted and a camera that is switched off while the browser asks for them stay off", async () => {
  const { session, media, state, allow } = await askingForDevices();
  session.setMuted(true);
  session.setCameraOff(true);
  await allow();
  expect(media.tracks.map(({ enabled }) => enabled)).toEqual([false, false]);
  expect(media.tracks.map(({ isStopped }) => isStopped)).toEqual([false, false]);
  expect(state()).toMatchObject({ phase: "calling", isMuted: true, isCameraOff: true });
  session.hangUp();
});

test("[CALL-03] a switch to voice while the browser asks for the devices stops the camera as soon as it comes", async () => {
  const { session, media, line, state, allow } = await askingForDevices();
  session.switchToVoice();
  await allow();
  expect(media.tracks.map(({ isStopped }) => isStopped)).toEqual([false, true]);
  expect(media.tracks.map(({ enabled }) => enabled)).toEqual([true, true]);
  expect(state().type).toBe("audio");
  line().hear({ type: "peer", isHere: true });
  expect(line().said).toContainEqual({ type: "mode", callType: "audio" });
  session.hangUp();
});

test("[R39] a call that rang has all of its time to connect, however long the browser asked for the devices", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ring: CallRequest = { direction: "in", type: "video", peerName: "陈师傅", id: CALL_ID };
  const { state, allow } = await askingForDevices(ring);
  await vi.advanceTimersByTimeAsync(CONNECT_MS + 5000);
  await allow();
  await vi.advanceTimersByTimeAsync(CONNECT_MS - 1);
  expect(state().phase).toBe("connecting");
  await vi.advanceTimersByTimeAsync(1);
  expect(state().outcome?.text).toBe("通话已结束");
});
