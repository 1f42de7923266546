import { markMoreTabs, showCurrentTab } from "~/ui/navigation/tab-strip";

/** Strips of tabs show the current one, and that there are more (see ui/navigation/use-current-tab.ts). */
export function keepStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>("[data-strip]")) {
    showCurrentTab(strip);
    markMoreTabs(strip);
  }
}
