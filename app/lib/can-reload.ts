/** How long the answer about a page may take, ms. */
const ANSWER_MS = 10_000;

/**
 * Whether a page may load itself again: it is looked at, and the network is there. A load that fails would put the error
 * page in its place (ux.md U51).
 */
export const canReload = (): boolean => document.visibilityState === "visible" && navigator.onLine;

/**
 * Whether the page that is open would be loaded again without a failure. What is asked for is only its status: where it
 * fails, the page and what was typed in it stay (ux.md U37).
 */
export async function isPageThere(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
