import { useEffect } from "react";

/** Two soft tones, every three seconds. */
const EVERY_MS = 3000;
const TONES = [
  { at: 0, hertz: 660 },
  { at: 0.25, hertz: 880 },
] as const;
const LENGTH_S = 0.2;
const VOLUME = 0.08;

/**
 * Plays a ring tone while a call waits for an answer; silent when the browser forbids sound before the user
 * touches the page.
 */
export function useRingTone(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging || typeof AudioContext === "undefined") return;
    const audio = new AudioContext();
    const ring = () => {
      if (audio.state !== "running") return;
      for (const { at, hertz } of TONES) playTone(audio, audio.currentTime + at, hertz);
    };
    ring();
    const timer = setInterval(ring, EVERY_MS);
    return () => {
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
