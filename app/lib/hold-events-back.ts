/** The events for which React hydrates a page at once. */
const HYDRATING = [
  ...["keydown", "keypress", "keyup", "input", "change", "submit", "reset", "copy", "cut", "paste"],
  ...["pointerdown", "pointerup", "pointercancel", "mousedown", "mouseup", "click", "auxclick", "dblclick"],
  ...["contextmenu", "touchstart", "touchend", "touchcancel", "dragstart", "dragend", "drop"],
  ...["compositionstart", "compositionend", "textInput"],
];

const holdBack = (event: Event) => event.stopImmediatePropagation();

/**
 * Keeps presses and input from React until the returned function is called. The browser still follows links, posts forms
 * and takes text.
 *
 * When a key is pressed on a page that is not hydrated, React 18 hydrates it at once. A component that waits for a
 * promise then makes it give up the page: it stays on the screen and reacts to nothing. Remix's single fetch waits for a
 * promise in the first render (remix-run/remix#10214), and React may pause that render before it comes to the promise.
 * So events are held back until the page is hydrated.
 */
export function holdEventsBack(): () => void {
  for (const type of HYDRATING) window.addEventListener(type, holdBack, { capture: true });
  return () => {
    for (const type of HYDRATING) window.removeEventListener(type, holdBack, { capture: true });
  };
}
