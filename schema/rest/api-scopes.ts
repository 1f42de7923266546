import type { ApiScope } from "../rules/account/api-keys";

/** Calls that every key may make: what is the same for everybody, and the key's own account of its cost. */
const ANY = [
  // Areas and kinds of goods.
  ...["API-009", "API-010", "API-011", "API-012", "API-013", "API-014", "API-015", "API-016", "API-019"],
  // Carriers, ways to pay, words of the platform.
  ...["API-022", "API-025", "API-054", "API-097"],
  "EXT-564",
];

const SCOPED: Readonly<Record<ApiScope, readonly string[]>> = {
  "orders:read": [
    // Prices, orders and what happened to them.
    ...["API-020", "API-024", "API-027", "API-030", "API-031", "API-045", "API-050", "API-098"],
    ...["API-040", "API-041", "API-042", "EXT-240", "EXT-450", "EXT-451", "EXT-452"],
    // Refunds, markups, messages.
    ...["API-052", "API-055", "EXT-340", "API-066", "API-067", "API-068", "EXT-250"],
    ...["API-083", "EXT-380"],
  ],
  "orders:write": [
    ...["API-023", "API-033", "API-034", "EXT-440", "EXT-441", "API-048", "API-049", "API-051"],
    ...["API-038", "API-056", "API-057", "API-058", "API-072", "EXT-569", "API-084", "API-085"],
    // A picture, whose address orders, goods and refunds take.
    "API-021",
  ],
  payments: ["API-026", "API-032", "API-069", "API-070", "API-071"],
  "money:read": ["API-007", "API-073", "EXT-360", "EXT-363"],
  goods: ["API-018", "API-079", "API-080", "API-081", "API-082", "EXT-390", "EXT-391", "EXT-460"],
  webhooks: [
    ...["EXT-580", "EXT-581", "EXT-582", "EXT-583", "EXT-584", "EXT-585", "EXT-586", "EXT-587", "EXT-588"],
  ],
};

/** Reads with which a mutation of another scope begins: a key with that scope alone can make them, too. */
const READ_FIRST: Readonly<Record<string, ApiScope>> = {
  // `approveMarkup` pays a request by its number.
  "API-068": "payments",
  // `modifyRefund` keeps the master who reviews it.
  "API-055": "orders:write",
};

const SCOPES = new Map<string, ApiScope | "any">([
  ...ANY.map((id) => [id, "any"] as const),
  ...Object.entries(SCOPED).flatMap(([scope, ids]) => ids.map((id) => [id, scope as ApiScope] as const)),
]);

/**
 * The scope that opens a call to API keys (decision 070): `any` for every key, null for a call that is never open to one.
 * What changes the account itself is in no list: password, phone, codes, withdrawals, sessions, keys. A call that is not
 * named here is closed, so that a new one is, too.
 */
export const scopeOfCall = (id: string): ApiScope | "any" | null => SCOPES.get(id) ?? null;

/** Whether a key with these scopes may make a call: it has the call's scope, or that of a mutation which needs it. */
export function isCallOpen(id: string, scopes: readonly ApiScope[]): boolean {
  const scope = scopeOfCall(id);
  if (scope === null || scope === "any") return scope === "any";
  return [scope, READ_FIRST[id]].some((one) => one !== undefined && scopes.includes(one));
}

/** Ids of all calls that are open to keys, for tests and documents. */
export const callsOpenToKeys: ReadonlyMap<string, ApiScope | "any"> = SCOPES;
