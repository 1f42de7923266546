import { formatMoney } from "~/lib/format";
import { classNames } from "./class-names";
import styles from "./money.module.css";

interface MoneyProps {
  /** 分 */
  fen: number;
  size?: "sm" | "md" | "lg";
  tone?: "default" | "warm" | "success" | "danger" | "muted";
}

/** An amount, its figures in columns. */
export function Money({ fen, size = "md", tone = "default" }: MoneyProps) {
  return <span className={classNames(styles.money, styles[size], styles[tone])}>{formatMoney(fen)}</span>;
}
