import { type Behaviour, FAULT_MARKER, type Script } from "./script";

/** The failure that D1, R2 and service bindings show when a connection breaks: the work may or may not be done. */
export const connectionLost = () => new Error(`D1_ERROR: Network connection lost. (${FAULT_MARKER})`);

/** A call that waits until the test lets it go. */
export interface Hold {
  /** Resolves when the call has arrived. */
  readonly reached: Promise<void>;
  release(): void;
}

/** The point of a script where something goes wrong: `faults.d1.batch(2)` is the second batch from now on. */
export class Point<Call extends { readonly signal?: AbortSignal }, Answer> {
  #hits = 1;

  constructor(
    readonly script: Script<Call, Answer>,
    readonly where: { name: string; nth: number; matches(call: Call): boolean },
  ) {}

  /** The next `count` calls from the point on are hit, too. */
  times(count: number): this {
    this.#hits = count;
    return this;
  }

  /** Every call from the point on is hit. */
  always(): this {
    return this.times(Number.POSITIVE_INFINITY);
  }

  /** Fails before anything happened. */
  throwBefore(): void {
    this.does("throwBefore", async () => {
      throw connectionLost();
    });
  }

  /** Does the work and loses the answer. */
  throwAfter(): void {
    this.does("throwAfter", async (_call, proceed) => {
      await proceed();
      throw connectionLost();
    });
  }

  /** Starts the work `ms` later; gives up like a real binding when the caller aborts meanwhile. */
  delay(ms: number): void {
    this.does(`delay ${ms} ms`, async (call, proceed) => {
      await pause(ms, call.signal);
      return proceed();
    });
  }

  /** Starts the work when the test says so. */
  hold(): Hold {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.does("hold", async (_call, proceed) => {
      reached.resolve();
      await released.promise;
      return proceed();
    });
    return { reached: reached.promise, release: () => released.resolve() };
  }

  protected does(what: string, behaviour: Behaviour<Call, Answer>): void {
    const { name, nth, matches } = this.where;
    this.script.add({
      description: `${name} #${nth}: ${what}`,
      matches,
      behaviour,
      skip: nth - 1,
      hits: this.#hits,
    });
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
