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
const PIECES = "[件个张套台把只组樘]";
/** The text before here ends as a size does: `180*`, `1.8 x`. */
const AFTER_SIDE = String.raw`(?<=\d[\s,;:、]*[×*x])`;
/** What stands between a name and a number of pieces. After a side of a size it is one only before a measure word. */
const BETWEEN = [
  String.raw`(?:[\s,;:、]*[×*]|[\s,;:、]+x)(?!${AFTER_SIDE}\s*\d+$)\s*`,
  String.raw`(?!${AFTER_SIDE})[\s,;:、]+`,
  String.raw`(?<=\p{Script=Han})(?:x\s*)?`,
].join("|");
/** A name and a number: `床 2`, `床×2`, `床 2 张`, `床,2`, or only a name. */
const LINE = new RegExp(String.raw`^(.*?\S)(?:${BETWEEN})(\d{1,3})\s*${PIECES}?$`, "iu");
/** `2 床`, `2张床`, but not `180 × 200 床垫`. */
const COUNT_FIRST = new RegExp(
  String.raw`^(\d{1,3})(?!\s*[×*x]\s*\d)(?:\s*(?:${PIECES}|[×*])|\s)\s*(\D.*)$`,
  "iu",
);

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
