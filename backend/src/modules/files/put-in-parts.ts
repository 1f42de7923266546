/** R2 takes multipart uploads in equal parts of at least 5 MiB. One part is in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024;

/** Stores chunks of any size under a key; returns the size in bytes. */
export async function putInParts(
  bucket: R2Bucket,
  key: string,
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const parts = inParts(chunks);
  const first = (await parts.next()).value ?? new Uint8Array();
  return putParts(bucket, key, contentType, first, parts);
}

/** Small files in one put, larger ones part by part; returns the size in bytes. */
export async function putParts(
  bucket: R2Bucket,
  key: string,
  contentType: string,
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): Promise<number> {
  const options = { httpMetadata: { contentType } };
  if (first.length < PART_BYTES) {
    await bucket.put(key, first, options);
    return first.length;
  }
  const upload = await bucket.createMultipartUpload(key, options);
  try {
    const parts = [await upload.uploadPart(1, first)];
    let size = first.length;
    for await (const piece of rest) {
      size += piece.length;
      parts.push(await upload.uploadPart(parts.length + 1, piece));
    }
    await upload.complete(parts);
    return size;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

/** Regroups chunks of any size into the parts that R2 takes. */
export const inParts = (chunks: AsyncIterable<Uint8Array>) => inPieces(chunks, PART_BYTES);

/** Regroups chunks into pieces of exactly `size` bytes, the last one shorter. Nothing for an empty source. */
async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, undefined> {
  let piece = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (rest.length > 0) {
      const taken = rest.subarray(0, size - filled);
      piece.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled === size) {
        yield piece;
        piece = new Uint8Array(size);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
