import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { isWhole, plainCount } from "../../../schema/rules/digits";
import { Minus, Plus } from "../icons";
import { holdEnterWhileComposing, isComposing } from "./composition";
import controlStyles from "./control.module.css";
import { describedBy, Field } from "./field";
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

/**
 * A whole number with − and + beside it. Arrow keys step; leaving the field brings it back into its range, or to the last
 * number when it holds none, and says so.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, minValue, maxValue, description, isRequired, isDisabled } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [text, setText] = useState(String(value));
  /** What became of a text that could not stay. */
  const [note, setNote] = useState<string | null>(null);
  const error = props.error ?? note;
  useEffect(() => setText(String(value)), [value]);

  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number));
  const commit = (number: number) => {
    const next = clamp(number);
    setText(String(next));
    if (next !== value) onChange(next);
  };
  const type = (typed: string) => {
    const plain = plainCount(typed);
    setText(plain);
    setNote(null);
    const number = Number(plain);
    if (isWhole(plain, minValue, maxValue) && number !== value) onChange(number);
  };
  const leave = () => {
    const isNumber = /^\d+$/.test(text);
    const next = isNumber ? clamp(Number(text)) : value;
    if (text !== "" && !isWhole(text, minValue, maxValue)) {
      setNote(`请填写${minValue}-${maxValue}的整数，“${text}”已改为${next}`);
    }
    commit(next);
  };
  const step = (by: number) => {
    setNote(null);
    commit(value + by);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    holdEnterWhileComposing(event);
    if (isComposing(event)) return;
    if (event.key === "ArrowUp") step(1);
    else if (event.key === "ArrowDown") step(-1);
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
            onClick={() => step(-1)}
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
            onKeyDown={press}
            onBlur={leave}
          />
          <button
            type="button"
            className={styles.step}
            aria-label="增加"
            aria-controls={id}
            tabIndex={-1}
            disabled={isDisabled || value >= maxValue}
            onClick={() => step(1)}
          >
            <Plus size={16} />
          </button>
        </div>
        {props.suffix ? <span className={controlStyles.affix}>{props.suffix}</span> : null}
      </div>
    </Field>
  );
}
