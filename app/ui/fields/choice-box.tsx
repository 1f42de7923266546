import { useEffect, useRef } from "react";
import styles from "./choice-box.module.css";

interface ChoiceBoxProps {
  /** What it chooses, for screen readers. */
  label: string;
  /** Id of what stands at the head of the row, where each row has such a box. */
  describedBy?: string;
  isSelected: boolean;
  /** Some, not all, of what it stands for is chosen. */
  isPartly?: boolean;
  /** `isRange`: Shift was held, which means all from the one before to this one. */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** The box that chooses a row, or all rows of the page (ux.md U7). */
export function ChoiceBox({ label, describedBy, isSelected, isPartly = false, onChange }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        aria-describedby={describedBy}
        checked={isSelected}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
