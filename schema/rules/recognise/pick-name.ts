import type { AreaIndex } from "./area-index";
import { type FoundArea, findArea } from "./find-area";
import { nameScore, SURE_NAME, trimName } from "./find-name";
import { PHONE_MARK } from "./find-phone";
import { isLikePlace, isPlace } from "./is-place";
import type { Piece } from "./text";

/** Who was named, and the pieces without them. */
export interface PickedName {
  readonly name: string | null;
  /** Whether it could be something else, such as a town or an estate. */
  readonly isDoubtful: boolean;
  readonly rest: Piece[];
}

/** A word of a piece, and what stands around it. */
interface Word {
  readonly piece: number;
  readonly text: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Offset in its piece. */
  readonly at: number;
  /** Offset in the text of all pieces. */
  readonly start: number;
  /** The word before it in its piece. */
  readonly before: string;
}

/** What a house ends with: a name may follow. */
const HOUSE_END = /(?:[\da-z号室栋幢楼层座户铺店院厦园城苑场村组]|单元|公司|中心)$/i;

/**
 * A labelled name, or the word that looks most like one; pieces hold several words where only spaces separate them. A
 * place is never a name (ux.md U15).
 */
export function pickName(pieces: readonly Piece[], areas: AreaIndex): PickedName {
  const labelled = pieces.find(({ label }) => label === "name");
  const [said = "", ...others] = labelled?.text.includes("·")
    ? [labelled.text]
    : (labelled?.text.split(" ") ?? []);
  const candidates = wordsOf(pieces).filter((word) => nameScore(word.text) > 0);
  if (!labelled && candidates.length === 0) return { name: null, isDoubtful: false, rest: [...pieces] };
  const text = pieces.map((piece) => piece.text).join(" ");
  const found = findArea(text, areas);
  if (labelled && !isPlace(trimName(said), areas, found)) {
    const rest = pieces.flatMap((piece) => {
      if (piece !== labelled) return [piece];
      return others.length > 0 ? [{ text: others.join(" "), label: null }] : [];
    });
    return { name: trimName(said) || null, isDoubtful: false, rest };
  }
  const plain = pieces.map((piece) => (piece === labelled ? { ...piece, label: null } : piece));
  let best: { word: Word; score: number } | null = null;
  for (const word of candidates) {
    const score = scoreOf(word, plain, { areas, found, text });
    if (score > (best?.score ?? 0)) best = { word, score };
  }
  if (!best) return { name: null, isDoubtful: false, rest: plain };
  const { word, score } = best;
  const rest = plain.flatMap((piece, at) => {
    if (at !== word.piece) return [piece];
    const left = tidyJoin(piece.text.slice(0, word.at), piece.text.slice(word.at + word.text.length));
    return left === "" ? [] : [{ ...piece, text: left }];
  });
  return { name: trimName(word.text), isDoubtful: score < SURE_NAME, rest };
}

/** Every piece as a whole, and every word of one. */
function wordsOf(pieces: readonly Piece[]): Word[] {
  let begin = 0;
  return pieces.flatMap(({ text, label }, piece) => {
    const offset = begin;
    begin += text.length + 1;
    if (label === "address" || label === "area" || text === PHONE_MARK) return [];
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }));
    const whole = { piece, text, at: 0, start: offset, before: "", isFirst: true, isLast: true };
    if (words.length === 1) return [whole];
    const single = words.map(({ word, at }, index) => ({
      piece,
      text: word,
      at,
      start: offset + at,
      before: words[index - 1]?.word ?? "",
      isFirst: index === 0,
      isLast: index === words.length - 1,
    }));
    return [whole, ...single];
  });
}

interface Around {
  readonly areas: AreaIndex;
  readonly found: FoundArea | null;
  readonly text: string;
}

/** How much a word is the name, by itself and by where it stands; 0 for not at all. */
function scoreOf(word: Word, pieces: readonly Piece[], { areas, found, text }: Around): number {
  const name = trimName(word.text);
  const score = nameScore(word.text);
  if (score === 0 || isPlace(name, areas, found) || (found && isInside(word, found, text))) return 0;
  const isCertain = score > SURE_NAME;
  const follows =
    found !== null && word.start >= found.end && /^[\s,]*$/.test(text.slice(found.end, word.start));
  const isAlone = word.isFirst && word.isLast;
  const isAtPhone = [-1, 1].some((step) => pieces[word.piece + step]?.text === PHONE_MARK);
  const isAtEdge = (word.isFirst && word.piece === 0) || (word.isLast && word.piece === pieces.length - 1);
  if (isCertain) return score;
  if (!word.isFirst && !word.isLast) return 0;
  // A nickname has its place next to the phone, or at an end.
  if (score < 3 && (follows || !(isAtPhone || isAtEdge))) return 0;
  let around = score;
  if (isAlone) around += 0.5;
  if (isAtPhone) around += 0.2;
  if (isAtEdge) around += 0.1;
  if (follows) around -= 1;
  else if (!isAlone && word.isFirst && !isAtEdge && !isAtPhone) around -= 1;
  else if (!isAlone && word.isLast && !HOUSE_END.test(word.before)) around -= 1;
  if (score >= SURE_NAME && isLikePlace(name, areas)) around -= 1;
  return around;
}

/** Whether a word belongs to the area that was found; a short name by itself may be a person's. */
function isInside({ start, text: { length } }: Word, found: FoundArea, text: string): boolean {
  const area = text.slice(found.start, found.end);
  const isSolid = area.length > 3 || /[省市区县州盟旗镇乡道]$/.test(area);
  return isSolid && start < found.end && found.start < start + length;
}

const tidyJoin = (before: string, after: string): string => `${before.trim()} ${after.trim()}`.trim();
