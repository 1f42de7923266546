/** Allowed targets of a payment form. */
export interface ProviderTargets {
  /** Origins of payment providers, e.g. `https://openapi.alipay.com`. */
  origins: readonly string[];
  /** Path of the sandbox cashier on this very origin; null in production. */
  sandboxPath: string | null;
}

/**
 * The absolute address of a payment form, or null unless it is a provider's: https on an allowed origin, or
 * the sandbox cashier of this site (S25). `own` is this site's origin.
 */
export function providerAddress(action: string, targets: ProviderTargets, own: string): string | null {
  let url: URL;
  try {
    url = new URL(action, own);
  } catch {
    return null;
  }
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "https:" && targets.origins.includes(url.origin)) return url.href;
  const isCashier =
    targets.sandboxPath !== null && url.origin === own && url.pathname === targets.sandboxPath;
  return isCashier ? url.href : null;
}
