/** The link on the page that opens this order's detail: by its address, or as a `DetailLink` (ux.md U12). */
export const rowLink = (orderId: string): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>(
      "a[href*='preview='], a[aria-haspopup=dialog][href*='orderid=']",
    ),
  ].find(({ href }) => {
    const { searchParams } = new URL(href);
    return searchParams.get("preview") === orderId || searchParams.get("orderid") === orderId;
  });
