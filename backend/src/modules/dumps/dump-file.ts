/** A file of a dump during its upload to R2: lines are written, and their compressed bytes are collected. */
export interface DumpWriter {
  write(lines: readonly string[]): Promise<void>;
  /** Compressed bytes so far. */
  readonly bytes: number;
  end(): Promise<Uint8Array>;
}

/** Begins a file: its lines are compressed as they come, so that only some of them are in memory. */
export function createDumpWriter(): DumpWriter {
  const { readable, writable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const collected = (async () => {
    for await (const piece of readable as unknown as AsyncIterable<Uint8Array>) {
      pieces.push(piece);
      bytes += piece.length;
    }
  })();
  // A failure is reported to the caller that writes or ends the file.
  collected.catch(() => {});
  const encoder = new TextEncoder();
  return {
    write: (lines) =>
      lines.length === 0 ? Promise.resolve() : writer.write(encoder.encode(`${lines.join("\n")}\n`)),
    get bytes() {
      return bytes;
    },
    async end() {
      await writer.close();
      await collected;
      const whole = new Uint8Array(bytes);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
}

/** The lines of a compressed file, one after the other. */
export async function* readLines(body: ReadableStream): AsyncGenerator<string> {
  const texts = body.pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TextDecoderStream());
  let rest = "";
  for await (const text of texts as unknown as AsyncIterable<string>) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
