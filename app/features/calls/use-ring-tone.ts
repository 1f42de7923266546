import { useEffect } from "react";

/** Two soft tones, every three seconds. */
const EVERY_MS = 3000;
const TONES = [
  { at: 0, hertz: 660 },
  { at: 0.25, hertz: 880 },
] as const;
/** Events in which a browser lets sound begin; of a touch by finger only its end is one. */
const TOUCHES = ["pointerdown", "pointerup", "keydown"] as const;
const LENGTH_S = 0.2;
const VOLUME = 0.08;

/**
 * Plays a ring tone while a call waits for an answer. Where the browser lets sound begin at a touch alone, as Safari
 * does, it is silent until the page is touched or a key is pressed.
 */
export function useRingTone(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging || typeof AudioContext === "undefined") return;
    const audio = new AudioContext();
    const ring = () => {
      if (audio.state !== "running") return;
      for (const { at, hertz } of TONES) playTone(audio, audio.currentTime + at, hertz);
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    // A new context never runs at once.
    audio.onstatechange = () => {
      clearInterval(timer);
      ring();
      timer = setInterval(ring, EVERY_MS);
    };
    const wake = () => void audio.resume().catch(() => undefined);
    wake();
    for (const touch of TOUCHES) document.addEventListener(touch, wake, true);
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, wake, true);
      audio.onstatechange = null;
      clearInterval(timer);
      void audio.close();
    };
  }, [isRinging]);
}

function playTone(audio: AudioContext, at: number, hertz: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
  volume.gain.linearRampToValueAtTime(0, at + LENGTH_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH_S);
}
