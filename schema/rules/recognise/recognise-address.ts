import type { AreaIndex } from "./area-index";
import { findArea } from "./find-area";
import { type FoundLift, takeLift } from "./find-lift";
import { nameScore, SURE_NAME, splitTrailingName, trimName } from "./find-name";
import { PHONE_MARK, takePhone } from "./find-phone";
import { isPlace } from "./is-place";
import { LONGEST_PASTE } from "./limits";
import { pickName } from "./pick-name";
import { normalise, type Piece, piecesOf, unwrap } from "./text";

export interface RecognitionOptions {
  /** Where the name is known already: what could be a part of the address stays one. */
  readonly onlySureNames?: boolean;
}

/** What was read out of a pasted text; whatever was not found is null or empty and left to the customer. */
export interface RecognisedAddress {
  readonly name: string | null;
  /** Whether the name could be something else, so that it wants a look. */
  readonly isNameDoubtful: boolean;
  /** In its canonical form, see `normalizeContactPhone`. */
  readonly phone: string | null;
  /** From the province down to what was found; three levels when complete. */
  readonly area: { readonly codes: readonly string[]; readonly names: readonly string[] } | null;
  /** Street and house, without the area. */
  readonly address: string;
  readonly lift: FoundLift | null;
  /** What was left out and may matter: remarks, and words behind the number of an order or a post code. */
  readonly dropped: readonly string[];
}

const POSTCODE = /^\d{6}$/;
const NUMBER = /^[\da-z-]+$/i;

/** Whether a piece is no part of an address. */
const isLeftOut = ({ text, label }: Piece): boolean =>
  label === "remark" || label === "number" || POSTCODE.test(text);
/** Whether a piece that is left out says more than a number. */
const isTold = ({ text, label }: Piece): boolean =>
  label === "remark" || (label === "number" && !NUMBER.test(text));

/**
 * Splits one pasted text into name, phone, area, address and lift (智能识别, ux.md U15): labels or none, any order, line
 * breaks, commas or nothing between the parts.
 */
export function recogniseAddress(
  pasted: string,
  areas: AreaIndex,
  { onlySureNames = false }: RecognitionOptions = {},
): RecognisedAddress {
  const { lift, rest: unlifted } = takeLift(normalise(pasted.slice(0, LONGEST_PASTE)));
  const { phone, rest } = takePhone(unlifted);
  const plain = unwrap(rest, {
    isPlace: (words) => isArea(words, areas),
    isName: (word) => nameScore(word) >= SURE_NAME && !isPlace(word, areas, null),
  });
  const all = piecesOf(plain);
  const pieces = all.filter((piece) => !isLeftOut(piece));
  const dropped = all.filter(isTold).map(({ text }) => text);
  const picked = pickName(pieces, areas);
  const isLeft = picked.isDoubtful && onlySureNames;
  const place = takePlace(
    (isLeft ? pieces : picked.rest).filter(({ text }) => text !== PHONE_MARK),
    areas,
  );
  const isPicked = picked.name !== null && !isLeft;
  const { name, isDoubtful, address } = isPicked
    ? { ...picked, address: wholeAddress(place, areas) }
    : takeGluedName(place, areas, onlySureNames);
  return { name, isNameDoubtful: isDoubtful, phone, area: place.area, address, lift, dropped };
}

/** Whether words are an area and nothing else: 广东省, 广东省佛山市顺德区. 南区 alone is a part of an estate. */
function isArea(words: string, areas: AreaIndex): boolean {
  if (words.length < 3 || !/[省市区县州盟旗镇乡道]$/.test(words)) return false;
  if (areas.byName.get(words)?.some(({ isFull, needsParent }) => isFull && !needsParent)) return true;
  const found = findArea(words, areas);
  return found?.start === 0 && found.end === words.length;
}

interface Place {
  readonly area: RecognisedAddress["area"];
  readonly address: string;
  /** What stood before the area, where a name may hide. */
  readonly before: string;
}

/** The area, and what follows it as the address. */
function takePlace(pieces: readonly Piece[], areas: AreaIndex): Place {
  const order = { area: 0, address: 1 } as const;
  const hasLabel = pieces.some(({ label }) => label === "area");
  const ordered = hasLabel ? [...pieces].sort((a, b) => rank(a, order) - rank(b, order)) : pieces;
  const text = ordered.map((piece) => piece.text).join(" ");
  const found = findArea(text, areas);
  if (!found) return { area: null, address: tidy(text), before: "" };
  const before = text.slice(0, found.start).trim();
  const address = withoutRepeatedArea(text.slice(found.end), found, areas);
  return { area: { codes: found.codes, names: found.names }, address, before };
}

const rank = ({ label }: Piece, order: Record<"area" | "address", number>): number =>
  label === "area" || label === "address" ? order[label] : 2;

/** Shops print the area before an address that begins with it again. A town called like its county is none. */
function withoutRepeatedArea(address: string, found: { codes: readonly string[] }, areas: AreaIndex): string {
  const text = tidy(address);
  const again = findArea(text, areas);
  if (again?.start !== 0 || !/[省市区县州盟旗]$/.test(text.slice(0, again.end))) return text;
  const isSame = again.codes.every((code, level) => found.codes[level] === code);
  return isSame ? tidy(text.slice(again.end)) : text;
}

/** A name that nothing separates from the area or the end of the address. */
function takeGluedName(
  place: Place,
  areas: AreaIndex,
  onlySureNames: boolean,
): { name: string | null; isDoubtful: boolean; address: string } {
  const name = trimName(place.before);
  const score = isPlace(name, areas, null) ? 0 : nameScore(name);
  if (score >= (onlySureNames ? SURE_NAME : 2)) {
    return { name, isDoubtful: score < SURE_NAME, address: place.address };
  }
  const address = wholeAddress(place, areas);
  const trailing = splitTrailingName(address);
  if (trailing) return { name: trailing.name, isDoubtful: false, address: tidy(trailing.rest) };
  return { name: null, isDoubtful: false, address };
}

/** Street and house, and what was written before the area, such as the name of a shop. */
function wholeAddress({ address, before }: Place, areas: AreaIndex): string {
  return isPlace(tidy(before), areas, null) ? address : tidy(`${address} ${before}`);
}

/** No separators at the ends, one space at most between words. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:/>-]+|[\s,:/>-]+$/g, "")
    .trim();
}
