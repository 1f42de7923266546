import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ArrowLeft } from "../icons";
import styles from "./back-link.module.css";

/** The quiet way back from a page, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft size={16} />
      {children}
    </Link>
  );
}
