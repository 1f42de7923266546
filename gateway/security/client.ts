/** The browser behind a request. */
export interface Client {
  /** Its address; null when unknown. */
  readonly address: string | null;
  /** Its User-Agent; null without one. */
  readonly agent: string | null;
  /** ISO 3166 code of where its network is, e.g. CN-ZJ; null when unknown. */
  readonly place: string | null;
}

/** For calls without a client. */
export const NO_CLIENT: Client = { address: null, agent: null, place: null };

/** The longest User-Agent that is used; browsers send shorter ones. */
const MAX_AGENT_CHARS = 400;

/**
 * The browser of a request. Address and place are those that the edge reports, which is the only source trusted
 * (security.md S41).
 */
export function clientOf(request: Request): Client {
  const { headers, cf } = request;
  // Headers may contain other characters, which do not help to recognise a browser.
  const agent = (headers.get("user-agent") ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, MAX_AGENT_CHARS);
  return {
    address: headers.get("cf-connecting-ip"),
    agent: agent.trim() || null,
    place: placeOf(Object(cf)),
  };
}

function placeOf({ country, regionCode }: { country?: unknown; regionCode?: unknown }): string | null {
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) return null;
  const hasRegion = typeof regionCode === "string" && /^[A-Z0-9]{1,3}$/.test(regionCode);
  return hasRegion ? `${country}-${regionCode}` : country;
}

/** Headers that tell the backend about it. The browser's own headers with these names are ignored. */
export function clientHeaders({ address, agent, place }: Client): Record<string, string> {
  return {
    ...(address === null ? {} : { "X-Client-Address": address }),
    ...(agent === null ? {} : { "X-Client-Agent": agent }),
    ...(place === null ? {} : { "X-Client-Place": place }),
  };
}
