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
  /**
   * Never returns from the past: the cell starts again, in the present. In the present it does nothing.
   *
   * @throws Error in the past of another visit, which a call that comes late may meet
   */
  comeBack(visit: number, present: string): Promise<void>;
  /** @throws Error in the present, and in the past of another visit */
  expectPast(visit: number): void;
  /** Deletes the note of a visit that is over. */
  forget(visit: number): Promise<void>;
}

export function createVisitToPast({ storage, time, openVisit, noteWayBack }: Given): VisitToPast {
  /** The visit by which it is in the past; null in the present. */
  let past: number | null = null;
  let isLeaving = false;
  return {
    get isClosed() {
      return past !== null || isLeaving;
    },
    async begin() {
      const visit = await openVisit();
      past = visit !== null && (await storage.get(keyOf(visit))) === undefined ? visit : null;
    },
    check: async (at) => void (await time.at(at)),
    async goBack(visit, at) {
      if (past !== null) return;
      const moment = await time.at(at);
      // From now on writes are refused: the bookmark for coming back would not contain them.
      isLeaving = true;
      try {
        await storage.put(keyOf(visit), true);
        await storage.sync();
        await noteWayBack(visit, await time.current());
      } catch (error) {
        isLeaving = false;
        throw error;
      }
      // If the answer is lost, only the next start shows whether the cell is in the past.
      await time.restoreAtNextStart(moment).finally(() => time.restart());
    },
    whereabouts() {
      if (past !== null) return "PAST";
      return isLeaving ? "LEAVING" : "PRESENT";
    },
    async comeBack(visit, present) {
      if (past === null) return;
      this.expectPast(visit);
      await time.restoreAtNextStart(present);
      time.restart();
    },
    expectPast(visit) {
      if (past !== visit) throw new Error("the cell is not in the past of this visit");
    },
    forget: async (visit) => void (await storage.delete(keyOf(visit))),
  };
}
