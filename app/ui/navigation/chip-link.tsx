import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names";
import { ChevronRight } from "../icons";
import type { Tone } from "../tags/status-chip";
import chip from "../tags/status-chip.module.css";
import tones from "../tags/tones.module.css";
import styles from "./chip-link.module.css";

interface ChipLinkProps {
  to: string;
  tone: Tone;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  "aria-describedby"?: string;
  "aria-haspopup"?: "dialog" | undefined;
}

/** A status in words that leads to where something is done about it. */
export function ChipLink({ to, tone, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} to={to} className={classNames(chip.chip, tones[tone], styles.link)}>
      {children}
      <ChevronRight size={16} />
    </Link>
  );
}
