import { useSyncExternalStore } from "react";

/** Orders that were cancelled on this page; in the browser only, until the page is reloaded. */
let cancelled: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Remembers an order that its customer has just cancelled: until a reload it is shown as 订单关闭, as the server
 * names it (C-37).
 */
export function rememberCancelled(orderId: string): void {
  cancelled = new Set([...cancelled, orderId]);
  for (const listener of listeners) listener();
}

/** Whether the order was cancelled on this page. */
export const useJustCancelled = (orderId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => cancelled.has(orderId),
    () => false,
  );
