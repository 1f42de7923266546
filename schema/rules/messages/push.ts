/**
 * Services of browsers that deliver web pushes: Chrome, Edge, Firefox, Safari. A browser names the address to which its
 * pushes go, and the backend sends there, so that no other may be named: it
 * would let a caller make the backend request any address.
 */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
] as const;

/** Whether pushes may be sent to this address. */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && PUSH_HOSTS.some((host) => host.test(hostname));
}

/** Browsers of a customer that are told; the one that has waited longest gives way. */
export const MOST_PUSH_BROWSERS = 10;
