import type { RouteStop } from "./route";

const LINE = { fill: "none", stroke: "var(--color-drawing-line)" };
const PAPER = { fill: "var(--color-drawing-paper)", stroke: "var(--color-drawing-line)" };
const ACCENT = { fill: "var(--color-drawing-accent)", stroke: "var(--color-drawing-line)" };
const SOFT = { fill: "var(--color-drawing-soft)", stroke: "var(--color-drawing-line)" };

const DRAWINGS = {
  step: (
    <>
      <path style={SOFT} d="M14 24 32 15l18 9v20l-18 9-18-9Z" />
      <path style={LINE} d="m14 24 18 9 18-9M32 33v20" />
      <path style={LINE} d="m23 19.5 18 9v7" />
    </>
  ),
  depot: (
    <>
      <path style={PAPER} d="M7 27 32 11l25 16v27H7Z" />
      <path style={SOFT} d="M15 32h34v22H15z" />
      <path style={LINE} d="M15 38h34" />
      <path style={ACCENT} d="M20 43h11v11H20zM31 43h11v11H31z" />
      <path style={LINE} d="M32 18v4M4 54h56" />
    </>
  ),
  customer: (
    <>
      <path style={PAPER} d="M14 30v24h36V30" />
      <path style={ACCENT} d="M8 31 32 11l24 20-4 4-20-16-20 16Z" />
      <path style={SOFT} d="M27 38h10v16H27z" />
      <path style={LINE} d="M34 46v1M4 54h56M43 36h4v6h-4z" />
    </>
  ),
} satisfies Record<RouteStop["kind"], unknown>;

/** A drawing for a place of the route. It is decoration, because its name is next to it. */
export function StopDrawing({ kind }: { kind: RouteStop["kind"] }) {
  return (
    <svg viewBox="0 0 64 64" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  );
}

/** A drawing of the goods in transit. */
export function VanDrawing() {
  return (
    <svg viewBox="0 0 48 32" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path style={PAPER} d="M2 4h26v20H2z" />
      <path style={ACCENT} d="M28 10h9l8 8v6H28Z" />
      <path style={LINE} d="M33 14h4l4 4h-8Z" />
      <circle style={PAPER} cx="11" cy="25" r="4" />
      <circle style={PAPER} cx="36" cy="25" r="4" />
    </svg>
  );
}
