/** The body is not a valid multipart message, or it ended early. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
}

/** One part of a multipart message; its content is read from the network. */
export interface FilePart {
  /** `Content-Type` of the part, lower case, without parameters; empty when absent. */
  readonly declaredType: string;
  /** File name of the part; never used as a name here. */
  readonly fileName: string;
  /** Read it once and to its end. Throws MultipartError when the message breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** The most bytes of one part's headers. */
const MAX_HEADER_BYTES = 8 * 1024;
/** The most bytes before the wanted part, however many parts they are. */
const MAX_SKIPPED_BYTES = 64 * 1024;
/** More than the largest upload that the site lets through. */
const MAX_DISCARDED_BYTES = 128 * 1024 * 1024;

const encoder = new TextEncoder();
const CRLF = delimiterOf("\r\n");
const END_OF_HEADERS = delimiterOf("\r\n\r\n");

/** The boundary of a multipart/form-data Content-Type, or null (RFC 2046 section 5.1.1: at most 70 characters). */
export function parseBoundary(contentType: string | null): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? "",
    );
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Reads forward to the part called `name` and returns its content as it arrives; at most one chunk is in
 * memory. Small parts before it are skipped, parts after it are ignored. Null when there is no such part.
 */
export async function openPart(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  name: string,
): Promise<FilePart | null> {
  const source = new ByteSource(body);
  const delimiter = delimiterOf(`\r\n--${boundary}`);
  // The first boundary may come without a line break before it.
  source.unread(CRLF.bytes);
  let skippable = MAX_SKIPPED_BYTES;
  skippable -= (await source.readUntil(delimiter, skippable)).length;
  for (;;) {
    const lineEnd = await source.readUntil(CRLF, MAX_HEADER_BYTES);
    if (startsWith(lineEnd, "--")) return null;
    source.unread(CRLF.bytes);
    const head = await source.readUntil(END_OF_HEADERS, MAX_HEADER_BYTES);
    const headers = parseHeaders(head);
    const disposition = headers.get("content-disposition") ?? "";
    if (parameter(disposition, "name") === name) {
      return {
        declaredType: (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
        fileName: parameter(disposition, "filename") ?? "",
        content: source.streamUntil(delimiter),
      };
    }
    // Empty parts count too, with the bytes around them.
    skippable -= head.length + END_OF_HEADERS.bytes.length + delimiter.bytes.length;
    skippable -= (await source.readUntil(delimiter, skippable)).length;
    if (skippable < 0) throw new MultipartError("too much before the part");
  }
}

function parseHeaders(bytes: Uint8Array): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of new TextDecoder().decode(bytes).split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function parameter(header: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;]*))`, "i").exec(header);
  return match?.[1] ?? match?.[2] ?? null;
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...encoder.encode(text)].every((byte, index) => bytes[index] === byte);

interface Delimiter {
  readonly bytes: Uint8Array;
  /**
   * Steps for the search, by the byte at the delimiter's end: how far it may move without missing a match.
   */
  readonly steps: Uint8Array;
}

function delimiterOf(text: string): Delimiter {
  const bytes = encoder.encode(text);
  const steps = new Uint8Array(256).fill(bytes.length);
  for (const [index, byte] of bytes.subarray(0, -1).entries()) steps[byte] = bytes.length - 1 - index;
  return { bytes, steps };
}

/** Bytes of a stream. It looks ahead a little, to find a delimiter that is split across chunks. */
class ByteSource {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #pending: Uint8Array = new Uint8Array();

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  unread(bytes: Uint8Array): void {
    this.#pending = concat(bytes, this.#pending);
  }

  /** Everything before the delimiter; the delimiter is consumed. At most `limit` bytes. */
  async readUntil(delimiter: Delimiter, limit: number): Promise<Uint8Array> {
    let found = new Uint8Array();
    for await (const chunk of this.#chunksUntil(delimiter)) {
      found = concat(found, chunk);
      if (found.length > limit) throw new MultipartError("part too large");
    }
    return found;
  }

  /** Like {@link readUntil}, but holds at most one chunk. A reader that stops early drops the rest. */
  async *streamUntil(delimiter: Delimiter): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#chunksUntil(delimiter);
    } finally {
      await this.#discard();
    }
  }

  /**
   * Reads the rest of an upload. An answer during a running upload would reach the sender as a reset
   * connection.
   */
  async #discard(): Promise<void> {
    try {
      for (let left = MAX_DISCARDED_BYTES; left > 0; ) {
        const { done, value } = await this.#reader.read();
        if (done) return;
        left -= value.length;
      }
      await this.#reader.cancel();
    } catch {
      // The sender has gone. The error before this matters more.
    }
  }

  async *#chunksUntil(delimiter: Delimiter): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#pending, delimiter);
      if (at >= 0) {
        const before = this.#pending.subarray(0, at);
        this.#pending = this.#pending.subarray(at + delimiter.bytes.length);
        if (before.length > 0) yield before;
        return;
      }
      // The delimiter may have begun in the last bytes.
      const safe = Math.max(0, this.#pending.length - delimiter.bytes.length + 1);
      if (safe > 0) {
        yield this.#pending.subarray(0, safe);
        this.#pending = this.#pending.subarray(safe);
      }
      const { done, value } = await this.#reader.read();
      if (done) throw new MultipartError("message ends early");
      this.#pending = concat(this.#pending, value);
    }
  }
}

/**
 * Position of a delimiter, or -1. Boyer-Moore-Horspool: it mostly moves by the delimiter's length, so that no
 * content makes the search slow.
 */
function indexOf(text: Uint8Array, { bytes, steps }: Delimiter): number {
  const last = bytes.length - 1;
  for (let at = 0; at + last < text.length; at += steps[text[at + last] ?? 0] ?? 1) {
    let same = 0;
    while (same <= last && text[at + same] === bytes[same]) same++;
    if (same > last) return at;
  }
  return -1;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
