import type { SiteEnv } from "../env";

/** Pages that send a provider's payment form (PUB-34, C-69), in capital or small letters (C-25). */
const PAYMENT_PAGES = /^\/pay(?:redirect)?$/i;

/** Origins of payment providers to which a form may be sent, from `PAYMENT_FORM_ORIGINS`. */
export function paymentFormOrigins({
  PAYMENT_FORM_ORIGINS = "",
}: Pick<SiteEnv, "PAYMENT_FORM_ORIGINS">): string[] {
  return PAYMENT_FORM_ORIGINS.split(/\s+/).filter(Boolean);
}

/**
 * Foreign origins to which forms of a page may be sent: those of the providers on payment pages, otherwise
 * none.
 */
export function formOriginsOf(pathname: string, env: Pick<SiteEnv, "PAYMENT_FORM_ORIGINS">): string[] {
  return PAYMENT_PAGES.test(pathname) ? paymentFormOrigins(env) : [];
}
