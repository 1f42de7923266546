import { cutText } from "../../../../../schema/rules/cut-text";
import { toHalfWidth } from "../../../../../schema/rules/phone";
import { ORDER_DRAFT_LIMITS } from "../../../../../schema/rules/placing/order-draft";

/** A goods type of the order's category. */
export interface ItemType {
  readonly id: string;
  readonly name: string;
}

/** One recognised line of a pasted list. */
export interface PastedGood {
  /** The pasted text. */
  readonly line: string;
  readonly name: string;
  readonly count: number;
  /** Null when no type of the category has this name: then the customer chooses one. */
  readonly type: ItemType | null;
}

/** Longest name of a good. */
const NAME_CHARS = 100;
/** A name and a number: `床 2`, `床×2`, `床 2 张`, `床,2`, or only a name. */
const LINE =
  /^(.*?\S)(?:[\s,;:、]*[×*]\s*|[\s,;:、]+(?:x\s*)?|(?<=\p{Script=Han})(?:x\s*)?)(\d{1,3})\s*[件个张套台把只组樘]?$/iu;
/** `2 床`, `2张床`. */
const COUNT_FIRST = /^(\d{1,3})(?:\s*[件个张套台把只组樘×*]|\s)\s*(\D.*)$/u;

/**
 * Reads a pasted list of goods, one on each line (ux.md U21). No line is dropped: a line without a number
 * means one piece, and a line without a matching type keeps its text.
 */
export function readPastedGoods(text: string, types: readonly ItemType[]): PastedGood[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const { name, count } = readLine(toHalfWidth(line));
      return { line, name, count, type: typeOf(name, types) };
    });
}

function readLine(line: string): { name: string; count: number } {
  const [, before, after] = LINE.exec(line) ?? [];
  if (before && after) return good(before, after);
  const [, first, rest] = COUNT_FIRST.exec(line) ?? [];
  if (first && rest) return good(rest, first);
  return good(line, "1");
}

function good(name: string, digits: string): { name: string; count: number } {
  const count = Number(digits);
  const trimmed = name.replace(/[\s,;:、]+$/, "").trim();
  return {
    name: cutText(trimmed, NAME_CHARS),
    count: Math.min(Math.max(count, 1), ORDER_DRAFT_LIMITS.itemCountMax),
  };
}

/**
 * The type with this name, or else the longest one that the name contains, or else the only one that contains
 * the name.
 */
function typeOf(name: string, types: readonly ItemType[]): ItemType | null {
  const exact = types.find((type) => type.name === name);
  if (exact) return exact;
  const within = types.filter((type) => name.includes(type.name));
  const [longest] = within.sort((a, b) => b.name.length - a.name.length);
  if (longest) return longest;
  const around = types.filter((type) => type.name.includes(name));
  return around.length === 1 ? (around[0] ?? null) : null;
}
