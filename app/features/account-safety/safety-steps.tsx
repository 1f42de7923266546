import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { Stepper } from "~/ui/navigation/stepper";
import styles from "./account-safety.module.css";

interface SafetyStepsProps {
  title: string;
  description: string;
  /** Names of the steps. */
  names: readonly string[];
  /** Index of the one that is shown. */
  current: number;
  children: ReactNode;
}

/** A change in three steps: identity, new value, done (SAFE-10, SAFE-14). The last step needs no input. */
export function SafetySteps({ title, description, names, current, children }: SafetyStepsProps) {
  const step = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    step.current?.focus();
  }, [current]);
  const isOver = current === names.length - 1;
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={description} />
      <Card as="div">
        <Stepper
          label={`${title}的步骤`}
          steps={names.map((name, index) => ({
            name,
            state: index < current || isOver ? "done" : index === current ? "current" : "next",
          }))}
        />
        <div className={styles.step}>
          <h2 ref={step} tabIndex={-1} className={styles.stepTitle}>
            {names[current]}
          </h2>
          {children}
        </div>
      </Card>
    </div>
  );
}
