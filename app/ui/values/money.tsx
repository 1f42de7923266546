import type { ReactNode } from "react";
import { formatMoney } from "~/lib/format";
import { classNames } from "../class-names";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./money.module.css";

interface MoneyProps {
  /** 分 */
  fen: number;
  size?: "sm" | "md" | "lg";
  tone?: "default" | "due" | "success" | "danger" | "muted";
  /** Shows a plus sign; a minus sign is always shown. */
  isSigned?: boolean;
}

/** An amount in tabular figures. Its sign is read out as 加 or 减, because many screen readers skip signs (ux.md U33). */
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

interface PriceLineProps extends Pick<MoneyProps, "fen" | "size"> {
  name: ReactNode;
  className?: string | undefined;
  /** By how much the last change altered it, 分: the line is marked, and says so (ux.md U19). */
  change?: number;
}

/** One line of a price, for a `dl`: what is paid for, and how much. */
export function PriceLine({ name, fen, size, className, change = 0 }: PriceLineProps) {
  return (
    <div className={className} data-changed={change !== 0 || undefined}>
      <dt>{name}</dt>
      <dd>
        {change === 0 ? null : (
          <span className={styles.change}>
            <Money fen={change} size="sm" isSigned />
          </span>
        )}
        <Money fen={fen} size={size} />
      </dd>
    </div>
  );
}
