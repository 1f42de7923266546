/**
 * Loads the style sheets of the page that could not be loaded, and rejects when they still cannot. What loads code late
 * asks for its styles once and never again, so that it would open without them when the network is back.
 */
export async function loadMissingStyles(): Promise<void> {
  if (typeof document === "undefined") return;
  const missing = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ sheet }) => sheet === null,
  );
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
