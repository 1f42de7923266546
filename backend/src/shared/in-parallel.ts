interface Limits {
  /** So many at a time. */
  readonly parallel: number;
  /** Asked before each one: once it says so, none is begun any more. */
  isOver?(): boolean;
}

/** A Worker has six connections; the other jobs of a cell wait for such a run. */
const SHORT_RUN = { parallel: 5, beginsWithinMs: 20_000 } as const;

/**
 * Works through things in their order, some at a time, so that one that hangs does not hold up the others.
 *
 * @param work catches its own failures: the first one that it throws ends the waiting for all
 */
export async function inParallel<Thing extends object>(
  things: readonly Thing[],
  { parallel, isOver = () => false }: Limits,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  const workOn = async () => {
    while (!isOver()) {
      const thing = waiting.shift();
      if (thing === undefined) return;
      await work(thing);
    }
  };
  await Promise.all(Array.from({ length: parallel }, workOn));
}

/**
 * Limits of a run of a job that asks providers or the site, which answer within seconds or not at all: what it does not
 * begin is due again.
 */
export const shortRun = (clock: { now(): number }): Required<Limits> => {
  const until = clock.now() + SHORT_RUN.beginsWithinMs;
  return { parallel: SHORT_RUN.parallel, isOver: () => clock.now() > until };
};
