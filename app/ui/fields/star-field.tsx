import { useId } from "react";
import { Star } from "../icons";
import { VisuallyHidden } from "../layout/visually-hidden";
import { FieldGroup } from "./field";
import styles from "./star-field.module.css";

interface StarFieldProps {
  label: string;
  /** 1 to as many stars as there are words. */
  value: number;
  onChange: (stars: number) => void;
  /** What each number of stars means, from one star up. */
  words: readonly string[];
  isRequired?: boolean;
}

/** A rating. Native radios, so arrow keys and screen readers just work. */
export function StarField({ label, value, onChange, words, isRequired }: StarFieldProps) {
  const id = useId();
  return (
    <FieldGroup id={id} label={label} isRequired={isRequired} error={null}>
      <div className={styles.row}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} className={styles.star} data-on={stars <= value || undefined} title={word}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star size={20} />
              <VisuallyHidden>
                {stars} 星，{word}
              </VisuallyHidden>
            </label>
          );
        })}
        <span className={styles.word} aria-hidden="true">
          {words[value - 1]}
        </span>
      </div>
    </FieldGroup>
  );
}
