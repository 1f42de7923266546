import type { createTestBackend, Envelope } from "../servers/backend";
import { ADDRESS, codeFor, from } from "./sign-in-flow";

type Backend = ReturnType<typeof createTestBackend>;

/** What an app holds. */
export interface AppTokens {
  readonly accessToken: string;
  readonly accessEndTime: string;
  readonly refreshToken: string;
  readonly sessionEndTime: string;
}

export const signInApp = (
  backend: Backend,
  phone: string,
  code: string,
  {
    address = ADDRESS,
    device = "小米 14",
    token,
  }: { address?: string; device?: string; token?: string } = {},
): Promise<Envelope> =>
  backend.call("POST", "/user/api/customer/app/login", {
    ...from(address),
    token,
    json: { phone, code, device },
  });

export const refreshApp = (backend: Backend, refreshToken: string, address = ADDRESS): Promise<Envelope> =>
  backend.call("POST", "/user/api/customer/app/refresh", { ...from(address), json: { refreshToken } });

/** The tokens of an app into which a phone has signed in. */
export async function appOf(backend: Backend, phone: string, address = ADDRESS): Promise<AppTokens> {
  const answer = await signInApp(backend, phone, await codeFor(backend, phone, address), { address });
  if (answer.code !== 0) throw new Error(answer.message);
  return answer.data;
}
