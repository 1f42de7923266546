import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names";
import { Check } from "../icons";
import { VisuallyHidden } from "../layout/visually-hidden";
import stepNumber from "./step-number.module.css";
import styles from "./stepper.module.css";

export type StepState = "done" | "current" | "next";

export interface Step {
  name: string;
  state: StepState;
  /** Shown below the name, such as when the step was done. Only in the stacked layout. */
  note?: ReactNode;
}

interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** `inline`: names beside their marks where there is room. `stacked`: always below them. */
  layout?: "inline" | "stacked";
}

/** Progress through several steps. */
export function Stepper({ label, steps, layout = "inline" }: StepperProps) {
  return (
    <ol aria-label={label} className={classNames(styles.steps, layout === "inline" && styles.inline)}>
      {steps.map(({ name, state, note }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={classNames(stepNumber.number, styles.mark)} aria-hidden="true">
            {state === "done" ? <Check size={16} /> : index + 1}
          </span>
          <span className={styles.name}>
            <Name>{name}</Name>
            {state === "done" ? <VisuallyHidden>（已完成）</VisuallyHidden> : null}
          </span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** Lets a name of two parts break between them; a browser would break within a word. */
function Name({ children }: { children: string }) {
  return children.split(/(?=与)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
