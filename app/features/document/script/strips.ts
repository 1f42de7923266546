import { markMoreTabs, showCurrentTab } from "~/ui/tab-strip";

/** Strips of tabs show the current one, and that there are more (see ui/use-current-tab.ts). */
export function keepStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>("[data-strip]")) {
    showCurrentTab(strip);
    markMoreTabs(strip);
  }
}
