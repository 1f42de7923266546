import { Check } from "./icons";
import styles from "./stepper.module.css";
import { VisuallyHidden } from "./visually-hidden";

/** Where one is in a task of several pages. `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "next";
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === "done" ? <Check size={16} /> : index + 1}
            </span>
            <span className={styles.name}>
              {step}
              {state === "done" ? <VisuallyHidden>（已完成）</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
