import { solveSlider, startCaptcha, validateCaptcha } from "../../../../schema/rest/account/captcha";
import { chooseCaptchaProvider } from "../../providers/captcha/choose-captcha";
import { createSliderCaptcha } from "../../providers/captcha/slider-captcha";
import { MINUTE } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { clientNetwork, enforceLimit } from "../limits";
import { issueGrant } from "./captcha-grants";

/**
 * Captcha pictures for each network: a picture costs CPU time, and allows five more guesses
 * (security.md S17).
 */
const CHALLENGES = { limit: 60, windowMs: 10 * MINUTE };

/** API-001, API-002 and EXT-001. */
export function registerCaptchaRoutes(app: BackendApp): void {
  implement(app, startCaptcha, async (_input, context) => {
    const network = clientNetwork(context.clientAddress);
    const now = context.clock.now();
    await enforceLimit(context.directory, { key: `captcha:network:${network}`, ...CHALLENGES, now });
    return chooseCaptchaProvider(context.env, context).start(network);
  });

  implement(app, solveSlider, ({ body }, { directory, clock, ids, clientAddress }) =>
    createSliderCaptcha({ directory, clock, ids }).solve({
      ...body,
      network: clientNetwork(clientAddress),
    }),
  );

  implement(app, validateCaptcha, async ({ query }, context) => {
    const network = clientNetwork(context.clientAddress);
    await chooseCaptchaProvider(context.env, context).validate({ ...query, network });
    return { grant: await issueGrant(network, context) };
  });
}
