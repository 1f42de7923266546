import sheet from "./page-drawings.svg";

/** Size of the drawings as they are drawn, px; CSS may scale them. */
const SIZES = {
  "solution-enterprise": [360, 280],
  "solution-worker": [360, 280],
  "solution-consumer": [360, 280],
  "join-worker": [360, 280],
  "join-provider": [360, 280],
  "guarantee-escrow": [120, 96],
  "guarantee-identity": [120, 96],
  "guarantee-track": [120, 96],
  "guarantee-photo": [120, 96],
  "guarantee-judge": [120, 96],
  sent: [220, 160],
  blocked: [220, 160],
} as const;

export type PageDrawingName = keyof typeof SIZES;

/** A drawing of the second sheet. It is decoration, because the text next to it has all the information. */
export function PageDrawing({ name }: { name: PageDrawingName }) {
  const [width, height] = SIZES[name];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
