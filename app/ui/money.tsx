import { formatMoney } from "~/lib/format";
import { classNames } from "./class-names";
import styles from "./money.module.css";
import { VisuallyHidden } from "./visually-hidden";

interface MoneyProps {
  /** 分 */
  fen: number;
  size?: "sm" | "md" | "lg";
  tone?: "default" | "warm" | "success" | "danger" | "muted";
  /** Shows that it is added; what is taken away always shows it. */
  isSigned?: boolean;
}

/** An amount, its figures in columns; a sign is read out as 加 or 减, which many screen readers leave out (ux.md U33). */
export function Money({ fen, size = "md", tone = "default", isSigned = false }: MoneyProps) {
  const sign = fen < 0 ? { shown: "-", read: "减" } : isSigned ? { shown: "+", read: "加" } : null;
  return (
    <span className={classNames(styles.money, styles[size], styles[tone])}>
      {sign ? (
        <>
          <VisuallyHidden>{sign.read}</VisuallyHidden>
          <span aria-hidden="true">{sign.shown}</span>
        </>
      ) : null}
      {formatMoney(Math.abs(fen))}
    </span>
  );
}
