/** A piece of a text, and whether it is missing in the other text. */
export interface Piece {
  readonly text: string;
  readonly isNew: boolean;
}

const BLANK = /[\s,，、。;；:：-]/;
/** Longer texts are shown without marks, because a comparison by letters would not be readable. */
const LONGEST = 200;

/**
 * The pieces of `text`, with those that `other` lacks, by the longest common subsequence; blanks and
 * separators count as equal (ux.md U26). Both are addresses, so the quadratic cost stays below forty thousand
 * steps.
 */
export function differences(text: string, other: string): Piece[] {
  if (text.length > LONGEST || other.length > LONGEST) return [{ text, isNew: false }];
  const kept = commonOf([...text], [...other]);
  const pieces: { text: string; isNew: boolean }[] = [];
  for (const [at, character] of [...text].entries()) {
    const isNew = !kept.has(at) && !BLANK.test(character);
    const last = pieces.at(-1);
    if (last && last.isNew === isNew) last.text += character;
    else pieces.push({ text: character, isNew });
  }
  return pieces;
}

/** Positions in `text` of the characters that both texts have in common. */
function commonOf(text: readonly string[], other: readonly string[]): Set<number> {
  const width = other.length + 1;
  const lengths = new Uint16Array((text.length + 1) * width);
  for (let i = text.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        text[i] === other[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < text.length && j < other.length; ) {
    if (text[i] === other[j]) {
      kept.add(i++);
      j++;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return kept;
}
