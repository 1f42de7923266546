import { type EventIntake, type RoomEvent, roomEvent } from "./protocol";

/** How much of the past a returning tab can replay; older than that it refetches (hello.lastSeq tells it). */
export const INBOX_KEEP = { events: 200, ageMs: 7 * 24 * 60 * 60 * 1000 } as const;

/**
 * The place in the count is stored once in so many events: what follows it without a gap says the rest, and a delivery
 * that goes on where the last one ended costs one statement for each event.
 */
const EVENTS_PER_MARK = 200;

/** What a delivery brings to the tabs. */
export interface Shown {
  /** Events that now follow without a gap and were never shown before, ascending. */
  readonly ready: RoomEvent[];
  /** The sender counts again from an earlier point (its database was restored): tabs must start over from there. */
  readonly restartedAt: number | null;
}

/**
 * The short memory of a room in its own SQLite. Deliveries repeat (at least once), so events are known by `seq` and
 * `eventId`; an event that arrives ahead of its predecessors is held back until they are there.
 */
export class Inbox {
  readonly #storage: DurableObjectStorage;
  /** Highest `seq` without a gap; null for a room that has never held an event. */
  #contiguous: number | null;
  /** The stored place in the count, at or before {@link Inbox.#contiguous}. */
  #marked: number | null;
  /** Highest `seq` that is held, also behind a gap. */
  #highest: number;
  /** Events that were shown and wait for {@link Inbox.store}, ascending; {@link Inbox.#contiguous} counts them. */
  #unstored: RoomEvent[] = [];

  /** @param now ms, for dropping what has become too old to keep while the room slept */
  constructor(storage: DurableObjectStorage, now: number) {
    this.#storage = storage;
    storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS events (
        seq INTEGER PRIMARY KEY,
        event_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        body TEXT
      );
      CREATE INDEX IF NOT EXISTS events_by_id ON events (event_id);
      CREATE TABLE IF NOT EXISTS progress (id INTEGER PRIMARY KEY CHECK (id = 1), contiguous INTEGER NOT NULL);
    `);
    const [progress] = storage.sql.exec<{ contiguous: number }>("SELECT contiguous FROM progress").toArray();
    this.#marked = progress?.contiguous ?? null;
    this.#contiguous = this.#marked === null ? null : this.#endOfChain(this.#marked);
    this.#highest = this.#readHighest();
    // The mark first: what it is followed by is about to be dropped.
    if (this.#contiguous !== null && this.#contiguous !== this.#marked) this.#mark(this.#contiguous);
    storage.sql.exec("DELETE FROM events WHERE seq <= ? AND at < ?", this.lastSeq(), now - INBOX_KEEP.ageMs);
  }

  /** Highest `seq` without a gap that is stored; 0 for a room that has never held an event. */
  lastSeq(): number {
    return (this.#contiguous ?? 0) - this.#unstored.length;
  }

  /**
   * Events after `seq` that a tab can replay, ascending.
   *
   * @param now ms
   */
  after(seq: number, now: number): RoomEvent[] {
    return this.#storage.sql
      .exec<{ body: string }>(
        "SELECT body FROM events WHERE seq > ? AND seq <= ? AND at >= ? AND body IS NOT NULL ORDER BY seq",
        Math.max(seq, this.lastSeq() - INBOX_KEEP.events),
        this.lastSeq(),
        now - INBOX_KEEP.ageMs,
      )
      .toArray()
      .map((row) => parseBody(row.body));
  }

  /**
   * Takes a delivery. The sender starts each one at its lowest unacknowledged event, so a room that never held
   * anything begins there instead of waiting for events that were acknowledged long ago. Nothing is acknowledged
   * before {@link Inbox.store}.
   *
   * @param from events before this `seq` exist no longer, so nothing waits for them
   * @param show called once, when something is to be shown
   */
  accept({ events, from = 1 }: EventIntake, show: (shown: Shown) => void): void {
    const ordered = events.toSorted((a, b) => a.seq - b.seq);
    const first = ordered[0];
    if (!first) return;
    if (this.#goesOn(ordered)) {
      this.#append(ordered, show);
    } else {
      this.store();
      this.#place(ordered, first, from, show);
    }
  }

  /**
   * Stores what was shown since the last time. What cannot be stored is forgotten, with all that came after it: the
   * sender, who was not answered, delivers it again. Events before that are held like events ahead of a gap.
   */
  store(): void {
    const events = this.#unstored;
    if (events.length === 0) return;
    const before = this.lastSeq();
    this.#unstored = [];
    try {
      for (const event of events) this.#hold(event);
    } catch (error) {
      this.#contiguous = before;
      this.#highest = this.#readHighest();
      throw error;
    }
  }

  /** Whether events follow what is held, one after the other: what nearly every delivery does. */
  #goesOn(ordered: readonly RoomEvent[]): boolean {
    const next = this.#contiguous === null ? null : this.#contiguous + 1;
    return (
      next !== null &&
      this.#highest < next &&
      ordered.every(({ seq }, index) => seq === next + index) &&
      next + ordered.length - 1 - (this.#marked ?? 0) < EVENTS_PER_MARK
    );
  }

  /**
   * Shows events that go on. They are stored later: a frame that is sent after something was written waits until that
   * is on the disk. The sender is answered after that all the same, and delivers again what could not be stored; tabs
   * know by `seq` what they have shown, and load anew when the room counts less than they do.
   */
  #append(ordered: readonly RoomEvent[], show: (shown: Shown) => void): void {
    const ready = this.#unknown(ordered);
    this.#unstored.push(...ordered);
    this.#highest = this.#contiguous = (this.#contiguous ?? 0) + ordered.length;
    if (ready.length > 0) show({ ready, restartedAt: null });
  }

  /** Events whose ids are not held, each once. */
  #unknown(ordered: readonly RoomEvent[]): RoomEvent[] {
    const seen = new Set(this.#unstored.map(({ eventId }) => eventId));
    return ordered.filter(({ eventId }) => {
      const isNew = !seen.has(eventId) && !this.#isKnown(eventId);
      seen.add(eventId);
      return isNew;
    });
  }

  #isKnown(eventId: string): boolean {
    const sql = "SELECT 1 FROM events WHERE event_id = ?";
    return this.#storage.sql.exec(sql, eventId).toArray().length > 0;
  }

  /** Stores events that leave a gap, fill one, repeat or start over, and the place in the count. */
  #place(ordered: readonly RoomEvent[], first: RoomEvent, from: number, show: (shown: Shown) => void): void {
    const placed = this.#storage.transactionSync(() => {
      let before = Math.max(this.#contiguous ?? first.seq - 1, from - 1);
      const restart = ordered.find((event) => event.seq <= before && this.#contradicts(event));
      if (restart) {
        this.#storage.sql.exec("DELETE FROM events");
        before = restart.seq - 1;
      }
      for (const event of ordered) if (event.seq > before) this.#hold(event);

      const { ready, acked } = this.#follow(before);
      if (acked !== this.#marked) this.#mark(acked);
      return { ready, acked, restartedAt: restart ? before : null };
    });
    // Not before it is stored: what was rolled back has not happened.
    this.#contiguous = placed.acked;
    this.#marked = placed.acked;
    this.#highest = this.#readHighest();
    if (placed.ready.length > 0) show(placed);
  }

  /** The same place in the count holds another event: the sender's history is not the one we know. */
  #contradicts(event: RoomEvent): boolean {
    const [row] = this.#storage.sql
      .exec<{ event_id: string }>("SELECT event_id FROM events WHERE seq = ?", event.seq)
      .toArray();
    return row !== undefined && row.event_id !== event.eventId;
  }

  /** A known event under a new number keeps its place in the count (so that nothing waits for it) but no content. */
  #hold(event: RoomEvent): void {
    this.#storage.sql.exec(
      `INSERT INTO events (seq, event_id, at, body)
       SELECT ?1, ?2, ?3, CASE WHEN EXISTS (SELECT 1 FROM events WHERE event_id = ?2) THEN NULL ELSE ?4 END
       WHERE NOT EXISTS (SELECT 1 FROM events WHERE seq = ?1)`,
      event.seq,
      event.eventId,
      event.at,
      JSON.stringify(event),
    );
  }

  /** What is held without a gap after `before`. */
  #follow(before: number): { ready: RoomEvent[]; acked: number } {
    const ready: RoomEvent[] = [];
    let acked = before;
    for (const { seq, body } of this.#storage.sql.exec<{ seq: number; body: string | null }>(
      "SELECT seq, body FROM events WHERE seq > ? ORDER BY seq",
      before,
    )) {
      if (seq !== acked + 1) break;
      acked = seq;
      if (body !== null) ready.push(parseBody(body));
    }
    return { ready, acked };
  }

  /** Highest `seq` that is held without a gap after `before`. */
  #endOfChain(before: number): number {
    let end = before;
    for (const { seq } of this.#storage.sql.exec<{ seq: number }>(
      "SELECT seq FROM events WHERE seq > ? ORDER BY seq",
      before,
    )) {
      if (seq !== end + 1) break;
      end = seq;
    }
    return end;
  }

  #readHighest(): number {
    const sql = "SELECT coalesce(max(seq), 0) AS highest FROM events";
    return this.#storage.sql.exec<{ highest: number }>(sql).one().highest;
  }

  /** Stores the place in the count, and drops what nobody can replay any more. */
  #mark(acked: number): void {
    this.#storage.sql.exec(
      "INSERT INTO progress (id, contiguous) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET contiguous = ?1",
      acked,
    );
    this.#storage.sql.exec("DELETE FROM events WHERE seq <= ?", acked - INBOX_KEEP.events);
    this.#marked = acked;
  }
}

const parseBody = (body: string): RoomEvent => roomEvent.parse(JSON.parse(body));
