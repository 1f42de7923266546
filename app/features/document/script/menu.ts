/** Closes the drawer of a phone when its page is left: Back shows the page, not the menu. */
export function closeMenuOnLeaving(): void {
  window.addEventListener("pagehide", () => {
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
}
