import { CALL_TYPES, RING_MS } from "../../../schema/rules/calls/call";
import type { WantedCall } from "./call-context";
import { readCalledOrder } from "./call-events";

const RANG_KEY = "call-rang-at";
const WANTED_KEY = "call-wanted";

/*
 * What the next document of this window has to know. Storage may be switched off: a reload then ends the ringing in this
 * window alone, and a wanted call has to be asked for once more.
 */

/** It rings. */
export const keepRinging = (): void => write(RANG_KEY, String(Date.now()));

/** Whether it rang so lately that it may ring still. */
export const rangLately = (): boolean => Date.now() - Number(read(RANG_KEY)) < RING_MS;

/** A call was requested in a document that may not use the microphone. */
export const keepWanted = (call: WantedCall): void => write(WANTED_KEY, JSON.stringify(call));

/** The call that was wanted in the document before, once; null for none. */
export function takeWanted(): WantedCall | null {
  const text = read(WANTED_KEY);
  if (text === null) return null;
  write(WANTED_KEY, null);
  try {
    const { orderId, type, peerName, order } = Object(JSON.parse(text));
    if (typeof orderId !== "string" || typeof peerName !== "string" || !CALL_TYPES.includes(type))
      return null;
    return { orderId, type, peerName, order: readCalledOrder(order) };
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
