const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/** Scrolls the current tab to the middle of its strip, which is wider than the screen on a phone. */
export function showCurrentTab(strip: HTMLElement): void {
  const tab = strip.querySelector(CURRENT);
  if (!tab) return;
  const { left, width } = tab.getBoundingClientRect();
  strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
}

/** Says by `data-more` on which side of a strip there are more tabs, for the styles to hint at; answers what ends that. */
export function markMoreTabs(strip: HTMLElement): () => void {
  const mark = () => {
    const before = strip.scrollLeft > 1;
    const after = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
    strip.dataset.more = `${before ? "before" : ""} ${after ? "after" : ""}`.trim();
  };
  const observer = new ResizeObserver(mark);
  observer.observe(strip);
  strip.addEventListener("scroll", mark, { passive: true });
  return () => {
    observer.disconnect();
    strip.removeEventListener("scroll", mark);
  };
}
