import { box, circle, type Shape, union, without } from "./canvas";

/** What one side of a piece has. */
export type Side = "tab" | "hole" | "flat";
export type Sides = readonly [top: Side, right: Side, bottom: Side, left: Side];

const BODY = 42;
/** Room around the body for tabs and shadow. */
const MARGIN = 11;
const KNOB_RADIUS = 7;
const KNOB_OFFSET = 3;

/** Width and height of a piece's picture, whatever its sides. */
export const PIECE_SIZE = BODY + 2 * MARGIN;

/** The outline of a puzzle piece whose picture has its top left corner at (left, top). */
export function pieceShape(sides: Sides, left: number, top: number): Shape {
  const x = left + MARGIN;
  const y = top + MARGIN;
  const middle = BODY / 2;
  /** Knob centres lie outside the body for a tab and inside it for a hole. */
  const knobs = sides.map((side, index) => {
    const reach = side === "tab" ? KNOB_OFFSET : -KNOB_OFFSET;
    const centre = [
      [x + middle, y - reach],
      [x + BODY + reach, y + middle],
      [x + middle, y + BODY + reach],
      [x - reach, y + middle],
    ][index] ?? [x, y];
    return { side, knob: circle(centre[0] ?? x, centre[1] ?? y, KNOB_RADIUS) };
  });
  const ofKind = (kind: Side) => knobs.filter(({ side }) => side === kind).map(({ knob }) => knob);
  return without(
    union(box(x, y, BODY, BODY, 4), ...ofKind("tab")),
    union(...ofKind("hole"), () => Number.POSITIVE_INFINITY),
  );
}
