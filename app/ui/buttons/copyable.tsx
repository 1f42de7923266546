import { type ReactNode, useRef, useState } from "react";
import { toast } from "../feedback/toast";
import { Check, Copy } from "../icons";
import styles from "./copyable.module.css";

interface CopyableProps {
  /** What is copied, without the spaces it may be shown with. */
  value: string;
  /** What is shown; defaults to the value. */
  children?: ReactNode;
  /** What the value is, for the button's name: 订单号. */
  label: string;
  /** Id of what stands at the head of the row, where each row has such a button. */
  describedBy?: string;
}

const MARKED_FOR_MS = 2000;

/**
 * A value with a copy button. When copying is refused, the value is selected for copying by hand (GEN-19, ux.md U5).
 */
export function Copyable({ value, children, label, describedBy }: CopyableProps) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success("复制成功");
      setCopied(true);
      setTimeout(() => setCopied(false), MARKED_FOR_MS);
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      toast.error("该浏览器不支持自动复制，请手动复制");
    }
  };
  return (
    <span className={styles.copyable}>
      <span ref={shown} className={styles.value}>
        {children ?? value}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={`复制${label}`}
        aria-describedby={describedBy}
        title={`复制${label}`}
        onClick={copy}
      >
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
      </button>
    </span>
  );
}
