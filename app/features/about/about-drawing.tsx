import sheet from "./about-drawings.svg";

/** A sketch of the office's place, so that no map service learns about the visitor. */
export function OfficeMap() {
  return (
    <svg
      width={640}
      height={400}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="公司位置示意图：装达大厦在示范路与满意街路口西侧，示范路站以东"
    >
      <use href={`${sheet}#office-map`} />
    </svg>
  );
}

/** The same sketch with the town around the office, for a whole page. */
export function OfficeTown({ className, label }: { className?: string | undefined; label: string }) {
  return (
    <svg
      className={className}
      viewBox="-171 -180 1200 800"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <use href={`${sheet}#office-map`} width={640} height={400} />
    </svg>
  );
}

/** A drawing of the way from the shop to the customer's door, under one shield. */
export function OneLineDrawing() {
  return (
    <svg width={360} height={260} viewBox="0 0 360 260" aria-hidden="true">
      <use href={`${sheet}#one-line`} />
    </svg>
  );
}
