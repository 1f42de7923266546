import type { startCaptcha } from "../../../../schema/rest/account/captcha";
import type { CallResult } from "../../../../schema/rest/rest-call";

/** What API-001 hands to the widget. */
type StartedChallenge = CallResult<typeof startCaptcha>;

/** What the widget hands back for the second-step validation (AUTH-09). */
interface WidgetResult {
  challenge: string;
  validate: string;
  seccode: string;
  /** Where it comes from, as {@link file://../../modules/limits/client-network.ts} counts it. */
  network: string;
}

/** Tells people from programs before an SMS is sent (AUTH-08..10). */
export interface CaptchaProvider {
  start(network: string): Promise<StartedChallenge>;
  /**
   * Returns when the result is right; each result is good once.
   *
   * @throws BusinessError CAPTCHA_WRONG, CAPTCHA_EXPIRED, CAPTCHA_USED, or UPSTREAM_UNAVAILABLE
   */
  validate(result: WidgetResult): Promise<void>;
}
