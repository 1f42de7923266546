import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallRequest } from "../../../app/features/calls/call-types";
import { NoDevice } from "../../../app/features/calls/user-media";
import { HEARTBEAT_MS, PONG_TIMEOUT_MS } from "../../../app/features/realtime/heartbeat";
import { FakeMedia, fakeSession, liveCall } from "./fakes";

const OUT: CallRequest = { direction: "out", type: "video", peerName: "陈师傅" };
const here = { type: "peer", isHere: true } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call by this window in which both talk. */
async function talking(change: Parameters<typeof fakeSession>[1] = {}) {
  const fake = fakeSession(OUT, change);
  await fake.session.begin();
  fake.line().hear(here);
  fake.peer()?.options.onFlow(true);
  return fake;
}

describe("[R39] a line whose other end is gone without a word", () => {
  test("is opened again after a ping without an answer", async () => {
    const fake = await talking();
    const [first] = fake.sockets;
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(first?.pings).toBe(1);
    first?.hearPong();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(first?.pings).toBe(2);
    expect(fake.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PONG_TIMEOUT_MS);
    expect(fake.sockets).toHaveLength(2);
    expect(first?.readyState).toBe(3);
    expect(fake.state().phase).toBe("active");
    fake.session.hangUp();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is asked for again when the way to a new one is dead as well, and a late answer opens no second one", async () => {
    const fake = await talking();
    const late = Promise.withResolvers<ReturnType<typeof liveCall>>();
    fake.api.keep.mockReturnValueOnce(late.promise);
    fake.line().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(fake.sockets).toHaveLength(2);
    late.resolve(liveCall("ACCEPTED"));
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.sockets).toHaveLength(2);
  });

  test("is given up when the new one never opens", async () => {
    const fake = await talking();
    fake.line().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(PONG_TIMEOUT_MS);
    expect(fake.sockets).toHaveLength(3);
  });

  test("is asked at once when the media are lost, and the caller connects again over the new one", async () => {
    const fake = await talking();
    fake.peer()?.options.onFlow(false);
    expect(fake.line().pings).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(fake.sockets).toHaveLength(2);
    fake.peer()?.link.connect.mockClear();
    fake.line().hear(here);
    expect(fake.peer()?.link.connect).toHaveBeenCalledOnce();
    fake.peer()?.options.onFlow(true);
    expect(fake.state().phase).toBe("active");
  });

  test("stays when it answers", async () => {
    const fake = await talking();
    fake.peer()?.options.onFlow(false);
    fake.line().hearPong();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fake.sockets).toHaveLength(1);
  });
});

describe("a microphone that is unplugged during the talk", () => {
  test("is replaced by another one, which stays muted if the first was", async () => {
    const media = new FakeMedia();
    const other = new FakeMedia();
    const answers = [media, other];
    const getMedia = vi.fn(async () => answers.shift() as unknown as MediaStream);
    const fake = await talking({ getMedia });
    fake.session.setMuted(true);
    media.unplug();
    await vi.advanceTimersByTimeAsync(0);
    expect(getMedia).toHaveBeenLastCalledWith("audio");
    const [microphone] = other.getAudioTracks();
    expect(fake.peer()?.link.replaceMicrophone).toHaveBeenCalledExactlyOnceWith(microphone);
    expect(media.getAudioTracks()).toEqual([microphone]);
    expect(microphone?.enabled).toBe(false);
    expect(fake.say).toHaveBeenCalledWith("麦克风已断开，已换用其他麦克风");
    fake.session.hangUp();
    expect(microphone?.isStopped).toBe(true);
  });

  test("and has no other one in its place is said", async () => {
    const media = new FakeMedia();
    const getMedia = vi.fn(async () => media as unknown as MediaStream);
    const fake = await talking({ getMedia });
    getMedia.mockRejectedValue(new NoDevice("none"));
    media.unplug();
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.say).toHaveBeenCalledWith("麦克风已断开，对方听不到您的声音，请检查设备后重新呼叫");
    expect(fake.state().phase).toBe("active");
  });

  test("is said when the other one cannot take its place", async () => {
    const answers = [new FakeMedia(), new FakeMedia()];
    const [media] = answers;
    const fake = await talking({ getMedia: async () => answers.shift() as unknown as MediaStream });
    fake.peer()?.link.replaceMicrophone.mockRejectedValue(new Error("refused"));
    media?.unplug();
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.say).toHaveBeenCalledExactlyOnceWith(
      "麦克风已断开，对方听不到您的声音，请检查设备后重新呼叫",
    );
  });

  test("after the end lets the other one go", async () => {
    const media = new FakeMedia();
    const other = new FakeMedia();
    const answers = [media, other];
    const fake = await talking({ getMedia: async () => answers.shift() as unknown as MediaStream });
    media.unplug();
    fake.session.hangUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.tracks.every(({ isStopped }) => isStopped)).toBe(true);
    expect(fake.say).not.toHaveBeenCalled();
  });
});
