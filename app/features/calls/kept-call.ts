import { readItem, writeItem } from "~/lib/storage";
import { CALL_TYPES, RING_MS } from "../../../schema/rules/calls/call";
import type { WantedCall } from "./call-context";
import { readCalledOrder } from "./call-events";

const RANG_KEY = "call-rang-at";
const WANTED_KEY = "call-wanted";

/**
 * Data for the next document of this window. If storage is switched off, a reload ends the ringing in this
 * window only, and a requested call has to be requested again.
 */

/** Remembers that it rings. */
export function keepRinging(): void {
  writeItem("session", RANG_KEY, String(Date.now()));
}

/** Whether it rang so recently that it may still ring. */
export const rangLately = (): boolean => Date.now() - Number(readItem("session", RANG_KEY)) < RING_MS;

/** Remembers a call that was requested in a document without access to the microphone. */
export function keepWanted(call: WantedCall): void {
  writeItem("session", WANTED_KEY, JSON.stringify(call));
}

/** The call that was requested in the document before; returned once, null without one. */
export function takeWanted(): WantedCall | null {
  const text = readItem("session", WANTED_KEY);
  if (text === null) return null;
  writeItem("session", WANTED_KEY, null);
  try {
    const { orderId, type, peerName, order } = Object(JSON.parse(text));
    if (typeof orderId !== "string" || typeof peerName !== "string" || !CALL_TYPES.includes(type))
      return null;
    return { orderId, type, peerName, order: readCalledOrder(order) };
  } catch {
    return null;
  }
}
