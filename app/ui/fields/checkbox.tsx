import { type ReactNode, useEffect, useId, useRef } from "react";
import { CircleAlert } from "../icons";
import styles from "./checkbox.module.css";

interface CheckboxProps {
  children: ReactNode;
  id?: string;
  name?: string;
  value?: string;
  isSelected?: boolean;
  /** Some, not all, of what it stands for is chosen. */
  isPartly?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Null when there is none yet: its line is reserved, so nothing moves when it appears. */
  error?: string | null;
  /** Id of what else belongs to the choice. */
  describedBy?: string;
}

/** One yes-or-no choice. Links inside its text stay links. */
export function Checkbox(props: CheckboxProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { isPartly = false } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <div>
      <label className={styles.label}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          id={id}
          name={props.name}
          value={props.value}
          checked={props.isSelected}
          defaultChecked={props.defaultSelected}
          disabled={props.isDisabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={
            [props.describedBy, props.error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined
          }
          onChange={(event) => props.onChange?.(event.currentTarget.checked)}
        />
        <span>{props.children}</span>
      </label>
      {props.error ? (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={14} />
          {props.error}
        </p>
      ) : null}
    </div>
  );
}
