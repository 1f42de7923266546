import { type ReactNode, type Ref, useId } from "react";
import styles from "./native-select.module.css";

interface NativeSelectProps {
  label: ReactNode;
  name: string;
  /** `option` and `optgroup` elements; an option with the value "" stands for no choice. */
  children: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Its options are being loaded. */
  isBusy?: boolean;
  isInvalid?: boolean;
  /** Id of the text that explains it, such as an error. */
  describedBy?: string;
  defaultValue?: string;
  /** Its choice when the page holds it; `defaultValue` otherwise. */
  value?: string;
  id?: string;
  onChange?: (value: string) => void;
  selectRef?: Ref<HTMLSelectElement>;
  /** Large on public pages; as high as text fields otherwise. */
  size?: "md" | "lg";
}

/** The browser's own select: for public pages and filters, where our own list would not be worth its bytes. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, name, children, onChange } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          ref={props.selectRef}
          className={props.size === "lg" ? `${styles.select} ${styles.large}` : styles.select}
          name={name}
          required={props.isRequired}
          disabled={props.isDisabled}
          defaultValue={props.defaultValue}
          value={props.value}
          aria-busy={props.isBusy || undefined}
          aria-invalid={props.isInvalid || undefined}
          aria-describedby={props.describedBy}
          onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
        >
          {children}
        </select>
      </div>
    </div>
  );
}
