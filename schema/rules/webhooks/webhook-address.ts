/** Why an address is refused, in words for the customer. */
export const ADDRESS_REFUSALS = {
  FORM: "请填写完整的 https 地址，如 https://erp.example.com/webhook",
  HTTPS: "只支持 https 地址",
  PORT: "只支持 443 端口，请去掉地址中的端口",
  LOGIN: "地址中不能带用户名和密码",
  FRAGMENT: "地址中不能带 # 之后的部分",
  IP: "请填写域名，不支持 IP 地址",
  PRIVATE: "该域名指向内部网络，请填写公网可以访问的域名",
  OWN: "不能填写本平台的地址",
} as const;

export type AddressRefusal = keyof typeof ADDRESS_REFUSALS;

export const MAX_WEBHOOK_URL = 500;

/** Endings that name no place of the public internet (RFC 2606, 6761, 6762, 8375, 9476), and what routers and offices use. */
const INNER_ENDINGS = [
  ...["localhost", "local", "localdomain", "internal", "intranet", "lan", "home", "corp", "private"],
  ...["home.arpa", "in-addr.arpa", "ip6.arpa", "test", "example", "invalid", "onion", "alt"],
];

/** Public services whose names resolve to the address that they spell, private ones included, or to 127.0.0.1. */
const SPELLED_ADDRESSES = [
  ...["nip.io", "sslip.io", "xip.io", "localtest.me", "lvh.me", "vcap.me", "lacolhost.com", "traefik.me"],
  ...["127-0-0-1.org.uk", "yoogle.com", "local.gd", "localhost.run", "readme.localtest.me"],
];

const endsIn = (host: string, ending: string): boolean => host === ending || host.endsWith(`.${ending}`);

/** After URL has read it, an IPv4 address is four decimal numbers in any notation, an IPv6 address stands in brackets. */
const IP = /^(?:\[.*\]|\d+(?:\.\d+){3})$/;

/** Characters that URL drops without a word, by which two texts are one address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const DROPPED = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** An address of the developer's own machine, which a sandbox may be told of. */
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost):\d+\//;

interface AddressRules {
  /** Host of the platform's site; null where it is not configured. */
  readonly ownHost: string | null;
  /** Whether a receiver on this machine is taken: in the sandbox alone. */
  readonly isLocalAllowed: boolean;
}

/** Whether the address leads to this machine, which is taken in the sandbox alone. */
export const isLocalAddress = (url: string): boolean => LOCAL.test(url);

/**
 * Why events may not be sent to an address; null when they may (security.md S35). It reads the text alone: a Worker has
 * no resolver, so that a public name which leads into a private network is left to the network itself (decision 071).
 */
export function addressRefusal(
  text: string,
  { ownHost, isLocalAllowed }: AddressRules,
): AddressRefusal | null {
  if (text.length > MAX_WEBHOOK_URL || DROPPED.test(text) || !/^https?:\/\/[^/]/i.test(text)) return "FORM";
  const url = URL.parse(text);
  if (!url) return "FORM";
  if (isLocalAllowed && isLocalAddress(url.href)) return null;
  if (url.protocol !== "https:") return "HTTPS";
  if (url.username !== "" || url.password !== "" || text.split("/")[2]?.includes("@")) return "LOGIN";
  if (url.port !== "") return "PORT";
  if (url.hash !== "" || text.includes("#")) return "FRAGMENT";
  const host = url.hostname.replace(/\.+$/, "");
  if (IP.test(host)) return "IP";
  if (!host.includes(".") || [...INNER_ENDINGS, ...SPELLED_ADDRESSES].some((ending) => endsIn(host, ending)))
    return "PRIVATE";
  // The site stands under www. as a rule; its domain and everything below it are the platform's.
  if (ownHost && endsIn(host, ownHost.toLowerCase().replace(/^www\./, ""))) return "OWN";
  return null;
}
