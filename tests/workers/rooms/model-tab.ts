import { type RoomStream, receiveFrame } from "../../../app/features/realtime/room-stream";
import { RECONNECT_MS, type RoomEvent } from "../../../durable-objects/protocol";
import { openTab, type Tab } from "./support";

/**
 * A browser's tab without the browser: the site's own reading of the stream over real sockets, with a clock that the
 * test turns. A socket that ended is opened again {@link RECONNECT_MS} later, from where the last one stopped.
 */
export class ModelTab {
  /** What the page was shown, in order. */
  readonly shown: { readonly event: RoomEvent; readonly at: number }[] = [];
  #stream: RoomStream = { lastSeq: 0 };
  #tab: Tab | null = null;
  #framesRead = 0;
  #reconnectAt: number | null = null;

  constructor(readonly userId: number) {}

  get lastSeq(): number {
    return this.#stream.lastSeq ?? 0;
  }

  seqs(): number[] {
    return this.shown.map(({ event }) => event.seq);
  }

  async open(): Promise<void> {
    this.#framesRead = 0;
    this.#reconnectAt = null;
    this.#tab = await openTab(this.userId, { after: this.lastSeq });
  }

  /** Waits until the socket has ended, and reads what came before its end. */
  async lineEnds(now: number): Promise<void> {
    if (!this.#tab) return;
    await this.#tab.closed;
    this.#read(now);
    this.#tab = null;
    this.#reconnectAt = now + RECONNECT_MS;
  }

  /** The time has come to `now`: opens a new socket if that is due, and waits for everything up to `seq`. */
  async turn(now: number, seq: number): Promise<void> {
    if (this.#reconnectAt !== null && now >= this.#reconnectAt) await this.open();
    const tab = this.#tab;
    if (!tab) return;
    if (seq > this.lastSeq) await tab.heard(seq);
    this.#read(now);
  }

  #read(at: number): void {
    for (const frame of this.#tab?.frames.slice(this.#framesRead) ?? []) {
      this.#framesRead += 1;
      const step = receiveFrame(this.#stream, frame);
      this.#stream = step.stream;
      for (const event of step.events) this.shown.push({ event, at });
      if (step.isStale) throw new Error(`the tab noticed a hole before event ${step.stream.lastSeq}`);
    }
  }
}
