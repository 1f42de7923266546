import { cutText } from "../cut-text";
import { isAddressRange } from "./address-range";

/** What a key may do, in the order in which pages name it (decision 070). */
export const API_SCOPES = [
  "orders:read",
  "orders:write",
  "payments",
  "money:read",
  "goods",
  "webhooks",
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

/** Keys of one customer that are in use at once. */
export const API_KEYS_MOST = 20;
/** Characters of a key's name. */
export const API_KEY_NAME_CHARS = 30;
/** Lines of addresses of one key. */
const API_KEY_ADDRESSES_MOST = 20;
/** What a key may pay in a day at most, 元. */
const API_KEY_DAY_MOST = 500_000;
/** How long the old secret works beside the new one, hours. */
export const API_KEY_OVERLAP_HOURS = 24;

/** On what a key works: the customer's own orders and money, or those of the customer's sandbox (decision 082). */
export const API_KEY_MODES = ["live", "test"] as const;
export type ApiKeyMode = (typeof API_KEY_MODES)[number];

/** How a secret begins, so that people and scanners of leaked secrets know it. */
export const API_KEY_PREFIXES: Readonly<Record<ApiKeyMode, string>> = { live: "zd_live_", test: "zd_test_" };

/**
 * The cost that a key may spend (docs/developers.md): a bucket that fills again all the time. A request costs
 * `request` and its fields; one with several mutations costs `request` for each of them.
 */
export const API_COST = { most: 6_000, restoredPerSecond: 100, request: 10 } as const;

/** What a key is to be, as the form and the call have it. */
export interface ApiKeyWish {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Addresses and ranges that may use it; from everywhere when empty. */
  readonly addresses: readonly string[];
  /** What it may pay in a day, 元; null without the scope for it. */
  readonly dayLimit: number | null;
}

interface ApiKeyIssue {
  readonly field: "name" | "scopes" | "addresses" | "dayLimit";
  readonly message: string;
}

/** The first thing that is wrong with a wish, in the order of the form; null for none. */
export function apiKeyIssue({ name, scopes, addresses, dayLimit }: ApiKeyWish): ApiKeyIssue | null {
  const chars = [...name.trim()].length;
  if (chars === 0) return { field: "name", message: "请输入密钥名称" };
  if (chars > API_KEY_NAME_CHARS)
    return { field: "name", message: `密钥名称最多 ${API_KEY_NAME_CHARS} 个字` };
  if (scopes.length === 0) return { field: "scopes", message: "请至少选择一项权限" };
  const pays = scopes.includes("payments");
  if (
    pays &&
    (dayLimit === null || !Number.isInteger(dayLimit) || dayLimit < 1 || dayLimit > API_KEY_DAY_MOST)
  )
    return { field: "dayLimit", message: `每日付款额度请输入 1 至 ${API_KEY_DAY_MOST} 的整数` };
  if (!pays && dayLimit !== null) return { field: "dayLimit", message: "没有付款权限的密钥不能设置付款额度" };
  if (addresses.length > API_KEY_ADDRESSES_MOST)
    return { field: "addresses", message: `最多填写 ${API_KEY_ADDRESSES_MOST} 个地址` };
  const wrong = addresses.find((address) => !isAddressRange(address));
  return wrong === undefined
    ? null
    : {
        field: "addresses",
        message: `“${cutText(wrong, 50)}”不是有效的 IP 地址，请填写如 203.0.113.7 或 203.0.113.0/24`,
      };
}
