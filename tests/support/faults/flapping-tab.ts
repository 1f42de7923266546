/** A connected tab, as far as flapping goes. */
interface Line {
  readonly socket: WebSocket;
  /** Sequence numbers of the events received so far. */
  seqs(): number[];
}

/**
 * A tab on a bad line, that behaves as the page's client does: it shows each event once, and comes back asking for what
 * follows the last one it has shown.
 */
export class FlappingTab<T extends Line> {
  #line: T | null = null;
  readonly #open: (after: number) => Promise<T>;
  readonly #shownBefore: number[] = [];

  constructor(open: (after: number) => Promise<T>) {
    this.#open = open;
  }

  /** What the page has shown, in order, over all of its sockets. */
  get shown(): number[] {
    return [...this.#shownBefore, ...(this.#line?.seqs() ?? [])];
  }

  /** Connects, unless it is. */
  async connect(): Promise<T> {
    this.#line ??= await this.#open(this.shown.at(-1) ?? 0);
    return this.#line;
  }

  /** The line breaks: whatever is still under way is never shown. */
  cut(): void {
    if (!this.#line) return;
    this.#shownBefore.push(...this.#line.seqs());
    this.#line.socket.close();
    this.#line = null;
  }
}
