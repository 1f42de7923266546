import styles from "./drawing.module.css";
import sheet from "./empty-drawings.svg?no-inline";

export type EmptyDrawingName = "orders" | "goods" | "search" | "messages" | "safe" | "payout" | "error";

/** A plug beside its socket. Inlined, because it must show when nothing else can be loaded. */
const ERROR = (
  <>
    <path className={styles.line} d="M36 58h20a6 6 0 0 1 6 6v0a6 6 0 0 1-6 6h-4" />
    <path className={styles.paper} d="M62 54h16v20H62z" />
    <path className={styles.line} d="M78 59h6M78 69h6" />
    <path className={styles.paper} d="M94 54h10v20H94z" />
    <path className={styles.line} d="M104 64h10" />
    <path className={styles.warmLine} d="m86 44 3-8M94 46l7-6M86 84l3 8M94 82l7 6" />
  </>
);

/** The drawing of an empty or failed place. Decorative: the words beside it say everything. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 144 112" width="144" height="112" aria-hidden="true">
      <ellipse className={styles.soft} cx="72" cy="60" rx="62" ry="46" />
      {name === "error" ? ERROR : <use href={`${sheet}#${name}`} />}
    </svg>
  );
}
