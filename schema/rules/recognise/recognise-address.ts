import type { AreaIndex } from "./area-index";
import { findArea } from "./find-area";
import { type FoundLift, takeLift } from "./find-lift";
import { nameScore, splitTrailingName, trimName } from "./find-name";
import { LONGEST_PASTE } from "./limits";
import { BREAK, normalise, type Piece, piecesOf } from "./text";

/** What was read out of a pasted text; whatever was not found is null or empty and left to the customer. */
export interface RecognisedAddress {
  readonly name: string | null;
  /** 11 digits. */
  readonly phone: string | null;
  /** From the province down to what was found; three levels when complete. */
  readonly area: { readonly codes: readonly string[]; readonly names: readonly string[] } | null;
  /** Street and house, without the area. */
  readonly address: string;
  readonly lift: FoundLift | null;
}

const PHONE =
  /(?<!\d)(?:(?:\+|00)?86[\s-]?)?(1[1-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)(?:\s*(?:-|转|#|ext\.?)\s*(\d{1,6})(?!\d))?/i;
const POSTCODE = /^\d{6}$/;

/**
 * Splits one pasted text into name, phone, area, address and lift (智能识别, ux.md U15): labels or none, any order, line
 * breaks, commas or nothing between the parts.
 */
export function recogniseAddress(pasted: string, areas: AreaIndex): RecognisedAddress {
  const { lift, rest: unlifted } = takeLift(normalise(pasted.slice(0, LONGEST_PASTE)));
  const { phone, extension, rest } = takePhone(unlifted);
  const pieces = piecesOf(rest).filter(({ text, label }) => label !== "ignored" && !POSTCODE.test(text));
  const named = takeName(pieces);
  const place = takePlace(named.rest, areas);
  const glued = named.name === null ? takeGluedName(place) : { name: named.name, address: place.address };
  return {
    name: glued.name,
    phone,
    area: place.area,
    address: [glued.address, extension === null ? "" : `转${extension}`].filter(Boolean).join(" "),
    lift,
  };
}

/** The first mobile number; a break stays in its place, because nothing goes across a phone. */
function takePhone(text: string): { phone: string | null; extension: string | null; rest: string } {
  const match = PHONE.exec(text);
  if (!match) return { phone: null, extension: null, rest: text };
  const [whole, first, second, third, extension] = match;
  const rest = text.slice(0, match.index) + BREAK + text.slice(match.index + whole.length);
  return { phone: `${first}${second}${third}`, extension: extension ?? null, rest };
}

/** A labelled name, or the word that looks most like one; pieces hold several words when only spaces separate them. */
function takeName(pieces: readonly Piece[]): { name: string | null; rest: Piece[] } {
  const labelled = pieces.find(({ label }) => label === "name");
  if (labelled) {
    const [name = "", ...others] = labelled.text.includes("·") ? [labelled.text] : labelled.text.split(" ");
    const rest = pieces.flatMap((piece) => {
      if (piece !== labelled) return [piece];
      return others.length > 0 ? [{ text: others.join(" "), label: null }] : [];
    });
    return { name: trimName(name) || null, rest };
  }
  const words = pieces
    .filter(({ label }) => label !== "address" && label !== "area")
    .flatMap((piece) =>
      [piece.text, ...(piece.text.includes(" ") ? piece.text.split(" ") : [])].map((word) => ({
        piece,
        word,
        score: nameScore(word),
      })),
    );
  const best = words.reduce<(typeof words)[number] | null>(
    (top, word) => (word.score > (top?.score ?? 0) ? word : top),
    null,
  );
  if (!best) return { name: null, rest: [...pieces] };
  const rest = pieces.flatMap((piece) => {
    if (piece !== best.piece) return [piece];
    const left = piece.text === best.word ? "" : withoutWord(piece.text, best.word);
    return left === "" ? [] : [{ ...piece, text: left }];
  });
  return { name: trimName(best.word), rest };
}

const withoutWord = (text: string, word: string): string =>
  text
    .split(" ")
    .filter((candidate) => candidate !== word)
    .join(" ")
    .trim();

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
function takeGluedName({ address, before }: Place): { name: string | null; address: string } {
  if (nameScore(before) >= 2) return { name: trimName(before), address };
  const trailing = splitTrailingName(address);
  return trailing ? { name: trailing.name, address: tidy(trailing.rest) } : { name: null, address };
}

/** No separators at the ends, one space at most between words. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:/>-]+|[\s,:/>-]+$/g, "")
    .trim();
}
