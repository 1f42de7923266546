/** The focused element or one of its ancestors, with its siblings at the time of the focus. */
interface Step {
  readonly element: Element;
  readonly beside: readonly (Element | null)[];
}

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex]";
const HIDDEN = "[inert], [aria-hidden=true]";
/**
 * Keeps the focus in the page (ux.md U52). When the focused element is removed or disabled, such as the button of a
 * deleted row, its neighbour takes the focus; after a navigation the page's main element does. Otherwise Tab would start
 * at the top of the document again. A press elsewhere moves the focus as usual.
 */
export function keepFocus(): void {
  let way: Step[] = [];
  let path = "";
  let isWaiting = false;

  document.addEventListener("focusin", ({ target }) => {
    way = [];
    path = window.location.pathname;
    for (let at = target as Element | null; at && at !== document.body; at = at.parentElement) {
      // Beside the page stand dialogs, which give the focus back themselves.
      const isPart = at.parentElement !== document.body;
      way.push({ element: at, beside: isPart ? [at.nextElementSibling, at.previousElementSibling] : [] });
    }
  });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!way[0]?.element.contains(target as Node)) way = [];
    },
    true,
  );

  const look = () => {
    isWaiting = false;
    const [had] = way;
    if (!had || canHold(had.element) || !isNowhere()) return;
    const target = path === window.location.pathname ? nearest(way) : null;
    (target ?? openMain())?.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    const [had] = way;
    if (isWaiting || !had || canHold(had.element)) return;
    isWaiting = true;
    requestAnimationFrame(look);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

/** The page itself, unless a dialog lies over it. */
function openMain(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>("main");
  return main?.closest(HIDDEN) ? null : main;
}

const isNowhere = () => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !canHold(activeElement);
};

const canHold = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

/** The nearest element that can take the focus: in the element itself, its siblings or its ancestors. */
function nearest(way: readonly Step[]): HTMLElement | null {
  for (const { element, beside } of way) {
    if (element.matches("main")) return element as HTMLElement;
    for (const place of [...(canHold(element) ? [element] : []), ...beside]) {
      const found = place?.isConnected ? firstIn(place) : null;
      if (found) return found;
    }
  }
  return null;
}

function firstIn(place: Element): HTMLElement | null {
  const all = [...(place.matches(FOCUSABLE) ? [place] : []), ...place.querySelectorAll(FOCUSABLE)];
  const found = all.find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      canHold(element) &&
      element.getClientRects().length > 0 &&
      !element.closest(HIDDEN),
  );
  return found ?? null;
}
