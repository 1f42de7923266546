import type { ReactNode } from "react";
import styles from "./bare-main.module.css";
import { MAIN_CONTENT_ID } from "./skip-link";

interface BareMainProps {
  /** Whether screen readers announce its changes. */
  isLive?: boolean;
  children: ReactNode;
}

/** The content of a page without the frame of the site: a message in the middle of the window. */
export function BareMain({ isLive = false, children }: BareMainProps) {
  return (
    <main
      id={MAIN_CONTENT_ID}
      tabIndex={-1}
      className={styles.main}
      aria-live={isLive ? "polite" : undefined}
    >
      {children}
    </main>
  );
}
