import type { AreaIndex } from "./area-index";
import type { FoundArea } from "./find-area";

const PLACE_END = /(?:[省市区县镇乡村]|街道|社区)$/;
/** 恩施州, 兴安盟: the short name of a prefecture with what it is. */
const PREFECTURE_END = /[州盟旗]$/;

/**
 * Whether a word is the name of a place and therefore no person's. It is one if it is a full name, if it ends like a town,
 * or if it is the short name of a province or of the city that the text is about.
 */
export function isPlace(word: string, areas: AreaIndex, found: FoundArea | null): boolean {
  const known = areas.byName.get(word) ?? [];
  if (known.some(({ isFull }) => isFull)) return true;
  if (word.length > 2 && PLACE_END.test(word)) return true;
  if (word.length > 2 && PREFECTURE_END.test(word) && areas.byName.has(word.slice(0, -1))) return true;
  return known.some(
    ({ level, codes }) => level === 0 || (level === 1 && (!found || found.codes[level] === codes[level])),
  );
}

/** Whether a word is the short name of any place; a person may be called so, but it is not certain. */
export const isLikePlace = (word: string, areas: AreaIndex): boolean => areas.byName.has(word);
