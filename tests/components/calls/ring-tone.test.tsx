import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRingTone } from "../../../app/features/calls/use-ring-tone";

/** Sound as Safari has it: it begins in a touch, and at no other moment. */
class FakeAudio {
  static touched = false;
  static tones = 0;
  state = "suspended";
  currentTime = 0;
  destination = {};
  onstatechange: (() => void) | null = null;
  resume = async () => {
    if (!FakeAudio.touched) throw new Error("NotAllowedError");
    if (this.state !== "suspended") return;
    this.state = "running";
    this.onstatechange?.();
  };
  close = async () => {
    this.state = "closed";
  };
  createGain = () => {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  };
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => {
      FakeAudio.tones += 1;
    },
    stop: () => undefined,
  });
}

test("[CALL-02] a page that may not sound before it is touched rings from a touch on, and is silent after the answer", () => {
  FakeAudio.touched = false;
  FakeAudio.tones = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  const { rerender } = renderHook(({ isRinging }) => useRingTone(isRinging), {
    initialProps: { isRinging: true },
  });
  expect(FakeAudio.tones).toBe(0);
  FakeAudio.touched = true;
  fireEvent.pointerUp(document.body);
  fireEvent.keyDown(document.body);
  expect(FakeAudio.tones).toBe(2);
  rerender({ isRinging: false });
  fireEvent.pointerUp(document.body);
  expect(FakeAudio.tones).toBe(2);
});
