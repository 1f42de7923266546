import type { PartnerScope } from "../rules/partner/partner-clients";

const SCOPED: Readonly<Record<PartnerScope, readonly string[]>> = {
  orders: ["EXT-108", "EXT-304", "EXT-590"],
  assign: ["EXT-110", "EXT-111", "EXT-112"],
  steps: [
    ...["EXT-113", "EXT-114", "EXT-115", "EXT-116", "EXT-117", "EXT-118", "EXT-119", "EXT-120"],
    ...["EXT-141", "EXT-142", "EXT-143", "EXT-144", "EXT-145", "EXT-420"],
    // Calls of masters with customers.
    ...["EXT-303", "EXT-305", "EXT-306", "EXT-307", "EXT-573"],
  ],
  bids: ["EXT-490", "EXT-491", "EXT-492", "EXT-493", "EXT-494"],
  masters: ["EXT-106", "EXT-107", "EXT-520", "EXT-525", "EXT-526"],
  settlements: ["EXT-521", "EXT-522", "EXT-523", "EXT-524"],
  refunds: ["EXT-270", "EXT-271", "EXT-272", "EXT-273", "EXT-589"],
  withdrawals: ["EXT-372", "EXT-373", "EXT-378"],
  // EXT-571 credits a wallet, whatever the money was before.
  wallets: ["EXT-102", "EXT-161", "EXT-162", "EXT-163", "EXT-571"],
  invoices: ["EXT-164", "EXT-165"],
  complaints: ["EXT-290", "EXT-291"],
  feedback: ["EXT-394", "EXT-395"],
  content: [
    ...["EXT-121", "EXT-122", "EXT-123", "EXT-124", "EXT-125", "EXT-126", "EXT-127", "EXT-128"],
    "EXT-574",
  ],
  customers: ["EXT-101", "EXT-103", "EXT-104", "EXT-260", "EXT-500", "EXT-555", "EXT-556", "EXT-557"],
  applications: ["EXT-131", "EXT-346"],
  platform: [
    ...["EXT-105", "EXT-527", "EXT-600", "EXT-601", "EXT-602"],
    ...["EXT-603", "EXT-604", "EXT-570", "EXT-605", "EXT-606", "EXT-607", "EXT-608"],
    ...["EXT-609", "EXT-610", "EXT-611"],
  ],
  audit: ["EXT-532"],
  clients: ["EXT-528", "EXT-529", "EXT-531"],
};

/** Calls that every client may make: its own key, what waits for a second person, and events that its scopes open. */
const ANY = [
  ...["EXT-530", "EXT-533", "EXT-534"],
  ...["EXT-535", "EXT-536", "EXT-537", "EXT-538", "EXT-539"],
];

const SCOPES = new Map<string, PartnerScope | "any">([
  ...ANY.map((id) => [id, "any"] as const),
  ...Object.entries(SCOPED).flatMap(([scope, ids]) => ids.map((id) => [id, scope as PartnerScope] as const)),
]);

/**
 * The scope that opens a call of the operator API to partner clients (decision 074): `any` for every client, null for a
 * call that is not named here, which no client may make. So a new call is closed until its scope is decided.
 */
export const partnerScopeOf = (id: string): PartnerScope | "any" | null => SCOPES.get(id) ?? null;

/** Ids of all calls that are open to partner clients, for tests and the OpenAPI document. */
export const callsOfPartners: ReadonlyMap<string, PartnerScope | "any"> = SCOPES;
