import { MINUTE } from "../../shared/clock";
import { sha256 } from "../../shared/crypto";
import { randomBelow } from "../../shared/ids";
import type { ProviderTools } from "../provider-tools";
import {
  CHALLENGE_DRAGS,
  findChallenge,
  insertChallenge,
  recordDrag,
  settleChallenge,
} from "./captcha-challenges.repository";
import { captchaErrors } from "./captcha-errors";
import type { CaptchaProvider } from "./captcha-provider";
import { type Drag, isPlausibleDrag, SHORTEST_DRAG_MS } from "./drag-trace";
import { PIECE_SIZE } from "./puzzle/piece";
import { drawPuzzle, GAP_FROM, GAP_TO, PICTURE_HEIGHT, PICTURE_WIDTH } from "./puzzle/puzzle";

const CHALLENGE_LIFETIME_MS = 2 * MINUTE;
const SECCODE_SUFFIX = "|slider";

/** Our own slider also judges the drag, which Geetest's servers do for theirs. */
export interface SliderCaptcha extends CaptchaProvider {
  /**
   * Judges a drag and hands out the widget result (EXT-001).
   *
   * @throws BusinessError CAPTCHA_WRONG, CAPTCHA_EXPIRED (too late, or the fifth drag failed) or CAPTCHA_USED
   */
  solve(drag: Drag & { challenge: string; network: string }): Promise<{ validate: string; seccode: string }>;
}

/**
 * A slider puzzle of our own. Where the gap is exists in the database and in the picture's pixels only; challenge,
 * validate token and network belong together, and every step happens once.
 */
export function createSliderCaptcha({ directory, clock, ids }: ProviderTools): SliderCaptcha {
  return {
    async start(network) {
      const challenge = ids.token(16);
      const gapX = GAP_FROM + randomBelow(GAP_TO - GAP_FROM + 1);
      const puzzle = drawPuzzle(randomBelow(2 ** 32), gapX);
      const now = clock.now();
      await insertChallenge(directory, {
        id: challenge,
        clientAddress: network,
        gapX,
        createdAt: now,
        expiresAt: now + CHALLENGE_LIFETIME_MS,
      });
      return {
        gt: "slider",
        challenge,
        success: 1,
        provider: "slider",
        puzzle: {
          width: PICTURE_WIDTH,
          height: PICTURE_HEIGHT,
          background: dataUri(puzzle.background),
          piece: dataUri(puzzle.piece),
          pieceWidth: PIECE_SIZE,
          pieceHeight: PIECE_SIZE,
          pieceTop: puzzle.pieceTop,
        },
      };
    },

    async solve({ challenge: id, network, ...drag }) {
      const now = clock.now();
      const challenge = await findChallenge(directory, id, network);
      // The trace's clock is the browser's word; when the challenge was opened is ours.
      const plausible = isPlausibleDrag(drag) && now - (challenge?.createdAt ?? now) >= SHORTEST_DRAG_MS;
      const validate = ids.token();
      const verdict = await recordDrag(directory, {
        id,
        network,
        x: drag.x,
        plausible,
        validateHash: await sha256(validate),
        now,
      });
      if (verdict === "placed") return { validate, seccode: validate + SECCODE_SUFFIX };
      if (verdict === "missed") throw plausible ? captchaErrors.missed() : captchaErrors.unnatural();
      const state = await findChallenge(directory, id, network);
      if (!state || state.expiresAt <= now) throw captchaErrors.expired();
      if (state.validateHash !== null) throw captchaErrors.used();
      throw state.attempts >= CHALLENGE_DRAGS ? captchaErrors.exhausted() : captchaErrors.refused();
    },

    async validate({ challenge: id, validate, seccode, network }) {
      if (seccode !== validate + SECCODE_SUFFIX) throw captchaErrors.refused();
      const now = clock.now();
      const validateHash = await sha256(validate);
      if (await settleChallenge(directory, { id, network, validateHash, now })) return;
      const state = await findChallenge(directory, id, network);
      if (!state || state.validateHash !== validateHash) throw captchaErrors.refused();
      throw state.validatedAt === null ? captchaErrors.expired() : captchaErrors.used();
    },
  };
}

function dataUri(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
