import { fetchAhead } from "~/lib/fetch-ahead";

const PAGE = "/placeorder/stepone";
const LEADS_THERE = `a[href^="${PAGE}"], form[action="${PAGE}"] button`;

/** Fetches the files of the order form when the visitor is about to press a link to it. */
export function fetchOrderFormAhead(): void {
  const { build } = document.querySelector<HTMLElement>("script[data-build]")?.dataset ?? {};
  if (!build) return;
  const signals = ["pointerover", "focusin"];
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(LEADS_THERE))) return;
    for (const signal of signals) document.removeEventListener(signal, notice);
    void fetchAhead(PAGE, build);
  };
  for (const signal of signals) document.addEventListener(signal, notice, { passive: true });
}
