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
    import("~/features/map/fill-with-streets")
      .then(({ fillWithStreets }) => fillWithStreets(place))
      .catch(() => undefined);
  });
  observer.observe(place);
}
