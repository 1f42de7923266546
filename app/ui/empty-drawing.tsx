import type { ReactNode } from "react";
import styles from "./drawing.module.css";

export type EmptyDrawingName = "orders" | "goods" | "search" | "messages" | "error";

/* One hand with app/features/illustrations/drawings.svg: 2 px ink line, soft blue ground, one warm accent. */
const DRAWINGS: Record<EmptyDrawingName, ReactNode> = {
  orders: (
    <>
      <path
        className={styles.paper}
        d="M46 24h50a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z"
      />
      <path className={styles.paper} d="M61 19h20v10H61z" />
      <path className={styles.line} d="M54 44h20M54 56h34M54 68h34" />
      <circle className={styles.warm} cx="96" cy="86" r="13" />
      <path className={styles.onColour} d="M96 80v12M90 86h12" />
    </>
  ),
  goods: (
    <>
      <path className={styles.paper} d="m44 44 28-14 28 14v36L72 94 44 80Z" />
      <path className={styles.line} d="m44 44 28 14 28-14M72 58v36" />
      <path className={styles.warmLine} d="m58 37 28 14v11" />
    </>
  ),
  search: (
    <>
      <path
        className={styles.paper}
        d="M44 28h44a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4Z"
      />
      <path className={styles.line} d="M52 44h28M52 56h16" />
      <circle className={styles.paper} cx="86" cy="70" r="15" />
      <path className={styles.warmLine} d="m97 81 12 12" />
    </>
  ),
  messages: (
    <>
      <path
        className={styles.paper}
        d="M42 32h52a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H70L56 87V74H42a5 5 0 0 1-5-5V37a5 5 0 0 1 5-5Z"
      />
      <path className={styles.line} d="M50 48h36M50 60h20" />
      <circle className={styles.warm} cx="99" cy="34" r="6" />
    </>
  ),
  error: (
    <>
      <path className={styles.line} d="M36 58h20a6 6 0 0 1 6 6v0a6 6 0 0 1-6 6h-4" />
      <path className={styles.paper} d="M62 54h16v20H62z" />
      <path className={styles.line} d="M78 59h6M78 69h6" />
      <path className={styles.paper} d="M94 54h10v20H94z" />
      <path className={styles.line} d="M104 64h10" />
      <path className={styles.warmLine} d="m86 44 3-8M94 46l7-6M86 84l3 8M94 82l7 6" />
    </>
  ),
};

/** The small drawing of an empty or failed place. Decoration: the words beside it say it all. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 144 112" width="144" height="112" aria-hidden="true">
      <ellipse className={styles.soft} cx="72" cy="60" rx="62" ry="46" />
      {DRAWINGS[name]}
    </svg>
  );
}
