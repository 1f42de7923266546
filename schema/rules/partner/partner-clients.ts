import { isAddressRange } from "../account/address-range";

/** What a partner client may do (decision 074); `schema/rest/partner-scopes.ts` says which calls each of them opens. */
export const PARTNER_SCOPES = [
  "orders",
  "assign",
  "steps",
  "bids",
  "masters",
  "settlements",
  "refunds",
  "withdrawals",
  "wallets",
  "invoices",
  "complaints",
  "feedback",
  "content",
  "customers",
  "applications",
  "platform",
  "audit",
  "clients",
] as const;

export type PartnerScope = (typeof PARTNER_SCOPES)[number];

/** Characters of a client's name. */
const NAME_CHARS = 30;
/** Lines of addresses of one client. */
const ADDRESSES_MOST = 20;
/** How long the former key works beside the new one, hours. */
export const PARTNER_OVERLAP_HOURS = 24;
/** For how many days a client can be made at most, and how far away its end can be set later. */
export const PARTNER_DAYS_MOST = 400;
/** How long a call may wait for its second person, hours. */
export const APPROVAL_HOURS = 24;
/** Requests of one client a minute. */
export const PARTNER_REQUESTS_A_MINUTE = 600;

/** Header that names the person for whom a client acts: a staff number or an address of the client's own. */
export const PERSON_HEADER = "Partner-Person";
const PERSON = /^[\w.@+-]{1,64}$/;

/** Whether a text can name a person: it stands in a header and in the audit log. */
export const isPerson = (text: string): boolean => PERSON.test(text);

/** A public key as clients give it: 32 bytes of Ed25519 as base64. */
export const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;

/** What a client is to be. */
export interface PartnerWish {
  readonly name: string;
  readonly scopes: readonly PartnerScope[];
  /** Addresses and ranges that may use it; from everywhere when empty. */
  readonly addresses: readonly string[];
  readonly publicKey: string;
  /** For how many days it is made. */
  readonly days: number;
}

interface PartnerIssue {
  readonly field: keyof PartnerWish;
  readonly message: string;
}

/** The first thing that is wrong with a wish; null for none. */
export function partnerIssue({ name, scopes, addresses, publicKey, days }: PartnerWish): PartnerIssue | null {
  const chars = [...name.trim()].length;
  if (chars === 0 || chars > NAME_CHARS)
    return { field: "name", message: `名称须为 1 至 ${NAME_CHARS} 个字` };
  if (scopes.length === 0) return { field: "scopes", message: "请至少选择一项权限" };
  if (addresses.length > ADDRESSES_MOST)
    return { field: "addresses", message: `最多填写 ${ADDRESSES_MOST} 个地址` };
  const wrong = addresses.find((address) => !isAddressRange(address));
  if (wrong !== undefined)
    return { field: "addresses", message: `“${wrong.slice(0, 50)}”不是有效的 IP 地址或网段` };
  if (!PUBLIC_KEY.test(publicKey))
    return { field: "publicKey", message: "公钥须为 Ed25519 公钥 32 字节的 base64" };
  if (!Number.isInteger(days) || days < 1 || days > PARTNER_DAYS_MOST)
    return { field: "days", message: `有效期须为 1 至 ${PARTNER_DAYS_MOST} 天` };
  return null;
}
