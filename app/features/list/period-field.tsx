import styles from "./period-field.module.css";

interface PeriodFieldProps {
  label: string;
  /** Parameters of the address that it sets. */
  names: readonly [start: string, end: string];
  values: readonly [start: string | undefined, end: string | undefined];
}

/** A period of two days; the end is included to its last second (LIST-21). */
export function PeriodField({ label, names: [start, end], values: [from, to] }: PeriodFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.period}>
        <input
          type="date"
          name={start}
          defaultValue={from}
          aria-label={`${label}，起`}
          className={styles.input}
        />
        <span aria-hidden="true">至</span>
        <input
          type="date"
          name={end}
          defaultValue={to}
          aria-label={`${label}，止`}
          className={styles.input}
        />
      </div>
    </fieldset>
  );
}
