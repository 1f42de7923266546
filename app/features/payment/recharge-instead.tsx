import { useLocation } from "@remix-run/react";
import { formatMoney } from "~/lib/format";
import type { ButtonSize } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { ArrowRight } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { rechargeHref } from "../recharge/recharge-address";
import styles from "./payment.module.css";

interface RechargeInsteadProps {
  /** Missing amount in the wallet, 分. */
  missing: number;
  /** Return address after recharging; the present page without it. */
  back?: string;
  /** For dialogs that already have input: the recharge opens in a new window. */
  isNewWindow?: boolean;
  size?: ButtonSize;
  fullWidth?: boolean;
}

/**
 * Replaces the pay button when the chosen wallet has too little money: the missing amount, and a link for
 * recharging (PAY-21).
 */
export function RechargeInstead({ missing, back, isNewWindow = false, ...look }: RechargeInsteadProps) {
  const { pathname, search } = useLocation();
  const beside = { target: "_blank", rel: "noopener" };
  return (
    <LinkButton
      to={rechargeHref({
        amount: missing,
        ...(isNewWindow ? { isBeside: true } : { back: back ?? pathname + search }),
      })}
      variant="pay"
      {...(isNewWindow && beside)}
      {...look}
    >
      <span>
        <span className={styles.why}>余额不足，</span>还差{formatMoney(missing)}
      </span>
      <VisuallyHidden>，去充值{isNewWindow ? "（新窗口）" : null}</VisuallyHidden>
      <ArrowRight size={16} />
    </LinkButton>
  );
}
