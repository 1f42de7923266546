import { type ReactNode, useId } from "react";
import { ChevronDown } from "./icons";
import styles from "./native-select.module.css";

interface NativeSelectProps {
  label: ReactNode;
  name: string;
  /** `option` and `optgroup` elements; an option with the value "" stands for no choice. */
  children: ReactNode;
  isRequired?: boolean;
  defaultValue?: string;
}

/** The browser's own select: for public pages, where a list of our own would cost more than it gives. */
export function NativeSelect({ label, name, children, isRequired, defaultValue }: NativeSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          name={name}
          required={isRequired}
          defaultValue={defaultValue}
        >
          {children}
        </select>
        <ChevronDown size={16} className={styles.chevron} />
      </div>
    </div>
  );
}
