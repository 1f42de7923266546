/** Addresses of the STUN and TURN servers of calls, separated by spaces. */
export const iceUrls = ({ ICE_URLS = "" }: { readonly ICE_URLS?: string }): string[] =>
  ICE_URLS.split(/\s+/).filter(Boolean);

/** Whether a server relays media, for which it wants a password. */
export const isRelay = (url: string): boolean => /^turns?:/.test(url);
