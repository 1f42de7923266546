import { formatDate } from "~/lib/format";
import { BadgeCheck } from "~/ui/icons";
import styles from "./verified-badge.module.css";

/** That a master's real name was verified, and on which day (GEN-07, ux.md U65). Nothing where that is not known. */
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
