import { env } from "cloudflare:workers";
import type { AppTokens } from "../../support/accounts/app-sessions";
import { newAddress } from "../../support/accounts/newcomers";
import type { TestBackend } from "../../support/orders/orders";
import { profileOf } from "../account-safety/support";

/** What a call for the profile answers: 0 for a token that works, 7001 for one that does not. */
export const codeOf = async (backend: TestBackend, token: string): Promise<number> =>
  (await profileOf(backend, token)).code;

/** Asks for other tokens, from a network that no limit knows. */
export const refresh = (backend: TestBackend, refreshToken: string, agent = "ZhuangdaApp/1.0 (Android 15)") =>
  backend.call("POST", "/user/api/customer/app/refresh", {
    headers: { "X-Client-Address": newAddress(), "X-Client-Agent": agent },
    json: { refreshToken },
  });

/** The same, for a token that works. */
export async function next(backend: TestBackend, { refreshToken }: AppTokens): Promise<AppTokens> {
  const answer = await refresh(backend, refreshToken);
  if (answer.code !== 0) throw new Error(answer.message);
  return answer.data;
}

/** A token with another last digit. */
export const almost = (token: string): string => token.slice(0, -1) + (token.endsWith("0") ? "1" : "0");

/** What the tables hold of the sessions of a phone. */
export const rowsOf = async (phone: string) =>
  (
    await env.DB.prepare(
      "SELECT sessions.* FROM sessions JOIN customers ON customers.id = customer_id WHERE phone = ?",
    )
      .bind(phone)
      .all<Record<string, unknown>>()
  ).results;
