import type { SiteEnv } from "./env";

/** Where Geetest v3 has its script, its pictures and its reports, each with the stand-in that the script falls back to. */
const GEETEST = [
  "https://static.geetest.com",
  "https://api.geetest.com",
  "https://monitor.geetest.com",
  "https://static.geevisit.com",
  "https://api.geevisit.com",
] as const;

/**
 * Foreign origins that the puzzle of the configuration loads things from: none for our own slider. They stand in the
 * policy of every page, because /login is also reached from one without loading a document anew.
 */
export const captchaOrigins = ({ CAPTCHA_PROVIDER }: Pick<SiteEnv, "CAPTCHA_PROVIDER">): readonly string[] =>
  CAPTCHA_PROVIDER === "geetest" ? GEETEST : [];
