/**
 * The request with a body that fails when it exceeds `maxBytes`, or null when its declared length exceeds it.
 * HTTP itself enforces a declared length, so only bodies without one are counted while they are read.
 *
 * @param tooLarge creates that error
 */
export function boundBody(
  request: Request,
  maxBytes: number,
  tooLarge = () => new RangeError("the body is too large"),
): Request | null {
  const length = request.headers.get("content-length");
  if (length !== null) return /^\d+$/.test(length) && Number(length) <= maxBytes ? request : null;
  if (!request.body) return request;
  let left = maxBytes;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counter) });
}
