import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { holdEnterWhileComposing, isComposing } from "./composition";
import controlStyles from "./control.module.css";
import { describedBy, Field } from "./field";
import { Minus, Plus } from "./icons";
import styles from "./number-field.module.css";

interface NumberFieldProps {
  label: ReactNode;
  id?: string;
  name?: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  error?: string | null;
  description?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  suffix?: ReactNode;
}

/** Digits of what was typed, full-width ones included (ux.md U38). */
function digitsOf(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, "");
}

/** A whole number with − and + beside it. Arrow keys step; leaving the field brings it back into its range. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, minValue, maxValue, error, description, isRequired, isDisabled } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number));
  const commit = (number: number) => {
    const next = clamp(number);
    setText(String(next));
    if (next !== value) onChange(next);
  };
  const type = (typed: string) => {
    const digits = digitsOf(typed);
    setText(digits);
    const number = Number(digits);
    if (digits !== "" && number === clamp(number) && number !== value) onChange(number);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    holdEnterWhileComposing(event);
    if (isComposing(event)) return;
    if (event.key === "ArrowUp") commit(value + 1);
    else if (event.key === "ArrowDown") commit(value - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Field id={id} label={label} isRequired={isRequired} description={description} error={error}>
      <div className={styles.row}>
        <div
          className={controlStyles.control}
          data-invalid={error ? true : undefined}
          data-disabled={isDisabled || undefined}
          data-stepper
        >
          <button
            type="button"
            className={styles.step}
            aria-label="减少"
            aria-controls={id}
            tabIndex={-1}
            disabled={isDisabled || value <= minValue}
            onClick={() => commit(value - 1)}
          >
            <Minus size={16} />
          </button>
          <input
            id={id}
            name={props.name}
            className={styles.input}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            autoComplete="off"
            value={text}
            disabled={isDisabled}
            aria-valuenow={value}
            aria-valuemin={minValue}
            aria-valuemax={maxValue}
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, description, error)}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={step}
            onBlur={() => commit(text === "" ? value : Number(text))}
          />
          <button
            type="button"
            className={styles.step}
            aria-label="增加"
            aria-controls={id}
            tabIndex={-1}
            disabled={isDisabled || value >= maxValue}
            onClick={() => commit(value + 1)}
          >
            <Plus size={16} />
          </button>
        </div>
        {props.suffix ? <span className={controlStyles.affix}>{props.suffix}</span> : null}
      </div>
    </Field>
  );
}
