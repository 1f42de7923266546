import type { DocumentMap } from "./document-map";
import { drawStreets } from "./draw-streets.client";

/**
 * Draws streets into an element of `DocumentStreets`. If no tile can be loaded, they are removed, and the
 * drawing under them is visible again.
 *
 * @throws when their styles cannot be loaded
 */
export async function fillWithStreets(place: HTMLElement): Promise<void> {
  const { streets = "", styles = "" } = place.dataset;
  const [view, status] = [place.querySelector("div"), place.querySelector("[role=status]")];
  if (!view || !status) return;
  await addStyles(styles);
  const { isWholePage, tiles, marks }: DocumentMap = JSON.parse(streets);
  const drawn = drawStreets(view, {
    tiles,
    marks,
    isWholePage,
    onZoom(zoom) {
      status.textContent = `缩放级别 ${zoom}`;
    },
    onReady() {
      place.dataset.ready = "";
    },
    onFailed() {
      drawn.remove();
      place.remove();
    },
  });
}

const addStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`no styles from ${href}`)));
    document.head.appendChild(link);
  });
