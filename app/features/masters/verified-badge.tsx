import { formatDate } from "~/lib/format";
import { BadgeCheck } from "~/ui/icons";
import styles from "./verified-badge.module.css";

/**
 * Shows that a master's real name was verified, with the day (GEN-07, ux.md U65). Nothing when this is not
 * known.
 */
export function VerifiedBadge({ at, isBrief = false }: { at: string | null; isBrief?: boolean }) {
  if (at === null) return null;
  const day = formatDate(at);
  return (
    <span className={styles.verified} title={isBrief ? `${day} 通过实名认证` : undefined}>
      <BadgeCheck size={16} aria-hidden="true" />
      实名认证{isBrief ? null : ` ${day}`}
    </span>
  );
}
