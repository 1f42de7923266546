/**
 * Lets sections appear as they come into sight (PUB-08). What is in sight when the page loads, or above it, is left
 * alone, and with reduced motion nothing is ever hidden. The browser says where they are when it has laid the page out:
 * asked before, it would have to do that twice.
 */
export function revealSections(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const { dataset } = target as HTMLElement;
      if (!isIntersecting && boundingClientRect.top > 0) {
        dataset.reveal = "waiting";
        continue;
      }
      if (dataset.reveal) dataset.reveal = "shown";
      observer.unobserve(target);
    }
  });
  for (const section of document.querySelectorAll("[data-reveals]")) observer.observe(section);
}
