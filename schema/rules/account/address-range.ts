/** An address as a number, with how many bits its kind has. */
interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/** Whether a text is an IPv4 or IPv6 address, or a range of them in CIDR form: 203.0.113.0/24. */
export const isAddressRange = (text: string): boolean => parseRange(text) !== null;

/**
 * Whether an address lies in one of the ranges. An IPv4 address that is written as IPv6 (`::ffff:203.0.113.7`) is the
 * IPv4 address. What is no address lies in none.
 */
export function isWithinRanges(address: string, ranges: readonly string[]): boolean {
  const asked = parseAddress(address);
  return (
    asked !== null &&
    ranges.some((text) => {
      const range = parseRange(text);
      if (range?.bits !== asked.bits) return false;
      const free = BigInt(range.bits - range.length);
      return asked.value >> free === range.value >> free;
    })
  );
}

function parseRange(text: string): (Address & { readonly length: number }) | null {
  const [head = "", length, ...more] = text.trim().split("/");
  const address = parseAddress(head);
  if (!address || more.length > 0) return null;
  if (length === undefined) return { ...address, length: address.bits };
  if (!/^(0|[1-9]\d{0,2})$/.test(length) || Number(length) > address.bits) return null;
  return { ...address, length: Number(length) };
}

function parseAddress(text: string): Address | null {
  const four = parseFour(text);
  if (four !== null) return { bits: 32, value: four };
  const six = parseSix(text);
  if (six === null) return null;
  return six >> 32n === 0xffffn ? { bits: 32, value: six & 0xffffffffn } : { bits: 128, value: six };
}

function parseFour(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return null;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function parseSix(text: string): bigint | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(groupsOf);
  if (!head || (halves.length === 2 && !tail)) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** The groups of one side of `::`, of which the last may be an IPv4 address; null for what is none. */
function groupsOf(half: string): bigint[] | null {
  if (half === "") return [];
  const groups: bigint[] = [];
  const parts = half.split(":");
  for (const [index, part] of parts.entries()) {
    const four = index === parts.length - 1 ? parseFour(part) : null;
    if (four !== null) groups.push(four >> 16n, four & 0xffffn);
    else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`));
    else return null;
  }
  return groups;
}
