import type { AreaIndex, AreaName } from "./area-index";

interface Hit extends AreaName {
  readonly start: number;
  readonly end: number;
}

export interface FoundArea {
  /** From the province to the last level that was found. */
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** Where it stands in the text; the address follows. */
  readonly start: number;
  readonly end: number;
}

/** What a street is called: 北京路 is no hint of Beijing. */
const STREET_FOLLOWS =
  /^(?:[东西南北中][一二三]?)?(?:路|街(?!道)|大道|大街|巷|弄|胡同|公路|高速|小学|中学|大学|银行|医院)/;
const BETWEEN = /^[\s,/>\-·]*$/;
const WEIGHT = [3, 4, 6] as const;
/** A shortened name tells less than the whole. */
const SHORT_LOSS = 1;
/** How much sooner outweighs how much more was matched, points per character. */
const DISTANCE_LOSS = 0.02;

/**
 * The place that a text names: the chain of province, city and district that matches most, earliest. Null when there
 * is none or when the text fits several places equally well, such as 朝阳区 alone.
 */
export function findArea(text: string, index: AreaIndex): FoundArea | null {
  const hits = hitsIn(text, index);
  const chains = hits.flatMap((last) => chainsEndingWith(last, hits, text));
  let best: { score: number; chain: Hit[] } | null = null;
  let isTied = false;
  for (const chain of chains) {
    const score = scoreOf(chain, text);
    if (score === null) continue;
    if (!best || score > best.score) {
      isTied = false;
      best = { score, chain };
    } else if (score === best.score && placeOf(chain) !== placeOf(best.chain)) isTied = true;
  }
  if (!best || isTied) return null;
  const [first, last] = [best.chain[0], best.chain.at(-1)];
  if (!first || !last) return null;
  return { codes: last.codes, names: last.names, start: first.start, end: last.end };
}

/** Every place name in the text, at every position. */
function hitsIn(text: string, { byName, longest }: AreaIndex): Hit[] {
  const hits: Hit[] = [];
  for (let start = 0; start < text.length; start++) {
    for (let length = 2; length <= longest && start + length <= text.length; length++) {
      const end = start + length;
      for (const area of byName.get(text.slice(start, end)) ?? []) {
        if (area.isFull || !STREET_FOLLOWS.test(text.slice(end))) hits.push({ ...area, start, end });
      }
    }
  }
  return hits;
}

/** The hit alone, and after every chain of places above it that ends right before it. */
function chainsEndingWith(last: Hit, hits: readonly Hit[], text: string): Hit[][] {
  const before = hits.filter(
    (hit) =>
      hit.level < last.level &&
      hit.end <= last.start &&
      last.codes[hit.level] === hit.codes[hit.level] &&
      BETWEEN.test(text.slice(hit.end, last.start)),
  );
  return [
    [last],
    ...before.flatMap((hit) => chainsEndingWith(hit, hits, text).map((chain) => [...chain, last])),
  ];
}

/** Null for what cannot be believed: a vague name with nothing above it. */
function scoreOf(chain: readonly Hit[], text: string): number | null {
  const [first] = chain;
  if (!first) return null;
  if (chain.length === 1) {
    if (first.needsParent) return null;
    const isAtStart = first.start === 0 || /[\s,:]/.test(text[first.start - 1] ?? "");
    if (!first.isFull && !isAtStart) return null;
  }
  const matched = chain.reduce((sum, hit) => sum + WEIGHT[hit.level] - (hit.isFull ? 0 : SHORT_LOSS), 0);
  return matched - first.start * DISTANCE_LOSS;
}

const placeOf = (chain: readonly Hit[]): string => chain.at(-1)?.codes.join("/") ?? "";
