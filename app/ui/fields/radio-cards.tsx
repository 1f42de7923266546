import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { FieldGroup } from "./field";
import styles from "./radio-cards.module.css";

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  label: ReactNode;
  id?: string;
  name?: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  error?: string | null;
  description?: ReactNode;
  isRequired?: boolean;
  /** Tiles are small cards with the picture above the label, for many short choices. */
  layout?: "cards" | "tiles" | "plain";
}

const LAYOUTS = {
  cards: styles.cards,
  tiles: classNames(styles.cards, styles.tiles),
  plain: styles.plain,
};

/** A choice between a few options, all visible. Native radios, so arrow keys, forms and screen readers just work. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const name = props.name ?? id;
  return (
    <FieldGroup
      id={id}
      label={props.label}
      isRequired={props.isRequired}
      description={props.description}
      error={props.error}
    >
      <div className={LAYOUTS[props.layout ?? "cards"]}>
        {props.options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.isDisabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.text}>
              <span className={styles.name}>{option.label}</span>
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
