import { type Clock, MINUTE } from "../../../shared/clock";
import { log } from "../../../shared/log";
import type { Directory } from "../../../shared/stores/stores";
import { findChallenge, insertChallenge, settleChallenge } from "../captcha-challenges.repository";
import { captchaErrors } from "../captcha-errors";
import type { CaptchaProvider } from "../captcha-provider";
import type { GeetestApi } from "./geetest-api";

const CHALLENGE_LIFETIME_MS = 10 * MINUTE;
/** The slide widget appends two characters to the challenge that it was opened with. */
const CHALLENGE_CHARS = 32;

/**
 * Geetest v3. If Geetest cannot open a challenge, visitors get our own slider. The protocol's offline mode is
 * not used, because its answer can be computed from the challenge. If Geetest cannot validate an answer, the
 * answer is refused (security.md S44).
 */
export function createGeetestCaptcha({
  gt,
  api,
  fallback,
  directory,
  clock,
}: {
  /** Captcha id, for the widget. */
  gt: string;
  api: GeetestApi;
  fallback: CaptchaProvider;
  directory: Directory;
  clock: Clock;
}): CaptchaProvider {
  return {
    async start(network) {
      const challenge = await api.register();
      if (challenge === null) {
        log.warn("geetest unreachable, own slider instead");
        return { ...(await fallback.start(network)), success: 0 };
      }
      const now = clock.now();
      await insertChallenge(directory, {
        id: challenge,
        clientAddress: network,
        gapX: null,
        createdAt: now,
        expiresAt: now + CHALLENGE_LIFETIME_MS,
      });
      return { gt, challenge, success: 1, provider: "geetest", puzzle: null };
    },

    async validate(result) {
      const { network } = result;
      const id = result.challenge.slice(0, CHALLENGE_CHARS);
      const challenge = await findChallenge(directory, id, network);
      if (challenge && challenge.gapX !== null) return fallback.validate(result);
      const now = clock.now();
      if (!(await settleChallenge(directory, { id, network, validateHash: null, now }))) {
        if (!challenge) throw captchaErrors.refused();
        throw challenge.validatedAt === null && challenge.expiresAt <= now
          ? captchaErrors.expired()
          : captchaErrors.used();
      }
      const right = await api.validate(result);
      if (right === null) throw captchaErrors.unavailable();
      if (!right) throw captchaErrors.refused();
    },
  };
}
