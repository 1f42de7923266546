import sheet from "./drawings.svg";

/** Size of the drawings as they are drawn, px; CSS may scale them. */
const SIZES = {
  hero: [560, 460],
  escrow: [400, 190],
  lost: [280, 200],
  process: [120, 96],
  join: [160, 120],
} as const;

const CATEGORY_ICONS = [
  "furniture",
  "bathroom",
  "lighting",
  "locks",
  "doors-windows",
  "clothes-racks",
  "ceilings",
  "appliances",
  "flooring",
  "water-purifiers",
];

interface DrawingProps {
  name: string;
  size: readonly [number, number];
  /** Text alternative, when the surrounding text does not describe it. */
  label?: string;
}

/**
 * One drawing of the sheet. It is a file of its own, because a picture needs no hydration and is cached
 * permanently.
 */
function Drawing({ name, size: [width, height], label }: DrawingProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** A wardrobe being put together in a room. */
export function HeroDrawing() {
  return <Drawing name="hero" size={SIZES.hero} label="师傅正在客户家中安装衣柜" />;
}

/** The way of the money: customer, platform, master. */
export function EscrowDrawing() {
  return <Drawing name="escrow" size={SIZES.escrow} label="款项从您到平台担保账户，您确认满意后再到师傅" />;
}

/** A parcel at a crossing whose sign points nowhere. */
export function LostDrawing() {
  return <Drawing name="lost" size={SIZES.lost} />;
}

/** The drawing of one step of the order flow (GEN-09). */
export type ProcessDrawingName = "submit" | "accept" | "install" | "rate" | "pay";

export function ProcessDrawing({ name }: { name: ProcessDrawingName }) {
  return <Drawing name={`process-${name}`} size={SIZES.process} />;
}

/** A provider's shop with its van, or a master with a checked card. */
export function JoinDrawing({ who }: { who: "provider" | "worker" }) {
  return <Drawing name={`join-${who}`} size={SIZES.join} />;
}

/** The drawing of a category of goods by its icon name (GEN-10); a parcel for names it does not know. Size in px. */
export function CategoryDrawing({ icon, size = 64 }: { icon: string; size?: number }) {
  const name = CATEGORY_ICONS.includes(icon) ? icon : "parcel";
  return <Drawing name={`category-${name}`} size={[size, size]} />;
}
