export {
  addMonth,
  DAY,
  dayOf,
  formatIso,
  formatTime,
  formatTimeOrNull,
  HOUR,
  MINUTE,
  OFFSET_MS,
  parseTime,
  SECOND,
  shanghaiDay,
  startOfDay,
} from "../../../schema/rules/time";

/** The one source of time: ms since the epoch, UTC. Injected, so that tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Resolves after so many ms. */
  pause(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
