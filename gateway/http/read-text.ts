/** A request's body as text, or null when it is larger than `maxBytes`. Stops reading at the limit. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const length = request.headers.get("content-length");
  // HTTP itself enforces a declared length, so only bodies without one need to be counted.
  if (length !== null) return /^\d+$/.test(length) && Number(length) <= maxBytes ? request.text() : null;
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
