import styles from "./numbered-steps.module.css";

interface Step {
  title: string;
  text: string;
}

interface NumberedStepsProps {
  steps: readonly Step[];
  /** In one column also on wide screens. */
  isColumn?: boolean;
}

/** Steps that follow each other. */
export function NumberedSteps({ steps, isColumn = false }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-column={isColumn || undefined}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
