const SECOND = 1000;

/** How long after a write the cell wakes to handle it, ms. */
const SOON_MS = 5 * SECOND;
/** Writes wake a busy cell at most this often; R7 gives an event ten seconds. */
const SPACING_MS = 9 * SECOND;
/** If the jobs crash, they run again after this time. */
const SUCCESSOR_MS = 60 * SECOND;
/** If an alarm is this late, the platform has lost it; it is set again. */
const LOST_MS = 60 * SECOND;

/** When a cell wakes by itself: one alarm, which the platform keeps. Each change of it costs one written row. */
export interface AlarmClock {
  /** Reads what the platform keeps. */
  read(): Promise<void>;
  /** When it goes off, ms; null while there is none. */
  readonly at: number | null;
  /** After a write, in its transaction: within seconds the cell looks for what it has left to do. */
  noteWrite(): void;
  /** It has gone off. */
  goneOff(): void;
  /** Before jobs begin: should they die, another run comes within a minute. */
  begin(): void;
  /** After the jobs: the moment at which something is due next, ms, or null. */
  end(nextAt: number | null): void;
}

/**
 * @param count called for each row that it writes
 * @param now ms
 */
export function createAlarmClock(
  storage: Pick<DurableObjectStorage, "getAlarm" | "setAlarm" | "deleteAlarm">,
  count: (rows: number) => void,
  now: () => number = Date.now,
): AlarmClock {
  let at: number | null = null;
  let lastRun = Number.NEGATIVE_INFINITY;
  /** The earliest moment that a write has asked for while jobs run. */
  let asked: number | null = null;
  /** Whether it was set since the cell woke: the first round sets it anyhow, in case the platform has lost it. */
  let isSure = false;

  function set(moment: number | null): void {
    if (moment === at && isSure) return;
    if (moment === null && at === null) return;
    isSure = true;
    at = moment;
    count(1);
    // Not awaited: it joins the transaction of what was written in the same turn.
    void (moment === null ? storage.deleteAlarm() : storage.setAlarm(moment));
  }
  const isEarlier = (moment: number): boolean => at === null || moment < at || at < now() - LOST_MS;

  return {
    async read() {
      at = await storage.getAlarm();
      isSure = false;
    },
    get at() {
      return at;
    },
    noteWrite() {
      const moment = Math.max(now() + SOON_MS, lastRun + SPACING_MS);
      asked = Math.min(asked ?? moment, moment);
      if (isEarlier(moment)) set(moment);
    },
    goneOff() {
      at = null;
      isSure = true;
      lastRun = now();
      asked = null;
    },
    begin() {
      const moment = now() + SUCCESSOR_MS;
      if (isEarlier(moment)) set(moment);
    },
    end(nextAt) {
      const moment = Math.min(nextAt ?? Number.POSITIVE_INFINITY, asked ?? Number.POSITIVE_INFINITY);
      asked = null;
      set(Number.isFinite(moment) ? moment : null);
    },
  };
}
