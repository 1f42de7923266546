import { env } from "cloudflare:workers";
import { issueGrant } from "../../../backend/src/modules/captcha/captcha-grants";
import { clientNetwork } from "../../../backend/src/modules/limits/client-network";
import type { createTestBackend, Envelope } from "../servers/backend";
import { idsBy } from "../servers/backend";

type Backend = ReturnType<typeof createTestBackend>;

export const ADDRESS = "203.0.113.7";

/** Where the gap of a challenge is: known to the database alone. */
export async function gapOf(challenge: string): Promise<number> {
  const gap = await env.DB.prepare("SELECT gap_x FROM captcha_challenges WHERE id = ?")
    .bind(challenge)
    .first("gap_x");
  if (typeof gap !== "number") throw new Error("no such challenge");
  return gap;
}

/** A drag as a hand does it: slow start, quick middle, slow end, a little up and down. */
export function handTrace(x: number, durationMs = 900): { t: number; x: number; y: number }[] {
  const samples = 24;
  return Array.from({ length: samples + 1 }, (_, i) => {
    const share = i / samples;
    return {
      t: Math.round(share * durationMs),
      x: Math.round(x * (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2)),
      y: Math.round(2 * Math.sin(i)),
    };
  });
}

/** Calls with the address that the gateway would pass on. */
export const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { "X-Client-Address": address, ...headers },
});

export const startChallenge = (backend: Backend, address = ADDRESS): Promise<Envelope> =>
  backend.call("GET", "/common/platform/geetest_validate?t=1", from(address));

/** Drags the piece of a challenge to its gap, or `offset` pixels beside it. */
export async function dragTo(
  backend: Backend,
  challenge: string,
  options: { offset?: number; address?: string; trace?: { t: number; x: number; y: number }[] } = {},
): Promise<Envelope> {
  const x = (await gapOf(challenge)) + (options.offset ?? 0);
  backend.clock.advance(1_500);
  return backend.call("POST", "/common/platform/slider_solve", {
    ...from(options.address ?? ADDRESS),
    json: { challenge, x, trace: options.trace ?? handTrace(x), input: "pointer" },
  });
}

export const secondValidate = (
  backend: Backend,
  result: { challenge: string; validate: string; seccode: string },
  address = ADDRESS,
): Promise<Envelope> =>
  backend.call(
    "POST",
    `/common/platform/geetest_second_validate?${new URLSearchParams({ t: "1", ...result })}`,
    from(address),
  );

/** The whole captcha: a grant for one SMS. */
export async function obtainGrant(backend: Backend, address = ADDRESS): Promise<string> {
  const { data } = await startChallenge(backend, address);
  const solved = await dragTo(backend, data.challenge, { address });
  const validated = await secondValidate(backend, { challenge: data.challenge, ...solved.data }, address);
  return validated.data.grant;
}

/** A grant without the captcha, for tests that need many. */
export const grantFor = (backend: Backend, address = ADDRESS): Promise<string> =>
  issueGrant(clientNetwork(address), {
    directory: env.DB,
    clock: backend.clock,
    ids: idsBy(backend.clock),
  });

/** Asks for a code: as a visitor with a grant, or as a signed-in customer. */
export const requestCode = (
  backend: Backend,
  phone: string,
  options: { grant?: string; token?: string; address?: string } = {},
): Promise<Envelope> =>
  backend.call("POST", `/common/platform/val_code?${new URLSearchParams({ telephone: phone })}`, {
    ...from(options.address ?? ADDRESS, options.grant ? { "X-Captcha-Grant": options.grant } : {}),
    token: options.token,
  });

/** The code in the newest SMS that the sandbox "sent" to a phone. */
export async function receivedCode(phone: string): Promise<string> {
  const content = await env.DB.prepare(
    "SELECT content FROM sandbox_sms WHERE phone = ? AND content LIKE '%验证码%' ORDER BY created_at DESC, id DESC LIMIT 1",
  )
    .bind(phone)
    .first("content");
  const code = /验证码 (\d{6})，/.exec(String(content))?.[1];
  if (!code) throw new Error(`no code was sent to this phone`);
  return code;
}

/** Sends a visitor's code and reads it from the sandbox. */
export async function codeFor(backend: Backend, phone: string, address = ADDRESS): Promise<string> {
  await requestCode(backend, phone, { grant: await grantFor(backend, address), address });
  return receivedCode(phone);
}

export const login = (backend: Backend, phone: string, code: string, address = ADDRESS): Promise<Envelope> =>
  backend.call(
    "GET",
    `/user/api/customer/login?${new URLSearchParams({ username: phone, code })}`,
    from(address),
  );

export const register = (
  backend: Backend,
  query: Record<string, string>,
  address = ADDRESS,
): Promise<Envelope> =>
  backend.call("POST", `/user/api/customer/register?${new URLSearchParams(query)}`, from(address));
