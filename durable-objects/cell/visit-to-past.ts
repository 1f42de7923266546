import type { PointInTime } from "./point-in-time";

/**
 * Which rows a cell has: those of now, or those of the moment that it went back to. LEAVING: those of now, but its next
 * start may be in the past.
 */
export type Whereabouts = "PRESENT" | "LEAVING" | "PAST";

/** Noted in the cell before it goes back. Rows of the past do not have it, and so a cell knows where it is. */
const keyOf = (visit: number) => `visit:${visit}`;

interface Given {
  readonly storage: DurableObjectStorage;
  readonly time: PointInTime;
  /** The visit whose way back is noted, until it is over. */
  openVisit(): Promise<number | null>;
  /** Notes outside of the cell the bookmark by which it comes back. */
  noteWayBack(visit: number, present: string): Promise<void>;
}

/** Takes a cell to a past moment and back (decision 083). While it is away from the present it takes no statements. */
export interface VisitToPast {
  /** Whether customers and jobs are kept out. */
  readonly isClosed: boolean;
  /** To be called before anything else when the cell starts. @throws Error while it cannot learn where it is */
  begin(): Promise<void>;
  /** @throws Error where the platform cannot go back to the moment, ms */
  check(at: number): Promise<void>;
  /** Never returns where it succeeds: the cell starts again, in the past. */
  goBack(visit: number, at: number): Promise<void>;
  whereabouts(): Whereabouts;
  /** Never returns from the past: the cell starts again, in the present. In the present it does nothing. */
  comeBack(present: string): Promise<void>;
  /** Deletes the note of a visit that is over. */
  forget(visit: number): Promise<void>;
}

export function createVisitToPast({ storage, time, openVisit, noteWayBack }: Given): VisitToPast {
  let isPast = false;
  let isLeaving = false;
  return {
    get isClosed() {
      return isPast || isLeaving;
    },
    async begin() {
      const visit = await openVisit();
      isPast = visit !== null && (await storage.get(keyOf(visit))) === undefined;
    },
    check: async (at) => void (await time.at(at)),
    async goBack(visit, at) {
      if (isPast) return;
      const past = await time.at(at);
      // From here on nothing is acknowledged that the bookmark of the present would not have.
      isLeaving = true;
      try {
        await storage.put(keyOf(visit), true);
        await storage.sync();
        await noteWayBack(visit, await time.current());
      } catch (error) {
        isLeaving = false;
        throw error;
      }
      // Where its answer is lost the next start may be in the past: only a start tells.
      await time.restoreAtNextStart(past).finally(() => time.restart());
    },
    whereabouts() {
      if (isPast) return "PAST";
      return isLeaving ? "LEAVING" : "PRESENT";
    },
    async comeBack(present) {
      if (!isPast) return;
      await time.restoreAtNextStart(present);
      time.restart();
    },
    forget: async (visit) => void (await storage.delete(keyOf(visit))),
  };
}
