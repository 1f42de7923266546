const encoder = new TextEncoder();

/** A multipart body made lazily, so that a test of 100 MB holds none of it. Chunks are produced only when they are asked for. */
export function multipartStream(options: {
  boundary?: string;
  name?: string;
  fileName?: string;
  type?: string;
  chunks: Iterable<Uint8Array>;
  /** Leaves the closing boundary out, as a cut connection does. */
  isCut?: boolean;
  onPull?(bytes: number): void;
}): { body: ReadableStream<Uint8Array>; contentType: string } {
  const {
    boundary = "----test-boundary",
    name = "file",
    fileName = "photo.jpg",
    type = "image/jpeg",
  } = options;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  function* bytes() {
    yield encoder.encode(head);
    yield* options.chunks;
    if (!options.isCut) yield encoder.encode(`\r\n--${boundary}--\r\n`);
  }
  const source = bytes();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = source.next();
        if (done) return controller.close();
        options.onPull?.(value.length);
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** `head` followed by filler up to `size` bytes, in chunks of at most 1 MB that share one buffer. */
export function* filled(head: Uint8Array, size: number): Generator<Uint8Array> {
  yield head;
  const filler = new Uint8Array(1024 * 1024).fill(0x0d);
  for (let left = size - head.length; left > 0; left -= filler.length) {
    yield left >= filler.length ? filler : filler.subarray(0, left);
  }
}

/** A PNG as small as it gets, of any claimed dimensions: its header and its end. */
export function pngHead(width = 2, height = 2): Uint8Array {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2, 0, 0, 0], 24);
  bytes.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], 33);
  return bytes;
}

/** A baseline JPEG's head: JFIF, then the frame with its dimensions. */
export function jpegHead(width = 2, height = 2): Uint8Array {
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    0x4a,
    0x46,
    0x49,
    0x46,
    0,
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 0xff,
    width >> 8,
    width & 0xff,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
    0xff,
    0xd9,
  ]);
}

/** An ISO base media file's first box. */
export function mp4Head(brand = "isom"): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes[3] = 24;
  bytes.set(encoder.encode(`ftyp${brand}`), 4);
  return bytes;
}

/** The beginning of a video of `size` bytes: its first box and the head of the one that holds the pictures. */
export function mp4OfSize(size: number): Uint8Array {
  const head = new Uint8Array(32);
  head.set(mp4Head());
  new DataView(head.buffer).setUint32(24, size - 24);
  head.set(encoder.encode("mdat"), 28);
  return head;
}
