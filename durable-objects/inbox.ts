import { type EventIntake, type RoomEvent, roomEvent } from "./protocol";

/** How much of the past a returning tab can replay; older than that it refetches (`hello.lostUpTo` tells it). */
export const INBOX_KEEP = { events: 200, ageMs: 7 * 24 * 60 * 60 * 1000 } as const;

/** What a delivery has changed, all of it stored. */
export interface Accepted {
  /** Events that now follow without a gap and were never shown before, ascending. */
  readonly ready: RoomEvent[];
  /** Highest `seq` without a gap. */
  readonly acked: number;
  /** The sender counts again from an earlier point (its database was restored): tabs must start over from there. */
  readonly restartedAt: number | null;
}

/** What a tab has missed. */
export interface Missed {
  readonly events: RoomEvent[];
  readonly lostUpTo: number | null;
}

/**
 * The short memory of a room in its own SQLite. Deliveries repeat (at least once), so events are known by `seq` and
 * `eventId`; an event that arrives ahead of its predecessors is held back until they are there.
 */
export class Inbox {
  readonly #storage: DurableObjectStorage;
  /** Highest `seq` without a gap, as stored; null for a room that has never held an event. */
  #contiguous: number | null;

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
    this.#contiguous = progress?.contiguous ?? null;
    storage.sql.exec("DELETE FROM events WHERE seq <= ? AND at < ?", this.lastSeq(), now - INBOX_KEEP.ageMs);
  }

  /** Highest `seq` without a gap; 0 for a room that has never held an event. */
  lastSeq(): number {
    return this.#contiguous ?? 0;
  }

  /**
   * What a tab that has the events up to `seq` can replay, ascending, and up to which `seq` later ones can no longer be
   * replayed; null when all of them can.
   *
   * @param now ms
   */
  after(seq: number, now: number): Missed {
    const rows = this.#storage.sql
      .exec<{ seq: number; body: string | null }>(
        "SELECT seq, body FROM events WHERE seq > ? AND seq <= ? AND at >= ? ORDER BY seq",
        seq,
        this.lastSeq(),
        now - INBOX_KEEP.ageMs,
      )
      .toArray();
    const lost = (rows[0]?.seq ?? this.lastSeq() + 1) - 1;
    return {
      events: rows.flatMap(({ body }) => (body === null ? [] : [parseBody(body)])),
      lostUpTo: lost > seq ? lost : null,
    };
  }

  /**
   * The time since the newest event was made, ms; as long as events are kept when there is none.
   *
   * @param now ms
   */
  quietMs(now: number): number {
    const [newest] = this.#storage.sql
      .exec<{ at: number | null }>("SELECT MAX(at) AS at FROM events WHERE seq <= ?", this.lastSeq())
      .toArray();
    return Math.max(0, Math.min(now - (newest?.at ?? 0), INBOX_KEEP.ageMs));
  }

  /**
   * Stores a delivery, whole or not at all. The sender starts each one at its lowest unacknowledged event, so a room
   * that never held anything begins there instead of waiting for events that were acknowledged long ago.
   *
   * @param from events before this `seq` exist no longer, so nothing waits for them
   * @throws Error what the storage threw; nothing has changed then
   */
  accept({ events, from = 1 }: EventIntake): Accepted {
    const ordered = events.toSorted((a, b) => a.seq - b.seq);
    const first = ordered[0];
    if (!first) return { ready: [], acked: this.lastSeq(), restartedAt: null };

    const accepted = this.#storage.transactionSync(() => {
      let before = Math.max(this.#contiguous ?? first.seq - 1, from - 1);
      const restart = ordered.find((event) => event.seq <= before && this.#contradicts(event));
      if (restart) {
        this.#storage.sql.exec("DELETE FROM events");
        before = restart.seq - 1;
      }
      for (const event of ordered) if (event.seq > before) this.#hold(event);

      const { ready, acked } = this.#follow(before);
      if (acked !== this.#contiguous) this.#advance(acked);
      return { ready, acked, restartedAt: restart ? before : null };
    });
    // Not before it is stored: what was rolled back has not happened.
    this.#contiguous = accepted.acked;
    return accepted;
  }

  /** Deletes every event that is followed without a gap. The place in the count stays, so that nothing comes twice. */
  forget(): void {
    this.#storage.sql.exec("DELETE FROM events WHERE seq <= ?", this.lastSeq());
  }

  /** Whether another event has this `seq`: the sender's history then differs from ours. */
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

  /** Stores the place in the count, and drops what can no longer be replayed. */
  #advance(acked: number): void {
    this.#storage.sql.exec(
      "INSERT INTO progress (id, contiguous) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET contiguous = ?1",
      acked,
    );
    this.#storage.sql.exec("DELETE FROM events WHERE seq <= ?", acked - INBOX_KEEP.events);
  }
}

const parseBody = (body: string): RoomEvent => roomEvent.parse(JSON.parse(body));
