import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./ways-on.module.css";

interface WaysOnProps {
  /** For its distance to what stands above. */
  className?: string | undefined;
  children: ReactNode;
}

/** Where one can go from a message that fills a page: buttons and links, side by side in the middle. */
export function WaysOn({ className, children }: WaysOnProps) {
  return <div className={classNames(styles.ways, className)}>{children}</div>;
}
