/**
 * Lets sections appear as they come into sight (PUB-08). What is in sight when the page loads is left alone, and with
 * reduced motion nothing is ever hidden.
 */
export function revealSections(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      (target as HTMLElement).dataset.reveal = "shown";
      observer.unobserve(target);
    }
  });
  const below = [...document.querySelectorAll<HTMLElement>("[data-reveals]")].filter(
    (section) => section.getBoundingClientRect().top >= window.innerHeight,
  );
  for (const section of below) {
    section.dataset.reveal = "waiting";
    observer.observe(section);
  }
}
