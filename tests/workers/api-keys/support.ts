import { env } from "cloudflare:workers";
import type { Account } from "../../support/accounts/accounts";
import type { TestBackend } from "../../support/orders/orders";
import { plantCode } from "../withdrawals/support";

const PATH = "/user/api/customer/api_keys";
const WISH = { name: "仓库系统", scopes: ["orders:read"], addresses: [], dayLimit: null };

/** Makes a key as the page does. */
export const createKey = async (
  backend: TestBackend,
  account: Account,
  wish: Readonly<Record<string, unknown>> = {},
) =>
  backend.call("POST", PATH, {
    token: account.token,
    json: { ...WISH, code: await plantCode(backend, account), ...wish },
  });

export const rotateKey = async (backend: TestBackend, account: Account, keyId: number) =>
  backend.call("POST", `${PATH}/rotate`, {
    token: account.token,
    json: { keyId, code: await plantCode(backend, account) },
  });

export const revokeKey = (backend: TestBackend, { token }: Account, keyId: number) =>
  backend.call("POST", `${PATH}/revoke`, { token, json: { keyId } });

export const listKeys = async (backend: TestBackend, { token }: Account) =>
  (await backend.call("GET", PATH, { token })).data;

/** Asks for the orders of the token's owner. */
export const askOrders = (backend: TestBackend, token: string, address?: string) =>
  backend.call("GET", "/order/api/order", {
    token,
    ...(address === undefined ? {} : { headers: { "X-Client-Address": address } }),
  });

export const admit = (backend: TestBackend, token: string, cost: number) =>
  backend.call("POST", `${PATH}/admit`, { token, json: { cost } });

/** What the table holds of a key. */
export const rowOfKey = (id: number) =>
  env.DB.prepare("SELECT * FROM api_keys WHERE id = ?").bind(id).first<Record<string, unknown>>();
