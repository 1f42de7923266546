import { createHash } from "node:crypto";
import { toHex } from "../../../../schema/rules/hex";
import { sha256 } from "../../shared/crypto";
import { Unauthorized } from "../../shared/errors";
import { saidDigest } from "./partner-signature";

/** More bytes than can follow the last boundary of a multipart body. */
const HELD_BYTES = 512;

/** Whether a body has the digest in its request. A request without a body needs none. */
export async function hasSaidDigest(request: Request, body: ArrayBuffer): Promise<boolean> {
  const said = saidDigest(request);
  if (said === null) return body.byteLength === 0 && !request.headers.has("content-digest");
  return toHex(said) === (await sha256(new Uint8Array(body)));
}

/** A request whose body is checked while it is read. */
interface CheckedUpload {
  readonly request: Request;
  /** Whether the whole body has come and matches the signature. */
  isProven(): boolean;
}

/**
 * The same for a file, which is too large for memory. Its last bytes are passed on only after the whole body
 * is verified, so that a reader never gets the end of a wrong body.
 */
export function checkUpload(request: Request): CheckedUpload {
  const said = saidDigest(request);
  if (!said || !request.body) return { request, isProven: () => false };
  const hash = createHash("sha256");
  let held = new Uint8Array();
  let isProven = false;
  const check = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk);
      const all = new Uint8Array(held.length + chunk.length);
      all.set(held);
      all.set(chunk, held.length);
      const free = Math.max(0, all.length - HELD_BYTES);
      if (free > 0) controller.enqueue(all.slice(0, free));
      held = all.slice(free);
    },
    flush(controller) {
      isProven = toHex(hash.digest()) === toHex(said);
      if (isProven) controller.enqueue(held);
      else controller.error(new Unauthorized());
    },
  });
  const body = request.body.pipeThrough(check);
  return { request: new Request(request, { body, duplex: "half" } as RequestInit), isProven: () => isProven };
}
