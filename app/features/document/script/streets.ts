import type { fillWithStreets } from "~/features/map/fill-with-streets";

/**
 * Shows streets where a map has come into sight (decision 048). Their code comes then and not before; without it, or
 * without a network, the drawing stays.
 */
export function showStreets(): void {
  const place = document.querySelector<HTMLElement>("[data-streets]");
  if (!place) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const { code = "" } = place.dataset;
    import(/* @vite-ignore */ code)
      .then((module: { fillWithStreets: typeof fillWithStreets }) => module.fillWithStreets(place))
      .catch(() => undefined);
  });
  observer.observe(place);
}
