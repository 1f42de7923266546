/** The bytes do not match their beginning; `truncated` when they end too early. */
export class BrokenFile extends Error {
  override readonly name = "BrokenFile";
  constructor(readonly reason: "structure" | "truncated") {
    super(reason);
  }
}

/** Incoming bytes, taken in the portions that a file format needs; at most one chunk is in memory. */
export class ByteQueue {
  readonly #source: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array();
  #received = 0;
  #check: (received: number) => void = () => undefined;

  constructor(source: AsyncIterator<Uint8Array>) {
    this.#source = source;
  }

  /**
   * Calls `check` now, and for every chunk, with the number of received bytes, kept or not. It throws when
   * there are too many.
   */
  watch(check: (received: number) => void): void {
    this.#check = check;
    check(this.#received);
  }

  /** The first bytes, at most `count`, without taking them. */
  async peek(count: number): Promise<Uint8Array> {
    const taken: Uint8Array[] = [];
    for (let left = count; left > 0; ) {
      const part = await this.next(left);
      if (!part) break;
      taken.push(part);
      left -= part.length;
    }
    const head = join(taken);
    this.unread(head);
    return head;
  }

  /** Whatever is there, at most `limit` bytes; null at the end. */
  async next(limit = Number.POSITIVE_INFINITY): Promise<Uint8Array | null> {
    while (this.#chunk.length === 0) {
      const { done, value } = await this.#source.next();
      if (done) return null;
      this.#received += value.length;
      this.#check(this.#received);
      this.#chunk = value;
    }
    const part = this.#chunk.subarray(0, limit);
    this.#chunk = this.#chunk.subarray(part.length);
    return part;
  }

  /**
   * Exactly `count` bytes, for small portions.
   *
   * @throws BrokenFile when there are fewer
   */
  async take(count: number): Promise<Uint8Array> {
    const first = await this.#orTruncated(count);
    if (first.length === count) return first;
    const parts = [first];
    for (let left = count - first.length; left > 0; ) {
      const part = await this.#orTruncated(left);
      parts.push(part);
      left -= part.length;
    }
    return join(parts);
  }

  /** The next `count` bytes as they come. */
  async *pass(count: number): AsyncGenerator<Uint8Array, void> {
    for (let left = count; left > 0; ) {
      const part = await this.#orTruncated(left);
      yield part;
      left -= part.length;
    }
  }

  /** Drops the next `count` bytes. */
  async skip(count: number): Promise<void> {
    for (let left = count; left > 0; ) left -= (await this.#orTruncated(left)).length;
  }

  /** Drops all the rest. */
  async drain(): Promise<void> {
    while (await this.next());
  }

  unread(bytes: Uint8Array): void {
    this.#chunk = this.#chunk.length === 0 ? bytes : join([bytes, this.#chunk]);
  }

  async #orTruncated(limit: number): Promise<Uint8Array> {
    if (limit === 0) return new Uint8Array();
    const part = await this.next(limit);
    if (!part) throw new BrokenFile("truncated");
    return part;
  }
}

/** Several pieces as one. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
