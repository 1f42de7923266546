/**
 * The network that is counted for an address: an IPv4 address itself, and the /64 of an IPv6 address, because
 * a household or a phone owns 2^64 addresses and would otherwise never reach a limit (security.md S15). Text
 * that is not an address is not changed.
 */
export function clientNetwork(address: string): string {
  const text = address.trim().toLowerCase().split("%")[0] ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (mapped?.[1]) return mapped[1];
  if (!text.includes(":")) return text || "unknown";
  const groups = expand(text);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : text.slice(0, 64);
}

/** The eight groups of an IPv6 address without leading zeros; null for other text. */
function expand(text: string): string[] | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const head = groupsOf(halves[0]);
  const tail = groupsOf(halves[1]);
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** An IPv4 address at the end stands for two groups. */
function groupsOf(half: string | undefined): string[] {
  if (!half) return [];
  return half.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
