import { type EventIntake, type RoomEvent, roomEvent } from "./protocol";

/** How much of the past a returning tab can replay; older than that it refetches (hello.lastSeq tells it). */
export const INBOX_KEEP = { events: 200, ageMs: 7 * 24 * 60 * 60 * 1000 } as const;

/** What a delivery changed. */
export interface Accepted {
  /** Events that now follow without a gap and were never shown before, ascending. */
  readonly ready: RoomEvent[];
  /** Highest `seq` without a gap. */
  readonly acked: number;
  /** The sender counts again from an earlier point (its database was restored): tabs must start over from there. */
  readonly restartedAt: number | null;
}

/**
 * The short memory of a room in its own SQLite. Deliveries repeat (at least once), so events are known by `seq` and
 * `eventId`; an event that arrives ahead of its predecessors is held back until they are there.
 */
export class Inbox {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
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
  }

  /** Highest `seq` without a gap; 0 for a room that has never held an event. */
  lastSeq(): number {
    return this.#progress() ?? 0;
  }

  /** Events after `seq` that are still kept, ascending. */
  after(seq: number): RoomEvent[] {
    return this.#bodies(seq, this.lastSeq());
  }

  /**
   * Takes a delivery. The sender starts each one at its lowest unacknowledged event, so a room that never held
   * anything begins there instead of waiting for events that were acknowledged long ago.
   *
   * @param from events before this `seq` exist no longer, so nothing waits for them
   * @param now ms, for dropping what is too old to keep
   */
  accept({ events, from = 1 }: EventIntake, now: number): Accepted {
    return this.#storage.transactionSync(() => {
      const ordered = events.toSorted((a, b) => a.seq - b.seq);
      const first = ordered[0];
      if (!first) return { ready: [], acked: this.lastSeq(), restartedAt: null };

      let before = Math.max(this.#progress() ?? first.seq - 1, from - 1);
      const restart = ordered.find((event) => event.seq <= before && this.#contradicts(event));
      if (restart) {
        this.#storage.sql.exec("DELETE FROM events");
        before = restart.seq - 1;
      }
      for (const event of ordered) if (event.seq > before) this.#hold(event);

      const acked = this.#advance(before);
      this.#storage.sql.exec(
        "INSERT INTO progress (id, contiguous) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET contiguous = ?1",
        acked,
      );
      const ready = this.#bodies(before, acked);
      this.#prune(acked, now);
      return { ready, acked, restartedAt: restart ? before : null };
    });
  }

  #progress(): number | null {
    const [row] = this.#storage.sql.exec<{ contiguous: number }>("SELECT contiguous FROM progress").toArray();
    return row?.contiguous ?? null;
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

  #advance(from: number): number {
    let contiguous = from;
    for (const { seq } of this.#storage.sql.exec<{ seq: number }>(
      "SELECT seq FROM events WHERE seq > ? ORDER BY seq",
      from,
    )) {
      if (seq !== contiguous + 1) break;
      contiguous = seq;
    }
    return contiguous;
  }

  #bodies(after: number, upTo: number): RoomEvent[] {
    return this.#storage.sql
      .exec<{ body: string }>(
        "SELECT body FROM events WHERE seq > ? AND seq <= ? AND body IS NOT NULL ORDER BY seq",
        after,
        upTo,
      )
      .toArray()
      .map((row) => roomEvent.parse(JSON.parse(row.body)));
  }

  #prune(acked: number, now: number): void {
    this.#storage.sql.exec(
      "DELETE FROM events WHERE seq <= ?1 AND (seq <= ?1 - ?2 OR at < ?3)",
      acked,
      INBOX_KEEP.events,
      now - INBOX_KEEP.ageMs,
    );
  }
}
