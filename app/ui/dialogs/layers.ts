/**
 * Dialogs and drawers in the history of the browser (decision 055): each open one has an entry of its own over the
 * entry of its page, with the same address and state, so that Back closes it and stays on the page.
 */

interface Layer {
  close(): void;
}

/** The open ones, the topmost last. */
const layers: Layer[] = [];
/** What waits until no entry of a layer is in the way. */
const waiting: (() => void)[] = [];
/** Whether we have called `history.go`: the next `popstate` event then comes from that call. */
let isStepping = false;
let isFollowing = false;
/** The entry that we last knew to be the current one. */
let at = { key: "default", depth: 0 };

/** The router's key of the page, and how many entries of layers are on top of the page's own. */
function currentEntry(): typeof at {
  const { key = "default", layers: depth = 0 } = window.history.state ?? {};
  return { key, depth };
}

/** Whether a new page would come to lie on the entry of a layer. */
export const isOnLayerEntry = (): boolean => currentEntry().depth > 0;

/** Adds a layer on top, and returns what takes it away. */
export function openLayer(layer: Layer): () => void {
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}

/** Runs it on the entry of the page itself: at once, or after going back over the entries of layers. */
export function onPageEntry(run: () => void): void {
  waiting.push(run);
  settle();
}

/** Makes the entries fit the open layers. Also to be called when a page has been reached or read again by the browser. */
export function settle(): void {
  if (!isFollowing || isStepping) return;
  at = currentEntry();
  const wanted = waiting.length > 0 ? 0 : layers.length;
  if (at.depth > wanted) {
    isStepping = true;
    window.history.go(wanted - at.depth);
    return;
  }
  for (const run of waiting.splice(0)) run();
  while (waiting.length === 0 && at.depth < wanted) {
    window.history.pushState({ ...window.history.state, layers: at.depth + 1 }, "");
    at = currentEntry();
  }
}

/** Follows the movements in the history for as long as the application runs; returns what ends it. */
export function followHistory(): () => void {
  // Capturing comes before the router's listener.
  window.addEventListener("popstate", onPop, { capture: true });
  isFollowing = true;
  settleSoon();
  return () => {
    window.removeEventListener("popstate", onPop, { capture: true });
    isFollowing = false;
    isStepping = false;
  };
}

/** After React has run the effects of one commit: a dialog that takes the place of another takes its entry, too. */
const settleSoon = () => queueMicrotask(settle);

/** Hides movements between the history entries of one page from the router. */
function onPop(event: PopStateEvent): void {
  const before = at;
  at = currentEntry();
  if (at.key !== before.key || at.depth === before.depth) return;
  event.stopImmediatePropagation();
  if (isStepping) {
    isStepping = false;
    settle();
    return;
  }
  const above = layers.slice(at.depth);
  for (const layer of above.reverse()) layer.close();
  // A layer that does not close now, as while it sends something, gets its entry back.
  if (above.length > 0) setTimeout(settle);
}
