/** Style sheets of the page that could not be loaded. Those that are still on their way are not among them. */
const failed = new Set<HTMLLinkElement>();

if (typeof document !== "undefined") {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failed.add(target);
  };
  // Errors of resources do not bubble.
  document.addEventListener("error", note, true);
}

/**
 * Loads the style sheets of the page that could not be loaded, and rejects when they still cannot. What loads code late
 * asks for its styles once and never again, so that it would open without them when the network is back.
 */
export async function loadMissingStyles(): Promise<void> {
  const missing = [...failed];
  failed.clear();
  await Promise.all(
    missing.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      return new Promise<void>((resolve, reject) => {
        again.addEventListener("load", () => resolve());
        again.addEventListener("error", () => reject(new Error(`no styles from ${again.href}`)));
        link.replaceWith(again);
      });
    }),
  );
}
