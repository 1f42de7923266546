import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { openStores } from "../../shared/stores/stores";
import type { CaptchaProvider } from "./captcha-provider";
import { createGeetestApi } from "./geetest/geetest-api";
import { createGeetestCaptcha } from "./geetest/geetest-captcha";
import { createSliderCaptcha } from "./slider-captcha";

/** The captcha of the configuration. Throws when Geetest is chosen without its id and key. */
export function chooseCaptchaProvider(
  env: BackendEnv,
  { clock, ids }: { clock: Clock; ids: Ids },
): CaptchaProvider {
  const slider = createSliderCaptcha({ directory: openStores(env).directory, clock, ids });
  if (env.CAPTCHA_PROVIDER !== "geetest") return slider;
  const { GEETEST_ID: id, GEETEST_KEY: key } = env;
  if (!id || !key) throw new Error("configuration: GEETEST_ID or GEETEST_KEY is not set");
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  const api = createGeetestApi({ id, key, fetch: (input, init) => fetch(input, init) });
  return createGeetestCaptcha({ gt: id, api, fallback: slider, directory: openStores(env).directory, clock });
}
