import type { FilePart } from "./multipart";

/** Characters that are decoded at a time: a multiple of four. */
const SLICE_CHARS = 256 * 1024;
const DATA_ADDRESS = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[\w-]+)*;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * A picture that was sent as base64, as if it had been uploaded. It is decoded piece by piece, with the type
 * of its `data:` address (security.md S31). Null for a text that is not base64.
 */
export function base64Part(sent: string): FilePart | null {
  const head = DATA_ADDRESS.exec(sent);
  const text = head ? sent.slice(head[0].length) : sent;
  if (text.length % 4 !== 0 || !BASE64.test(text)) return null;
  return { declaredType: head?.[1]?.toLowerCase() ?? "", fileName: "", content: decoded(text) };
}

async function* decoded(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += SLICE_CHARS) {
    yield Uint8Array.from(atob(text.slice(at, at + SLICE_CHARS)), (letter) => letter.charCodeAt(0));
  }
}
