import type { SiteEnv } from "../env";

/** Where Geetest v3 serves its script, pictures and reports, each with the fallback host that the script uses. */
const GEETEST = [
  "https://static.geetest.com",
  "https://api.geetest.com",
  "https://monitor.geetest.com",
  "https://static.geevisit.com",
  "https://api.geevisit.com",
] as const;

/**
 * Foreign origins from which the configured puzzle loads: none for our own slider. They are in the policy of every
 * page, because /login can be reached from any page without loading a new document.
 */
export const captchaOrigins = ({ CAPTCHA_PROVIDER }: Pick<SiteEnv, "CAPTCHA_PROVIDER">): readonly string[] =>
  CAPTCHA_PROVIDER === "geetest" ? GEETEST : [];
