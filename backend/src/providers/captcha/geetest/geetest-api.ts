import { createHash } from "node:crypto";
import { z } from "zod";
import { SECOND } from "../../../shared/clock";

const ORIGIN = "https://api.geetest.com";
const SDK = "zhuangda:1.0";
const TIMEOUT_MS = 5 * SECOND;
const CHALLENGE = /^[\da-f]{32}$/i;

export interface GeetestApiOptions {
  /** Captcha id, public. */
  id: string;
  /** Private key. */
  key: string;
  fetch: typeof globalThis.fetch;
}

/** The two server calls of Geetest v3. Both answer null when Geetest cannot be reached or makes no sense. */
export interface GeetestApi {
  /** Opens a challenge for the widget. */
  register(): Promise<string | null>;
  /** Whether a widget result is right; Geetest itself accepts each result once. */
  validate(result: { challenge: string; validate: string; seccode: string }): Promise<boolean | null>;
}

const registered = z.object({ challenge: z.string() });
const validated = z.object({ seccode: z.union([z.string(), z.literal(false)]) });

/** Speaks Geetest v3's server protocol with digest method md5. */
export function createGeetestApi({ id, key, fetch }: GeetestApiOptions): GeetestApi {
  const common = { digestmod: "md5", json_format: "1", sdk: SDK, client_type: "web" };
  return {
    async register() {
      const query = new URLSearchParams({ ...common, gt: id });
      const answer = registered.safeParse(await request(fetch, `${ORIGIN}/register.php?${query}`));
      // "0" in place of a challenge says that the account or the service is down.
      if (!answer.success || !CHALLENGE.test(answer.data.challenge)) return null;
      return md5(answer.data.challenge + key);
    },

    async validate({ challenge, validate, seccode }) {
      if (validate !== md5(`${key}geetest${challenge}`)) return false;
      const body = new URLSearchParams({ ...common, captchaid: id, challenge, validate, seccode });
      const answer = validated.safeParse(
        await request(fetch, `${ORIGIN}/validate.php`, { method: "POST", body }),
      );
      if (!answer.success) return null;
      return answer.data.seccode === md5(seccode);
    },
  };
}

async function request(
  fetch: GeetestApiOptions["fetch"],
  url: string,
  init: RequestInit = {},
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");
