import { Icon, type IconName } from "./icon";
import styles from "./point-list.module.css";

/** A point of a list on a public page. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

interface PointListProps {
  points: readonly Point[];
  /** `plain` is directly on the page, `cards` in boxes. */
  variant?: "plain" | "cards";
  /** `muted` for disadvantages. */
  tone?: "accent" | "muted";
}

/** Points side by side, as many as fit. */
export function PointList({ points, variant = "plain", tone = "accent" }: PointListProps) {
  return (
    <ul className={styles.points} data-variant={variant} data-tone={tone} data-count={points.length}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
