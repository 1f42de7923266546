import type { Clock } from "../../../backend/src/shared/clock";

/** A clock that goes wrong: fast, slow, jumping or standing still. */
export class FaultyClock {
  #skewMs = 0;
  #frozenAt: number | null = null;

  /** Runs this far ahead of the real one, or behind it when negative. */
  skew(ms: number): void {
    this.#skewMs = ms;
  }

  /** Moves on from here by a leap, e.g. of an hour back. */
  jump(ms: number): void {
    this.#skewMs += ms;
  }

  /** Stands still at a moment. */
  freezeAt(ms: number): void {
    this.#frozenAt = ms;
  }

  /** Runs again, right. */
  repair(): void {
    this.#skewMs = 0;
    this.#frozenAt = null;
  }

  wrap(clock: Clock): Clock {
    return { ...clock, now: () => this.#frozenAt ?? clock.now() + this.#skewMs };
  }
}
