import type { SiteEnv } from "../env";

/**
 * Hosts of the script, pictures and reports of Geetest v3, each with the fallback host that the script uses.
 */
const GEETEST = [
  "https://static.geetest.com",
  "https://api.geetest.com",
  "https://monitor.geetest.com",
  "https://static.geevisit.com",
  "https://api.geevisit.com",
] as const;

/**
 * Foreign origins of the configured captcha: none for our own slider. They are in the policy of every page,
 * because /login can be reached from any page without a new document.
 */
export const captchaOrigins = ({ CAPTCHA_PROVIDER }: Pick<SiteEnv, "CAPTCHA_PROVIDER">): readonly string[] =>
  CAPTCHA_PROVIDER === "geetest" ? GEETEST : [];
