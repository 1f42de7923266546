import { act } from "@testing-library/react";
import { vi } from "vitest";

/** The customer comes back to the page: what it asks every second it asks now. */
export const lookAgain = (): Promise<void> =>
  act(async () => void document.dispatchEvent(new Event("visibilitychange")));

/** So many seconds pass at most. */
const MOST_SECONDS = 20;

/** Lets seconds of fake timers pass until something is shown. */
export async function passUntil(find: () => HTMLElement | null): Promise<HTMLElement> {
  for (let seconds = 0; seconds < MOST_SECONDS; seconds += 1) {
    const found = find();
    if (found) return found;
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  }
  throw new Error(`it is not shown within ${MOST_SECONDS} s`);
}
